import { createHash } from "node:crypto";
import { type AuthKeys, toAuthKeys } from "./auth-keys.ts";

/** The current keys: the first one signs, all are accepted. A removed key is retired. */
export interface KeyRing {
  current(): AuthKeys;
  all(): readonly AuthKeys[];
}

/** Derives keys from the secrets that `readSecrets` returns, which may change at run time. */
export function createKeyRing(readSecrets: () => readonly string[]): KeyRing {
  let made: { readonly from: readonly string[]; readonly keys: readonly AuthKeys[] } | null = null;
  const all = () => {
    const secrets = readSecrets();
    if (made?.from !== secrets) {
      made = { from: secrets, keys: secrets.map((secret) => toAuthKeys(secret, toKeyId(secret))) };
    }
    return made.keys;
  };
  return {
    all,
    current: () => {
      const [first] = all();
      if (first === undefined) {
        throw new Error("There is no secret to sign with");
      }
      return first;
    },
  };
}

/** A key id for tokens, which does not reveal the key. */
function toKeyId(secret: string): string {
  return createHash("sha256").update(`key id of ${secret}`).digest("base64url").slice(0, 8);
}
