/**
 * Listeners that are called together.
 *
 * @example
 * const changed = createSignal();
 * useSyncExternalStore(changed.subscribe, getValue);
 */
export function createSignal() {
  const listeners = new Set<() => void>();
  return {
    /** Returns the unsubscribe function. */
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    emit: () => {
      for (const listener of [...listeners]) {
        listener();
      }
    },
  };
}
