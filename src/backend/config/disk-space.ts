import { statfs } from "node:fs/promises";
import { StartError } from "./start-error.ts";

const MEBIBYTE = 1_048_576;

/** Free space of a folder's disk, in megabytes. */
export async function readFreeMb(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return Math.floor((bavail * bsize) / MEBIBYTE);
}

/** Throws a `StartError` if the disk has less than the minimum of free space. */
export async function requireDiskSpace(folder: string, minMb: number): Promise<void> {
  const freeMb = await readFreeMb(folder);
  if (freeMb < minMb) {
    throw new StartError(
      `DATA_DIR: the disk of ${folder} has ${freeMb} MB left, and MIN_FREE_DISK_MB requires ${minMb}. Free some space, or move the folder.`,
    );
  }
}

/** Runs work on the data folder. Converts a system error to a `StartError` (case 193). */
export function inDataFolder<Result>(folder: string, work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    if (error instanceof Error && "syscall" in error && "code" in error) {
      throw new StartError(`DATA_DIR: ${folder} cannot be written (${String(error.code)}).`);
    }
    throw error;
  }
}
