import { statfs } from "node:fs/promises";
import { StartError } from "./start-error.ts";

const MEBIBYTE = 1_048_576;

/** What is left of the disk that a folder is on. */
export async function readFreeMb(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return Math.floor((bavail * bsize) / MEBIBYTE);
}

/** Refuses to open a database where there is hardly room to write. */
export async function refuseFullDisk(folder: string, minMb: number): Promise<void> {
  const freeMb = await readFreeMb(folder);
  if (freeMb < minMb) {
    throw new StartError(
      `DATA_DIR: the disk of ${folder} has ${freeMb} MB left, and MIN_FREE_DISK_MB asks for ${minMb}. Make room, or move the folder.`,
    );
  }
}

/** Does what touches the data folder; what the operating system refuses is told in words (case 193). */
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
