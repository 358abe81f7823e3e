import type { Role } from "../../contract/staff.ts";
import { isObject } from "../lib/json-object.ts";

/** Claims of the access token that the console reads. Not verified: they are only hints. */
export interface TokenClaims {
  /** Seconds since 1970; null if the claim is missing. */
  readonly expiresAt: number | null;
  readonly issuedAt: number | null;
  readonly name: string | null;
  readonly username: string | null;
  /** Username or user id. */
  readonly subject: string | null;
  /** Without a role claim the user may do everything. */
  readonly role: Role;
}

/** Payload of a JWT; null for any other token. Not verified. */
export function toPayload(token: string): unknown {
  const [, payload, signature, ...rest] = token.split(".");
  if (payload === undefined || signature === undefined || rest.length > 0) {
    return null;
  }
  try {
    const base64 = payload.replaceAll("-", "+").replaceAll("_", "/");
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    // An opaque token is valid too; its expiry is unknown.
    return null;
  }
}

const toSeconds = (value: unknown): number | null =>
  typeof value === "number" && Number.isFinite(value) ? value : null;

const toText = (value: unknown): string | null => (typeof value === "string" && value !== "" ? value : null);

/** Reads the claims of a JWT. For any other token, every claim is null or the default. */
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
