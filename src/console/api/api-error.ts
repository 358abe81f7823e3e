import type { FieldProblem } from "../../contract/problem.ts";

/** `http`: the backend refused; `unexpected`: it answered something that the contract does not know. */
export type ApiErrorKind = "http" | "network" | "timeout" | "cancelled" | "unexpected";

export interface ApiErrorParts {
  readonly kind: ApiErrorKind;
  /** 0 where there was no answer. */
  readonly statusCode?: number;
  readonly message: string;
  readonly details?: readonly FieldProblem[];
  /** What the backend said of it to be read, beyond the name of its status. */
  readonly serverMessage?: string | null;
  /** Until when the backend asks not to be asked again, as `Date.now()` has it; null where it does not say. */
  readonly retryAt?: number | null;
  readonly cause?: unknown;
}

/** Why a call failed (spec §8). */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly kind: ApiErrorKind;
  readonly statusCode: number;
  readonly details: readonly FieldProblem[];
  readonly serverMessage: string | null;
  readonly retryAt: number | null;

  constructor(parts: ApiErrorParts) {
    super(parts.message, { cause: parts.cause });
    this.kind = parts.kind;
    this.statusCode = parts.statusCode ?? 0;
    this.details = parts.details ?? [];
    this.serverMessage = parts.serverMessage ?? null;
    this.retryAt = parts.retryAt ?? null;
  }
}

/** Whether the same call may well succeed a moment later. */
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
