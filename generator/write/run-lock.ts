import { createHash } from "node:crypto";
import { readFileSync, realpathSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { removeFile, statOf } from "./files.ts";

const PATIENCE_MS = 15_000;
const PAUSE_MS = 20;
/** Taking over from a dead run takes microseconds; a guard of this age has a dead owner too. */
const GUARD_STALE_MS = 5_000;

/** Another run is at work and does not end. */
export class RunLockError extends Error {
  override readonly name = "RunLockError";
}

/** Runs alone on the project at `root`: a second run waits for the first, and takes over from a killed one. */
export function withRunLock<T>(root: string, run: () => T, patienceMs = PATIENCE_MS): T {
  const lock = lockPath(root);
  takeLock(lock, Date.now() + patienceMs);
  try {
    return run();
  } finally {
    removeFile(lock);
  }
}

/** Outside the project, so that a run which finds a mistake leaves no trace in it. */
export function lockPath(root: string): string {
  const project = createHash("sha256").update(realpathSync(root)).digest("hex").slice(0, 16);
  return path.join(tmpdir(), `codegen-${project}.lock`);
}

function takeLock(lock: string, deadline: number): void {
  while (!tryCreate(lock)) {
    if (hasDeadHolder(lock)) {
      removeOfDead(lock);
    } else if (Date.now() > deadline) {
      throw new RunLockError(
        `Process ${readHolder(lock) ?? "unknown"} is generating here and does not end. Wait for it, or delete ${lock}.`,
      );
    } else {
      pause(PAUSE_MS);
    }
  }
}

/** Of several that find a dead holder, only one may remove its lock, or it would remove the next one's. */
function removeOfDead(lock: string): void {
  const guard = `${lock}.guard`;
  if (tryCreate(guard)) {
    if (hasDeadHolder(lock)) {
      removeFile(lock);
    }
    removeFile(guard);
  } else if (ageOf(guard) > GUARD_STALE_MS) {
    removeFile(guard);
  } else {
    pause(PAUSE_MS);
  }
}

function tryCreate(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: "wx" });
    return true;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === "EEXIST") {
      return false;
    }
    throw new RunLockError(`The lock of this project cannot be made: ${message}`);
  }
}

function hasDeadHolder(lock: string): boolean {
  const holder = readHolder(lock);
  return holder !== null && !isAlive(holder);
}

/** Null where there is no lock any more, or another run has made the file and not yet written its number. */
function readHolder(lock: string): number | null {
  try {
    const pid = Number(readFileSync(lock, "utf8"));
    return Number.isInteger(pid) && pid > 0 ? pid : null;
  } catch {
    return null;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

function ageOf(file: string): number {
  return Date.now() - (statOf(file)?.mtimeMs ?? Date.now());
}

function pause(ms: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}
