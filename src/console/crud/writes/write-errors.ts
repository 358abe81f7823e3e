import { ApiError } from "../../api/api-error.ts";
import { isOutcomeUnknown } from "../../api/idempotency.ts";
import { isOffline } from "../../i18n/error-text.ts";

/** Whether the response is 404 or 410: the record is gone, or the URL does not exist. */
export function isMissing(error: unknown): boolean {
  return error instanceof ApiError && [404, 410].includes(error.statusCode);
}

/** Converts a 404 of an existing record to 405: the endpoint is missing, not the record. */
export function toMissingCall(error: unknown): unknown {
  return error instanceof ApiError && isMissing(error) && error.details.length === 0
    ? new ApiError({ ...error, message: error.message, cause: error, statusCode: 405 })
    : error;
}

/** Whether the write was based on an outdated version. A 409 that names fields is a constraint violation instead. */
export function isOutdated(error: unknown): boolean {
  return (
    error instanceof ApiError &&
    ([412, 428].includes(error.statusCode) || (error.statusCode === 409 && error.details.length === 0))
  );
}

/** Whether the backend may have processed a failed write. A request that never left the browser was not processed. */
export function hasUnknownOutcome(error: unknown): boolean {
  return isOutcomeUnknown(error) && !isOffline(error);
}

/** Like `hasUnknownOutcome`, or the user cancelled the save. */
export function mayBeSaved(error: unknown): boolean {
  return hasUnknownOutcome(error) || (error instanceof ApiError && error.kind === "cancelled");
}

/** Whether a run that ends here can be continued later: the backend has not rejected the record itself. */
export function isInterrupted(error: unknown): boolean {
  return (
    isOutcomeUnknown(error) ||
    (error instanceof ApiError && (error.kind === "cancelled" || [401, 429].includes(error.statusCode)))
  );
}

/** Whether the backend rejected specific fields. */
export function hasDetails(error: unknown): error is ApiError {
  return error instanceof ApiError && error.details.length > 0;
}
