import type { SafeStorage } from "../lib/safe-storage.ts";

/** The tokens of a session. The refresh token is optional (spec §7). */
export interface Tokens {
  readonly accessToken: string;
  readonly refreshToken?: string;
  /** Username as typed at sign-in, for opaque tokens (spec §6: the stored user's username). */
  readonly username?: string;
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

function toTokens(text: string): Tokens | null {
  if (text.length > MAX_LENGTH) {
    return null;
  }
  try {
    // A list and a number have no such members. Null throws, as invalid JSON does.
    const { accessToken, refreshToken, username, expiresAt }: { readonly [name: string]: unknown } = JSON.parse(text);
    if (!isSendable(accessToken)) {
      return null;
    }
    return {
      accessToken,
      ...(typeof refreshToken === "string" && refreshToken !== "" ? { refreshToken } : {}),
      ...(typeof username === "string" && username !== "" ? { username } : {}),
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
