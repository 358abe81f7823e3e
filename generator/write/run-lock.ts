import { createHash } from "node:crypto";
import { realpathSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { acquireProcessLock, LockHeldError, type ProcessLock } from "../../src/lock/process-lock.ts";

const PATIENCE_MS = 15_000;
const PAUSE_MS = 20;

/** Another run has the lock and does not end. */
export class RunLockError extends Error {
  override readonly name = "RunLockError";
}

/**
 * Runs `run` with an exclusive lock on the project at `root`. Waits for another run, and takes over the lock of a
 * killed one.
 */
export function withRunLock<T>(root: string, run: () => T, patienceMs = PATIENCE_MS): T {
  const lock = waitForLock(lockPath(root), Date.now() + patienceMs);
  try {
    return run();
  } finally {
    lock.release();
  }
}

/** The lock file is outside the project, so that a failed run changes nothing in it. */
export function lockPath(root: string): string {
  const project = createHash("sha256").update(realpathSync(root)).digest("hex").slice(0, 16);
  return path.join(tmpdir(), `codegen-${project}.lock`);
}

function waitForLock(file: string, deadline: number): ProcessLock {
  for (;;) {
    try {
      return acquireProcessLock(file);
    } catch (error) {
      if (!(error instanceof LockHeldError)) {
        throw new RunLockError(`The lock of this project cannot be made: ${(error as Error).message}`);
      }
      if (Date.now() > deadline) {
        throw new RunLockError(
          `Process ${error.pid} is generating here and does not end. Wait for it, or delete ${file}.`,
        );
      }
    }
    pause(PAUSE_MS);
  }
}

/** Waits synchronously: a run is synchronous from start to end. */
function pause(ms: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}
