import { ApiError } from "../../api/api-error.ts";

/** Whether the backend holds another version than what was written on; a 409 that names fields is about their values instead. */
export function isOutdated(error: unknown): boolean {
  return (
    error instanceof ApiError &&
    ([412, 428].includes(error.statusCode) || (error.statusCode === 409 && error.details.length === 0))
  );
}
