import type { Audience, AuthKeys } from "../auth/auth-keys.ts";

/** The raw bytes of an audience's access key, to sign tokens with other claims. */
export async function rawKey(keys: AuthKeys, audience: Audience): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.exportKey("raw", await keys.of(audience).access));
}
