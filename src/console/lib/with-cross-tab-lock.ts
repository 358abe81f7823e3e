import { ownName } from "./base-path.ts";
import { type LockOptions, LockTimeoutError } from "./lock-options.ts";

/**
 * Runs a function under a lock shared by all tabs of this console. Rejects with a `LockTimeoutError` if other tabs hold it for too long.
 * On plain http, a lease in the storage replaces the lock; without both, the function runs at once.
 */
export function withCrossTabLock<T>(name: string, run: () => Promise<T>, options?: LockOptions): Promise<T> {
  // Undefined on plain-http addresses other than localhost.
  const locks: LockManager | undefined = navigator.locks;
  if (locks === undefined) {
    return options !== undefined && globalThis.isSecureContext === false
      ? import("./with-lease.ts").then(({ withLease }) => withLease(name, run, options))
      : run();
  }
  if (options === undefined) {
    return locks.request(ownName(name), run) as Promise<T>;
  }
  return new Promise<T>((resolve, reject) => {
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      reject(new LockTimeoutError(`${name} is held by another tab`));
    }, options.waitMs);
    const runInTime = async (): Promise<void> => {
      clearTimeout(timer);
      if (!isLate) {
        await run().then(resolve, reject);
      }
    };
    locks.request(ownName(name), runInTime).catch(reject);
  });
}

/**
 * Claims a name for this tab. Returns the function that gives it up; null if another tab has claimed it. Claims are
 * consistent across tabs, unlike the storage, which another process may read before a write has arrived there. Without
 * locks, every claim succeeds.
 */
export function claimAcrossTabs(name: string): (() => void) | Promise<(() => void) | null> {
  const locks: LockManager | undefined = navigator.locks;
  if (locks === undefined) {
    return () => undefined;
  }
  return new Promise((resolve, reject) => {
    const hold = (lock: Lock | null): Promise<void> | null => {
      if (lock === null) {
        resolve(null);
        return null;
      }
      return new Promise<void>((release) => resolve(release));
    };
    locks.request(ownName(name), { ifAvailable: true }, hold).catch(reject);
  });
}
