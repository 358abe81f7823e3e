import type { BackendConfig } from "../../contract/app-config.ts";
import { PLAIN_ABILITIES } from "../../contract/backend-abilities.ts";
import { ApiError } from "./api-error.ts";

/**
 * Creates a unique key. `randomUUID` is not available on plain HTTP.
 *
 * @example
 * await client.ticket.create(body, { idempotencyKey: newIdempotencyKey() });
 */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Whether to send `Idempotency-Key`. A backend of another origin must allow the header in its CORS rules. */
export function supportsIdempotencyKeys(
  { url, abilities }: BackendConfig,
  page: string = globalThis.location?.href ?? url,
): boolean {
  const { idempotency = PLAIN_ABILITIES.idempotency } = abilities ?? {};
  return idempotency === "sameOrigin" ? new URL(url, page).origin === new URL(page).origin : idempotency === "always";
}

/** Whether a write may have succeeded, because its response was lost or inconclusive. */
export function isOutcomeUnknown(error: unknown): boolean {
  return (
    error instanceof ApiError &&
    (["network", "timeout", "unexpected"].includes(error.kind) || [408, 502, 503, 504].includes(error.statusCode))
  );
}

/** Whether the same submission may still be pending, so that a retry must reuse its key. */
export function isSameSubmission(error: unknown): boolean {
  return (
    isOutcomeUnknown(error) ||
    (error instanceof ApiError &&
      (error.kind === "cancelled" || error.statusCode >= 500 || [409, 425, 429].includes(error.statusCode)))
  );
}
