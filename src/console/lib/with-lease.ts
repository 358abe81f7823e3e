import { isObject } from "./json-object.ts";
import { type LockOptions, LockTimeoutError } from "./lock-options.ts";
import type { SafeStorage } from "./safe-storage.ts";
import { sleep } from "./sleep.ts";
import { readJson } from "./stored-json.ts";

/** How long a tab may hold a lease without renewing it: longer than a request takes. */
const LEASE_MS = 10_000;

/** Time in which other tabs see a write to the storage. */
const SETTLE_MS = 100;

interface Lease {
  readonly owner: string;
  readonly until: number;
}

function readLease(storage: SafeStorage, key: string): Lease | null {
  const lease = readJson(storage, key);
  return isObject(lease) ? { owner: String(lease["owner"]), until: Number(lease["until"]) } : null;
}

/** Runs a function while this tab holds a lease in the storage: a lock for pages on plain http. */
export async function withLease<T>(name: string, run: () => Promise<T>, { storage, waitMs }: LockOptions): Promise<T> {
  const key = `${name}-lease`;
  const owner = [...crypto.getRandomValues(new Uint8Array(8))].join("-");
  const isFree = (): boolean => {
    const lease = readLease(storage, key);
    return lease === null || lease.owner === owner || !(lease.until > Date.now());
  };
  // After LEASE_MS, the lease may be that of another tab.
  const giveBack = (): void => {
    if (readLease(storage, key)?.owner === owner) {
      storage.remove(key);
    }
  };
  const end = Date.now() + waitMs;
  while (Date.now() < end) {
    if (isFree()) {
      storage.set(key, JSON.stringify({ owner, until: Date.now() + LEASE_MS }));
      await sleep(SETTLE_MS);
      if (readLease(storage, key)?.owner === owner) {
        return await run().finally(giveBack);
      }
    }
    await sleep(SETTLE_MS);
  }
  throw new LockTimeoutError(`${name} is held by another tab`);
}
