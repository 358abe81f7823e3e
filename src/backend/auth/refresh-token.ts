import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import type { Audience, AuthKeys } from "./auth-keys.ts";
import type { KeyRing } from "./key-ring.ts";

/** The session of a refresh token and the number of its rotation, from 0. */
export interface RefreshToken {
  readonly sessionId: string;
  readonly generation: number;
}

const FORMAT = /^[0-9a-f-]{36}\.\d{1,9}\.[\w-]{43}$/;
const ID_LENGTH = 36;
const SIGNATURE_LENGTH = 43;

/**
 * A refresh token is derived, not random. Its signature needs the key, so the database does not reveal it. The next
 * token can be computed again for a client that lost the response (case 176).
 */
export function toRefreshToken(keys: AuthKeys, audience: Audience, { sessionId, generation }: RefreshToken): string {
  return `${sessionId}.${generation}.${sign(keys, audience, `${sessionId}.${generation}`)}`;
}

/** The content of a token; null if this backend did not issue it for that audience. */
export function readRefreshToken(ring: KeyRing, audience: Audience, token: string): RefreshToken | null {
  if (!FORMAT.test(token)) {
    return null;
  }
  const signed = token.slice(0, -SIGNATURE_LENGTH - 1);
  const signature = Buffer.from(token.slice(-SIGNATURE_LENGTH));
  const isOurs = ring.all().some((keys) => timingSafeEqual(signature, Buffer.from(sign(keys, audience, signed))));
  return isOurs ? { sessionId: signed.slice(0, ID_LENGTH), generation: Number(signed.slice(ID_LENGTH + 1)) } : null;
}

/**
 * The form in which a session stores its token.
 *
 * @example
 * where(eq(sessions.tokenHash, hashToken(refreshToken)));
 */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}

function sign(keys: AuthKeys, audience: Audience, text: string): string {
  return createHmac("sha256", keys.of(audience).refresh).update(text).digest("base64url");
}
