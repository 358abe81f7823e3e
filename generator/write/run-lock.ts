import { createHash } from "node:crypto";
import { realpathSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { acquireProcessLock, LockHeldError, type ProcessLock } from "../../src/lock/process-lock.ts";

const PATIENCE_MS = 15_000;
const PAUSE_MS = 20;

/** Another run is at work and does not end. */
export class RunLockError extends Error {
  override readonly name = "RunLockError";
}

/** Runs alone on the project at `root`: a second run waits for the first, and takes over from a killed one. */
export function withRunLock<T>(root: string, run: () => T, patienceMs = PATIENCE_MS): T {
  const lock = waitForLock(lockPath(root), Date.now() + patienceMs);
  try {
    return run();
  } finally {
    lock.release();
  }
}

/** Outside the project, so that a run which finds a mistake leaves no trace in it. */
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

/** A run is synchronous from its first file to its last, and so is its waiting. */
function pause(ms: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}
