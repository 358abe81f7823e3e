import { isObject } from "../../lib/json-object.ts";
import type { SafeStorage } from "../../lib/safe-storage.ts";
import { readItems, writeItems } from "../../lib/stored-json.ts";

/** Secrets of a sign-in that continues on the provider's page. */
interface PendingSignIn {
  readonly verifier: string;
  readonly nonce: string;
}

const KEY = "main-sign-ins";

/** A sign-in that takes longer starts again. */
const MAX_AGE_MS = 30 * 60_000;

/** The provider may be open in several tabs and windows; older sign-ins are dropped. */
const MAX_COUNT = 10;

type Entry = PendingSignIn & { readonly state: string; readonly at: number };

const isEntry = (value: unknown): value is Entry =>
  isObject(value) &&
  [value["state"], value["verifier"], value["nonce"]].every((text) => typeof text === "string") &&
  typeof value["at"] === "number";

/**
 * Sign-ins that have been started, by `state`. In local storage, since a sign-in window has a session storage of its
 * own.
 */
export function pendingSignIns(storage: SafeStorage, now: () => number) {
  const read = (): readonly Entry[] =>
    (readItems(storage, KEY, isEntry) ?? []).filter(({ at }) => Math.abs(now() - at) < MAX_AGE_MS);
  const write = (entries: readonly Entry[]): void => writeItems(storage, KEY, entries);
  return {
    add(state: string, pending: PendingSignIn): void {
      write([...read(), { ...pending, state, at: now() }].slice(-MAX_COUNT));
    },
    /** Returns the sign-in and removes it, so that its response counts once; null if it is unknown or too old. */
    take(state: string): PendingSignIn | null {
      const entries = read();
      write(entries.filter((entry) => entry.state !== state));
      return entries.find((entry) => entry.state === state) ?? null;
    },
  };
}
