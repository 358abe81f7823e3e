import { hkdfSync } from "node:crypto";

/** The two backends of spec §6; a token of one is worth nothing to the other. */
export type Audience = "main" | "content";

/** What signs the tokens of one backend. */
interface AudienceKeys {
  readonly access: Uint8Array;
  readonly refresh: Uint8Array;
}

/** All keys that are made of one secret. */
export type AuthKeys = { readonly [A in Audience]: AudienceKeys } & {
  readonly id: string;
  /** Encrypts what is kept. */
  readonly storage: Uint8Array;
};

/** Independent keys, all from one secret, so that an operator keeps one. */
export function toAuthKeys(secret: string, id: string): AuthKeys {
  const derive = (purpose: string) => new Uint8Array(hkdfSync("sha256", secret, "entity-console", purpose, 32));
  const keysOf = (audience: Audience): AudienceKeys => ({
    access: derive(`${audience} access token`),
    refresh: derive(`${audience} refresh token`),
  });
  return { id, main: keysOf("main"), content: keysOf("content"), storage: derive("stored answers") };
}
