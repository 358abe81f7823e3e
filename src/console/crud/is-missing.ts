import { ApiError } from "../api/api-error.ts";

/** Whether the backend answered that it has no such thing: none any more, or none under that address. */
export function isMissing(error: unknown): boolean {
  return error instanceof ApiError && [404, 410].includes(error.statusCode);
}
