import { existsSync, readdirSync, renameSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { StartError } from "../config/start-error.ts";

/** Folder into which a backup is unpacked, until it is verified. */
export const toUnpackFolder = (folder: string) => `${folder}.restoring`;
/** Folder of a verified backup, until it replaces the database. */
export const toVerifiedFolder = (folder: string) => `${folder}.restored`;
/** Folder of the database that was replaced. */
const BEFORE = ".before-";
export const toReplacedFolder = (folder: string) =>
  `${folder}${BEFORE}${new Date().toISOString().replaceAll(/[:.]/g, "-")}`;

/** Checks if there is a database, or a copy left by an interrupted restore. */
export function hasDatabase(folder: string): boolean {
  return [folder, toVerifiedFolder(folder), toUnpackFolder(folder)].some((one) => existsSync(one));
}

/** Completes a restore that was interrupted after its copy was verified. Requires the lock. */
export function finishRestore(folder: string): void {
  if (!existsSync(folder) && existsSync(toVerifiedFolder(folder))) {
    renameSync(toVerifiedFolder(folder), folder);
  }
}

/**
 * Completes an interrupted restore, or throws a `StartError` if the copy was not verified: otherwise an empty database
 * would be created.
 */
export function requireFinishedRestore(folder: string): void {
  finishRestore(folder);
  const arriving = toUnpackFolder(folder);
  if (existsSync(folder) || !existsSync(arriving)) {
    return;
  }
  const before = findBefore(folder);
  const back = before === undefined ? "" : ` Or move ${before} back to ${folder}: it is the database of before.`;
  throw new StartError(
    `A restoration of ${folder} was cut short. Repeat it: npm run backend -- restore <file>.${back} Or delete ${arriving}, to begin with an empty database.`,
  );
}

function findBefore(folder: string): string | undefined {
  const names = readdirSync(dirname(folder)).filter((name) => name.startsWith(basename(folder) + BEFORE));
  const last = names.toSorted().at(-1);
  return last === undefined ? undefined : join(dirname(folder), last);
}
