import type { FieldProblem } from "../../contract/problem.ts";

/** `http`: the backend rejected the call. `unexpected`: the response does not match the contract. */
export type ApiErrorKind = "http" | "network" | "timeout" | "cancelled" | "unexpected";

export interface ApiErrorParts {
  readonly kind: ApiErrorKind;
  /** 0 without a response. */
  readonly statusCode?: number;
  readonly message: string;
  readonly details?: readonly FieldProblem[];
  /** Message of the backend for users. Status names do not count. */
  readonly serverMessage?: string | null;
  /** Time of `Retry-After`, in milliseconds since 1970; null if the backend sent none. */
  readonly retryAt?: number | null;
  readonly cause?: unknown;
  /** Name of the hook of a `BackendAdapter` that has failed. */
  readonly hook?: string | null;
}

/**
 * Why a call failed (spec §8).
 *
 * @example
 * if (error instanceof ApiError && error.kind === "conflict") { reload(); }
 */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly kind: ApiErrorKind;
  readonly statusCode: number;
  readonly details: readonly FieldProblem[];
  readonly serverMessage: string | null;
  readonly retryAt: number | null;
  readonly hook: string | null;

  constructor(parts: ApiErrorParts) {
    super(parts.message, { cause: parts.cause });
    this.kind = parts.kind;
    this.statusCode = parts.statusCode ?? 0;
    this.details = parts.details ?? [];
    this.serverMessage = parts.serverMessage ?? null;
    this.retryAt = parts.retryAt ?? null;
    this.hook = parts.hook ?? null;
  }
}

/** Whether a retry is likely to succeed. */
export function isTransient(error: unknown): boolean {
  return (
    error instanceof ApiError &&
    (error.kind === "network" ||
      error.kind === "timeout" ||
      error.statusCode >= 500 ||
      error.statusCode === 408 ||
      error.statusCode === 429)
  );
}
