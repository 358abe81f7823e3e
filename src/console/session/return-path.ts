import { safeStorage } from "../lib/safe-storage.ts";
import { startsWithLogin } from "./login-path.ts";

const KEY = "return-path";
const MAX_LENGTH = 4000;
// Any origin works: the check only needs to detect a change of origin.
const ORIGIN = "http://console.invalid";

const storage = safeStorage(() => window.sessionStorage);

/**
 * Returns the path if it is safe to navigate to, else null. It must be a path of this console, not `/login`, and must
 * not parse as another host before or after normalization.
 */
export function toSafePath(raw: unknown): string | null {
  if (typeof raw !== "string" || raw.length > MAX_LENGTH || !raw.startsWith("/") || hasUnsafeCharacter(raw)) {
    return null;
  }
  if (!URL.canParse(raw, ORIGIN)) {
    return null;
  }
  const url = new URL(raw, ORIGIN);
  // `//evil` is another host. `/..//evil` has the right origin, but its normalized path is `//evil`.
  if (url.origin !== ORIGIN || url.pathname.startsWith("//") || startsWithLogin(url.pathname)) {
    return null;
  }
  return url.pathname + url.search + url.hash;
}

function hasUnsafeCharacter(path: string): boolean {
  return [...path].some((character) => character === "\\" || character <= " " || character === "\x7f");
}

/** Remembers the requested page until sign-in. */
export function rememberReturnPath(path: string): void {
  const safe = toSafePath(path);
  if (safe === null) {
    storage.remove(KEY);
  } else {
    storage.set(KEY, safe);
  }
}

/** Returns the remembered path, or `/`. Validates it again, because anyone can edit the storage. */
export function readReturnPath(): string {
  return toSafePath(storage.get(KEY)) ?? "/";
}

export function forgetReturnPath(): void {
  storage.remove(KEY);
}
