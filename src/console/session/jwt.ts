import type { Role } from "../../contract/staff.ts";
import { isObject } from "../lib/json-object.ts";

/** The claims of an access token that the console reads; never trusted, only used to plan ahead. */
export interface TokenClaims {
  /** Seconds since 1970; null where the token does not say. */
  readonly expiresAt: number | null;
  readonly issuedAt: number | null;
  readonly name: string | null;
  readonly username: string | null;
  /** Whom it is about: a username, or the id of one. */
  readonly subject: string | null;
  /** What it may do; a token that does not say may do everything. */
  readonly role: Role;
}

function toPayload(token: string): unknown {
  const [, payload, signature, ...rest] = token.split(".");
  if (payload === undefined || signature === undefined || rest.length > 0) {
    return null;
  }
  try {
    const base64 = payload.replaceAll("-", "+").replaceAll("_", "/");
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    // An opaque token is as good as a JWT: it just does not tell its expiry.
    return null;
  }
}

const toSeconds = (value: unknown): number | null =>
  typeof value === "number" && Number.isFinite(value) ? value : null;

const toText = (value: unknown): string | null => (typeof value === "string" && value !== "" ? value : null);

/** Reads what a token says of itself; anything that is not a JWT says nothing. */
export function toClaims(token: string): TokenClaims {
  const payload = toPayload(token);
  const claims = isObject(payload) ? payload : {};
  return {
    expiresAt: toSeconds(claims["exp"]),
    issuedAt: toSeconds(claims["iat"]),
    name: toText(claims["name"]),
    username: toText(claims["username"]) ?? toText(claims["preferred_username"]),
    subject: toText(claims["sub"]),
    role: claims["role"] === "reader" ? "reader" : "administrator",
  };
}
