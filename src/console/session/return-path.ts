import { safeStorage } from "../lib/safe-storage.ts";
import { beginsWithLogin } from "./login-path.ts";

const KEY = "return-path";
const MAX_LENGTH = 4000;
// Any origin does: what matters is whether the path can lead away from it.
const ORIGIN = "http://console.invalid";

const storage = safeStorage(() => window.sessionStorage);

/**
 * The path as this console may go to it, or null: only a path of its own, never `/login`, and never one that
 * a browser could read as another host, before or after normalisation.
 */
export function toSafePath(raw: unknown): string | null {
  if (typeof raw !== "string" || raw.length > MAX_LENGTH || !raw.startsWith("/") || hasUnsafeCharacter(raw)) {
    return null;
  }
  if (!URL.canParse(raw, ORIGIN)) {
    return null;
  }
  const url = new URL(raw, ORIGIN);
  // `//evil` is another host. `/..//evil` has the right origin, yet once the dots are gone
  // its path is `//evil`.
  if (url.origin !== ORIGIN || url.pathname.startsWith("//") || beginsWithLogin(url.pathname)) {
    return null;
  }
  return url.pathname + url.search + url.hash;
}

function hasUnsafeCharacter(path: string): boolean {
  return [...path].some((character) => character === "\\" || character <= " " || character === "\x7f");
}

/** Remembers where a visitor wanted to go, until sign-in. */
export function rememberReturnPath(path: string): void {
  const safe = toSafePath(path);
  if (safe === null) {
    storage.remove(KEY);
  } else {
    storage.set(KEY, safe);
  }
}

/** The remembered path, checked again since anyone may edit a storage; `/` where there is none. */
export function readReturnPath(): string {
  return toSafePath(storage.get(KEY)) ?? "/";
}

export function forgetReturnPath(): void {
  storage.remove(KEY);
}
