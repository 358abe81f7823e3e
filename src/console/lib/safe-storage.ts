import { isOwnName, ownName } from "./base-path.ts";

/** Text by key, stored by the browser or, if that fails, in memory. */
export interface SafeStorage {
  get(key: string): string | null;
  /** Returns whether the value is persistent. */
  set(key: string, value: string): boolean;
  remove(key: string): void;
  /** Whether a value could not be persisted. */
  isVolatile(): boolean;
}

/**
 * Wraps a storage so that it never throws. Private windows, blocked cookies and a full quota throw on access, read or
 * write; memory replaces them. Consoles of one origin do not share their keys.
 *
 * @example
 * const storage = safeStorage(() => window.localStorage);
 */
export function safeStorage(open: () => Storage): SafeStorage {
  const memory = new Map<string, string>();
  let volatile = false;

  function attempt<T>(action: (storage: Storage) => T, fallback: T): T {
    try {
      return action(open());
    } catch {
      volatile = true;
      return fallback;
    }
  }

  return {
    get: (key) => memory.get(key) ?? attempt((storage) => storage.getItem(ownName(key)), null),
    set(key, value) {
      memory.delete(key);
      const kept = attempt((storage) => {
        storage.setItem(ownName(key), value);
        return true;
      }, false);
      if (!kept) {
        memory.set(key, value);
      }
      return kept;
    },
    remove(key) {
      memory.delete(key);
      attempt((storage) => storage.removeItem(ownName(key)), undefined);
    },
    isVolatile: () => volatile,
  };
}

/** Removes all that this console has stored for the tab, such as unsaved input. */
export function clearTabStorage(): void {
  try {
    for (const name of Object.keys(sessionStorage).filter(isOwnName)) {
      sessionStorage.removeItem(name);
    }
  } catch {
    // A blocked storage has nothing.
  }
}
