import { afterMs } from "./after-ms.ts";
import { isObject } from "./json-object.ts";
import type { SafeStorage } from "./safe-storage.ts";

/** Thrown if a lock was not available in time. */
export class LockTimeoutError extends Error {
  override readonly name = "LockTimeoutError";
}

interface LockOptions {
  /** Longest wait for other tabs, in ms. */
  readonly waitMs: number;
  /** Replaces locks on plain http, where browsers have none. */
  readonly storage: SafeStorage;
}

/** How long a tab may hold a lease without renewing it: longer than a request takes. */
const LEASE_MS = 10_000;

/** Time in which other tabs see a write to the storage. */
const SETTLE_MS = 100;

/**
 * Runs a function under a lock shared by all tabs. Rejects with a `LockTimeoutError` if other tabs hold it for too long.
 * On plain http, a lease in the storage replaces the lock; without both, the function runs at once.
 */
export function withCrossTabLock<T>(name: string, run: () => Promise<T>, options?: LockOptions): Promise<T> {
  // Undefined on plain-http addresses other than localhost.
  const locks: LockManager | undefined = navigator.locks;
  if (locks === undefined) {
    return options !== undefined && globalThis.isSecureContext === false ? withLease(name, run, options) : run();
  }
  if (options === undefined) {
    return locks.request(name, run) as Promise<T>;
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
    locks.request(name, runInTime).catch(reject);
  });
}

interface Lease {
  readonly owner: string;
  readonly until: number;
}

function readLease(storage: SafeStorage, key: string): Lease | null {
  try {
    const lease: unknown = JSON.parse(storage.get(key) ?? "null");
    return isObject(lease) ? { owner: String(lease["owner"]), until: Number(lease["until"]) } : null;
  } catch {
    return null;
  }
}

async function withLease<T>(name: string, run: () => Promise<T>, { storage, waitMs }: LockOptions): Promise<T> {
  const key = `${name}-lease`;
  const owner = [...crypto.getRandomValues(new Uint8Array(8))].join("-");
  const isFree = (): boolean => {
    const lease = readLease(storage, key);
    return lease === null || lease.owner === owner || !(lease.until > Date.now());
  };
  const end = Date.now() + waitMs;
  while (Date.now() < end) {
    if (isFree()) {
      storage.set(key, JSON.stringify({ owner, until: Date.now() + LEASE_MS }));
      await afterMs(SETTLE_MS);
      if (readLease(storage, key)?.owner === owner) {
        return await run().finally(() => storage.remove(key));
      }
    }
    await afterMs(SETTLE_MS);
  }
  throw new LockTimeoutError(`${name} is held by another tab`);
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
    locks.request(name, { ifAvailable: true }, hold).catch(reject);
  });
}
