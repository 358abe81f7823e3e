import type { Role } from "../../contract/staff.ts";
import type { JsonObject } from "../lib/json-object.ts";
import type { SafeStorage } from "../lib/safe-storage.ts";

/** The tokens of a session. The refresh token is optional (spec §7). */
export interface Tokens {
  readonly accessToken: string;
  readonly refreshToken?: string;
  /** Username as typed at sign-in, for opaque tokens (spec §6: the stored user's username). */
  readonly username?: string;
  /** Display name, if the backend returned one apart from the token. */
  readonly name?: string;
  /** Role, if the backend returned one apart from the token. */
  readonly role?: Role;
  /** ID token of OpenID Connect, which identifies the session when it is ended. */
  readonly idToken?: string;
  /** Expiry of an opaque token from `expiresIn`, in milliseconds since 1970. */
  readonly expiresAt?: number;
}

/** Whether a header can carry the token. Any other token could be stored but never sent. */
export function isSendable(accessToken: unknown): accessToken is string {
  return typeof accessToken === "string" && /^[\x21-\x7e]+$/.test(accessToken);
}

/** The tokens of one backend, kept under `<backend>-tokens` (spec §4). */
export interface TokenStore {
  readonly key: string;
  read(): Tokens | null;
  write(tokens: Tokens): void;
  clear(): void;
}

// A pair of tokens is a few kilobytes. The console never writes a longer text.
const MAX_LENGTH = 100_000;

const isRole = (value: unknown): value is Role => value === "reader" || value === "administrator";

function textOf<N extends string>(stored: JsonObject, name: N): { readonly [K in N]?: string } {
  const value = stored[name];
  return typeof value === "string" && value !== "" ? ({ [name]: value } as { readonly [K in N]: string }) : {};
}

function toTokens(text: string): Tokens | null {
  if (text.length > MAX_LENGTH) {
    return null;
  }
  try {
    // A list and a number have no such members. Null throws, as invalid JSON does.
    const stored: JsonObject = JSON.parse(text);
    const { accessToken, expiresAt } = stored;
    if (!isSendable(accessToken)) {
      return null;
    }
    return {
      accessToken,
      ...textOf(stored, "refreshToken"),
      ...textOf(stored, "username"),
      ...textOf(stored, "name"),
      ...textOf(stored, "idToken"),
      ...(isRole(stored["role"]) ? { role: stored["role"] } : {}),
      ...(typeof expiresAt === "number" ? { expiresAt } : {}),
    };
  } catch {
    return null;
  }
}

export function tokenStore(backend: string, storage: SafeStorage): TokenStore {
  const key = `${backend}-tokens`;
  return {
    key,
    read() {
      const text = storage.get(key);
      if (text === null) {
        return null;
      }
      const tokens = toTokens(text);
      if (tokens === null) {
        storage.remove(key);
      }
      return tokens;
    },
    write: (tokens) => storage.set(key, JSON.stringify(tokens)),
    clear: () => storage.remove(key),
  };
}

/** A session that always exists, for a backend without sign-in. */
export const openStore: TokenStore = {
  key: "",
  read: () => ({ accessToken: "none" }),
  write: () => undefined,
  clear: () => undefined,
};
