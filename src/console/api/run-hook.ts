import { ApiError } from "./api-error.ts";

/** Error of a hook of the product's `BackendAdapter`. */
export function hookFailure(hook: string, cause: unknown): ApiError {
  const message = cause instanceof Error ? cause.message : String(cause);
  return new ApiError({ kind: "unexpected", message, hook, cause });
}

/** Runs a hook. An `ApiError` passes; any other error gets the name of the hook. */
export async function runHook<T>(hook: string, run: () => T | Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    throw error instanceof ApiError ? error : hookFailure(hook, error);
  }
}
