import type { Role } from "../../contract/staff.ts";
import { toClaims } from "./jwt.ts";
import type { Tokens } from "./token-store.ts";

/** Username of the tokens: the claim, else the typed name. The subject may be only an id. */
export function toUsername(tokens: Tokens | null): string | null {
  if (tokens === null) {
    return null;
  }
  const { username, subject } = toClaims(tokens.accessToken);
  return username ?? tokens.username ?? subject;
}

/** Display name: the claim, else the backend's own response, else the username claim; null without any. */
export function toName(tokens: Tokens | null): string | null {
  const { name, username } = toClaims(tokens?.accessToken ?? "");
  return name ?? tokens?.name ?? username;
}

/** Role: the backend's own response, else the claim. Without either, the user may do everything. */
export function toRole(tokens: Tokens | null): Role {
  return tokens?.role ?? toClaims(tokens?.accessToken ?? "").role;
}

/** Clock skew: how far this computer's clock is behind the backend's. The token must have just been issued. */
export function toSkew(tokens: Tokens, now: number): number {
  const { issuedAt } = toClaims(tokens.accessToken);
  return issuedAt === null ? 0 : issuedAt * 1000 - now;
}
