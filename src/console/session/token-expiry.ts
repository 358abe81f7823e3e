import { toClaims } from "./jwt.ts";

/** A token is expiring when this much or less is left of it (spec §9). */
const EXPIRING_SECONDS = 3600;

/** `unknown`: an opaque token, whose end shows only when the backend refuses it. */
export type TokenState = "valid" | "expiring" | "expired" | "unknown";

/** Where a token stands at `now`, in milliseconds since 1970. */
export function toTokenState(token: string, now: number): TokenState {
  const { expiresAt } = toClaims(token);
  if (expiresAt === null) {
    return "unknown";
  }
  const left = expiresAt - now / 1000;
  if (left <= 0) {
    return "expired";
  }
  return left <= EXPIRING_SECONDS ? "expiring" : "valid";
}
