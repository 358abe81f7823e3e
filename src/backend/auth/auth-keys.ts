import { hkdfSync } from "node:crypto";

/** The two backends of spec §6; a token of one is worth nothing to the other. */
export type Audience = "main" | "content";

/** What signs the tokens of one backend. */
export interface AudienceKeys {
  readonly access: Uint8Array;
  readonly refresh: Uint8Array;
}

export type AuthKeys = { readonly [A in Audience]: AudienceKeys };

/** Independent keys, all from one secret, so that an operator keeps one. */
export function toAuthKeys(secret: string): AuthKeys {
  const derive = (purpose: string) => new Uint8Array(hkdfSync("sha256", secret, "entity-console", purpose, 32));
  const keysOf = (audience: Audience): AudienceKeys => ({
    access: derive(`${audience} access token`),
    refresh: derive(`${audience} refresh token`),
  });
  return { main: keysOf("main"), content: keysOf("content") };
}
