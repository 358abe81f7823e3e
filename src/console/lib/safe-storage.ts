/** Text by key, kept by the browser where it lets us and in memory where it does not. */
export interface SafeStorage {
  get(key: string): string | null;
  /** Answers whether the value is there for another page too. */
  set(key: string, value: string): boolean;
  remove(key: string): void;
  /** Whether something could not be kept beyond this page. */
  isVolatile(): boolean;
}

/**
 * A storage that never throws: private windows, blocked cookies and a full quota raise on access, on reading
 * or on writing, and the console works through all of them.
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
    get: (key) => memory.get(key) ?? attempt((storage) => storage.getItem(key), null),
    set(key, value) {
      memory.delete(key);
      const kept = attempt((storage) => {
        storage.setItem(key, value);
        return true;
      }, false);
      if (!kept) {
        memory.set(key, value);
      }
      return kept;
    },
    remove(key) {
      memory.delete(key);
      attempt((storage) => storage.removeItem(key), undefined);
    },
    isVolatile: () => volatile,
  };
}
