import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import type { Audience, AuthKeys } from "./auth-keys.ts";
import type { KeyRing } from "./key-ring.ts";

/** Which session a refresh token is of, and which of its tokens, counted from 0. */
export interface RefreshToken {
  readonly sessionId: string;
  readonly generation: number;
}

const FORMAT = /^[0-9a-f-]{36}\.\d{1,9}\.[\w-]{43}$/;
const ID_LENGTH = 36;
const SIGNATURE_LENGTH = 43;

/**
 * A refresh token is derived, not drawn: its signature needs the key, so the database cannot give it away, and its
 * successor can be worked out again for a client that lost the answer (case 176).
 */
export function toRefreshToken(keys: AuthKeys, audience: Audience, { sessionId, generation }: RefreshToken): string {
  return `${sessionId}.${generation}.${sign(keys, audience, `${sessionId}.${generation}`)}`;
}

/** What a token says, or null where this backend did not issue it for that audience. */
export function readRefreshToken(ring: KeyRing, audience: Audience, token: string): RefreshToken | null {
  if (!FORMAT.test(token)) {
    return null;
  }
  const signed = token.slice(0, -SIGNATURE_LENGTH - 1);
  const signature = Buffer.from(token.slice(-SIGNATURE_LENGTH));
  const isOurs = ring.all().some((keys) => timingSafeEqual(signature, Buffer.from(sign(keys, audience, signed))));
  return isOurs ? { sessionId: signed.slice(0, ID_LENGTH), generation: Number(signed.slice(ID_LENGTH + 1)) } : null;
}

/** How a session keeps its token. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}

function sign(keys: AuthKeys, audience: Audience, text: string): string {
  return createHmac("sha256", keys.of(audience).refresh).update(text).digest("base64url");
}
