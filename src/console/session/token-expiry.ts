import { toClaims } from "./jwt.ts";
import type { Tokens } from "./token-store.ts";

/** A token is "expiring" with this much time or less left (spec §9). */
const EXPIRING_MS = 3_600_000;

/** `unknown`: an opaque token. Its expiry shows only when the backend rejects it. */
export type TokenState = "valid" | "expiring" | "expired" | "unknown";

/**
 * Expiry of an access token by this computer's clock, in milliseconds since 1970; null if unknown. `skew` is how far
 * this clock is behind the backend's. The token's own claim takes precedence over `expiresIn`.
 */
export function toEndTime({ accessToken, expiresAt }: Tokens, skew = 0): number | null {
  const claimed = toClaims(accessToken).expiresAt;
  return claimed === null ? (expiresAt ?? null) : claimed * 1000 - skew;
}

/** State of the access token at `now`, in milliseconds since 1970. */
export function toTokenState(tokens: Tokens, now: number, skew = 0): TokenState {
  const end = toEndTime(tokens, skew);
  if (end === null) {
    return "unknown";
  }
  const left = end - now;
  if (left <= 0) {
    return "expired";
  }
  return left <= EXPIRING_MS ? "expiring" : "valid";
}
