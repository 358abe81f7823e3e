import { toClaims } from "./jwt.ts";
import type { Tokens } from "./token-store.ts";

/** A token is expiring when this much or less is left of it (spec §9). */
const EXPIRING_MS = 3_600_000;

/** `unknown`: an opaque token, whose end shows only when the backend refuses it. */
export type TokenState = "valid" | "expiring" | "expired" | "unknown";

/**
 * When an access token ends, in milliseconds since 1970 by this computer's clock, which is `skew` behind the backend's:
 * as the token says, else as the answer that brought it did; null where neither does.
 */
export function toEndTime({ accessToken, expiresAt }: Tokens, skew = 0): number | null {
  const claimed = toClaims(accessToken).expiresAt;
  return claimed === null ? (expiresAt ?? null) : claimed * 1000 - skew;
}

/** Where the access token stands at `now`, in milliseconds since 1970. */
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
