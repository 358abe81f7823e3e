import { linkSync, readFileSync, renameSync, rmSync, unlinkSync, writeFileSync } from "node:fs";

/**
 * A mutex between processes: a file with the id of its holder. The backend holds one over its embedded database, the
 * generator one over a product. It is separate from both, because neither may import the other.
 */
export interface ProcessLock {
  release(): void;
}

/** Another running process holds the lock. */
export class LockHeldError extends Error {
  override readonly name = "LockHeldError";
  readonly file: string;
  readonly pid: number;

  constructor(file: string, pid: number) {
    super(`Process ${pid} holds the lock ${file}.`);
    this.file = file;
    this.pid = pid;
  }
}

interface Holder {
  readonly pid: number;
  /** Start time of the holder, from the kernel; null if unavailable. Distinguishes the holder from a reused pid. */
  readonly started: string | null;
}

/** Files held by this process: its own pid in one of them is a live holder, elsewhere a leftover. */
const held = new Set<string>();

/** Takes the lock, also from a process that is dead. Throws a `LockHeldError` where a running one has it. */
export function acquireProcessLock(file: string): ProcessLock {
  if (!tryCreate(file)) {
    takeOver(file);
  }
  held.add(file);
  let isReleased = false;
  return {
    release: () => {
      if (!isReleased) {
        isReleased = true;
        held.delete(file);
        unlinkSync(file);
      }
    },
  };
}

/** A link is created with its content, so that no process reads a lock without a holder. */
function tryCreate(file: string): boolean {
  const own: Holder = { pid: process.pid, started: startTime(process.pid) };
  const prepared = `${file}.${process.pid}.new`;
  writeFileSync(prepared, `${JSON.stringify(own)}\n`, { mode: 0o600 });
  try {
    linkSync(prepared, file);
    return true;
  } catch (error) {
    if (isCode(error, "EEXIST")) {
      return false;
    }
    throw error;
  } finally {
    rmSync(prepared, { force: true });
  }
}

/** Renaming is what only one of several takers can do; the one who got a newer lock by it puts it back. */
function takeOver(file: string): void {
  refuseIfAlive(file, readHolder(file));
  const aside = `${file}.${process.pid}.stale`;
  try {
    renameSync(file, aside);
    const taken = readHolder(aside);
    if (isAlive(file, taken)) {
      linkSync(aside, file);
    }
    unlinkSync(aside);
    refuseIfAlive(file, taken);
  } catch (error) {
    if (!isCode(error, "ENOENT") && !isCode(error, "EEXIST")) {
      throw error;
    }
  }
  if (!tryCreate(file)) {
    // Another taker was quicker.
    throw new LockHeldError(file, readHolder(file)?.pid ?? 0);
  }
}

function refuseIfAlive(file: string, holder: Holder | null): void {
  if (holder !== null && isAlive(file, holder)) {
    throw new LockHeldError(file, holder.pid);
  }
}

/** Null where there is no lock any more, or a machine that failed has left half of one. */
function readHolder(file: string): Holder | null {
  try {
    const value: unknown = JSON.parse(readFileSync(file, "utf8"));
    if (typeof value === "object" && value !== null && "pid" in value && Number.isSafeInteger(value.pid)) {
      const started = "started" in value && typeof value.started === "string" ? value.started : null;
      return { pid: Number(value.pid), started };
    }
  } catch (error) {
    if (!isCode(error, "ENOENT") && !(error instanceof SyntaxError)) {
      throw error;
    }
  }
  return null;
}

function isAlive(file: string, holder: Holder | null): boolean {
  if (holder === null || holder.pid <= 0) {
    return false;
  }
  if (holder.pid === process.pid) {
    return held.has(file);
  }
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    return isCode(error, "EPERM");
  }
  return holder.started === null || holder.started === startTime(holder.pid);
}

/** Field 22 of /proc/<pid>/stat, counted after the command's name, which may hold spaces. */
function startTime(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    return stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19] ?? null;
  } catch {
    return null;
  }
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && "code" in error && error.code === code;
}
