import { toClaims } from "./jwt.ts";
import type { Tokens } from "./token-store.ts";

/** Whose tokens they are: as the token says, else as it was typed; its subject may be no more than an id. */
export function toUsername(tokens: Tokens | null): string | null {
  if (tokens === null) {
    return null;
  }
  const { username, subject } = toClaims(tokens.accessToken);
  return username ?? tokens.username ?? subject;
}

/** The clock skew: how far this computer's clock is behind the backend's, by a token that was made just now. */
export function toSkew(tokens: Tokens, now: number): number {
  const { issuedAt } = toClaims(tokens.accessToken);
  return issuedAt === null ? 0 : issuedAt * 1000 - now;
}
