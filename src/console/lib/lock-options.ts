import type { SafeStorage } from "./safe-storage.ts";

/** Thrown if a lock was not available in time. */
export class LockTimeoutError extends Error {
  override readonly name = "LockTimeoutError";
}

/** How to wait for a lock shared by all tabs. */
export interface LockOptions {
  /** Longest wait for other tabs, in ms. */
  readonly waitMs: number;
  /** Replaces locks on plain http, where browsers have none. */
  readonly storage: SafeStorage;
}
