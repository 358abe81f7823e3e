import type { Audience, AuthKeys } from "../auth/auth-keys.ts";

/** The bytes of the key that signs an audience's access tokens, to sign with them in other ways. */
export async function rawKey(keys: AuthKeys, audience: Audience): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.exportKey("raw", await keys.of(audience).access));
}
