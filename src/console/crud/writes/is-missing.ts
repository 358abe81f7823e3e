import { ApiError } from "../../api/api-error.ts";

/** Whether the backend answered that it has no such thing: none any more, or none under that address. */
export function isMissing(error: unknown): boolean {
  return error instanceof ApiError && [404, 410].includes(error.statusCode);
}

/** A record is there though the backend says that something is missing: that can only be the call. */
export function toMissingCall(error: unknown): unknown {
  return error instanceof ApiError && isMissing(error) && error.details.length === 0
    ? new ApiError({ ...error, message: error.message, cause: error, statusCode: 405 })
    : error;
}
