import { hkdfSync } from "node:crypto";

/** Which backend a token is for: `main`, or the name of a further one; each refuses the tokens of the others. */
export type Audience = string;

/** What signs the tokens of one backend. */
interface AudienceKeys {
  /** Held as the key that signs and verifies: anything else would be made into one for each token. */
  readonly access: Promise<CryptoKey>;
  readonly refresh: Uint8Array;
}

/** All keys that are made of one secret. */
export interface AuthKeys {
  readonly id: string;
  /** Encrypts stored answers. */
  readonly storage: Uint8Array;
  of(audience: Audience): AudienceKeys;
}

/** Independent keys, all derived from one secret (HKDF), so that an operator keeps one. */
export function toAuthKeys(secret: string, id: string): AuthKeys {
  const derive = (purpose: string) => new Uint8Array(hkdfSync("sha256", secret, "entity-console", purpose, 32));
  const known = new Map<Audience, AudienceKeys>();
  return {
    id,
    storage: derive("stored answers"),
    of: (audience) => {
      const keys = known.get(audience) ?? {
        access: toSigningKey(derive(`${audience} access token`)),
        refresh: derive(`${audience} refresh token`),
      };
      known.set(audience, keys);
      return keys;
    },
  };
}

function toSigningKey(bytes: Uint8Array<ArrayBuffer>): Promise<CryptoKey> {
  return crypto.subtle.importKey("raw", bytes, { name: "HMAC", hash: "SHA-256" }, true, ["sign", "verify"]);
}
