import { createHash } from "node:crypto";
import { type AuthKeys, toAuthKeys } from "./auth-keys.ts";

/** The keys in force: the first signs, all are accepted. A key that is taken out is retired. */
export interface KeyRing {
  current(): AuthKeys;
  all(): readonly AuthKeys[];
}

/** The keys of what `readSecrets` answers, which may change while the process runs. */
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

/** Names a key in the tokens that it signs, without giving it away. */
function toKeyId(secret: string): string {
  return createHash("sha256").update(`key id of ${secret}`).digest("base64url").slice(0, 8);
}
