import { ApiError } from "../../api/api-error.ts";

/** Whether the write was based on an outdated version. A 409 that names fields is a constraint violation instead. */
export function isOutdated(error: unknown): boolean {
  return (
    error instanceof ApiError &&
    ([412, 428].includes(error.statusCode) || (error.statusCode === 409 && error.details.length === 0))
  );
}
