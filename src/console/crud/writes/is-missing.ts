import { ApiError } from "../../api/api-error.ts";

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
