import { hkdfSync } from "node:crypto";

/** The backend of a token: `main` or the name of an additional one. Each rejects the tokens of the others. */
export type Audience = string;

/** The signing keys of one backend. */
interface AudienceKeys {
  /** A `CryptoKey`, because raw bytes would be imported again for each token. */
  readonly access: Promise<CryptoKey>;
  readonly refresh: Uint8Array;
}

/** All keys derived from one secret. */
export interface AuthKeys {
  readonly id: string;
  /** Encrypts stored responses. */
  readonly storage: Uint8Array;
  /** Hashes unknown names in audit entries. */
  readonly names: Uint8Array;
  /** Encrypts a started sign-in at the company's provider. */
  readonly companySignIn: Uint8Array;
  of(audience: Audience): AudienceKeys;
}

/** Derives independent keys from one secret (HKDF), so that operators manage only one. */
export function toAuthKeys(secret: string, id: string): AuthKeys {
  const derive = (purpose: string) => new Uint8Array(hkdfSync("sha256", secret, "entity-console", purpose, 32));
  const known = new Map<Audience, AudienceKeys>();
  return {
    id,
    storage: derive("stored answers"),
    names: derive("unknown names"),
    companySignIn: derive("company sign-in"),
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
