import { linkSync, mkdirSync, readFileSync, renameSync, unlinkSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { StartError } from "../config/start-error.ts";

/** Why it exists: PGlite takes no lock, and two processes on one folder lose each other's writes (case 192). */
export interface ProcessLock {
  release(): void;
}

interface Holder {
  readonly pid: number;
  /** When the holder started, as the kernel tells it; null where it does not. Tells a reused pid from the holder. */
  readonly started: string | null;
}

/** Files held by this process: its own pid in one of them is a live holder, elsewhere a leftover. */
const held = new Set<string>();

/** Takes the lock file, also from a process that is dead; a `StartError` names a living one. */
export function acquireProcessLock(file: string): ProcessLock {
  mkdirSync(dirname(file), { recursive: true });
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

function tryCreate(file: string): boolean {
  const own: Holder = { pid: process.pid, started: startTime(process.pid) };
  try {
    writeFileSync(file, `${JSON.stringify(own)}\n`, { flag: "wx", mode: 0o600 });
    return true;
  } catch (error) {
    if (isCode(error, "EEXIST")) {
      return false;
    }
    throw error;
  }
}

/** Renaming is what only one of several takers can do; the one who got a newer lock by it puts it back. */
function takeOver(file: string): void {
  refuseIfAlive(file, readHolder(file));
  const aside = `${file}.${process.pid}.stale`;
  try {
    renameSync(file, aside);
    const taken = readHolder(aside);
    if (isAlive(aside, taken)) {
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
    refuseIfAlive(file, readHolder(file));
    throw new StartError(`The lock ${file} could not be taken; start again.`);
  }
}

function refuseIfAlive(file: string, holder: Holder | null): void {
  if (holder !== null && isAlive(file, holder)) {
    throw new StartError(
      `The database folder is in use by process ${holder.pid} (lock ${file}). Stop that process, or set DATA_DIR to another folder.`,
    );
  }
}

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
