import { toClaims } from "./jwt.ts";
import type { Tokens } from "./token-store.ts";

/** Whose tokens they are: as the token says, else as it was typed. */
export function toUsername(tokens: Tokens | null): string | null {
  return tokens === null ? null : (toClaims(tokens.accessToken).username ?? tokens.username ?? null);
}

/** The clock skew: how far this computer's clock is behind the backend's, by a token that was made just now. */
export function toSkew(tokens: Tokens, now: number): number {
  const { issuedAt } = toClaims(tokens.accessToken);
  return issuedAt === null ? 0 : issuedAt * 1000 - now;
}
