import { existsSync, readdirSync, renameSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { StartError } from "../config/start-error.ts";

/** Where a backup is unpacked and proved. */
export const toUnpackFolder = (folder: string) => `${folder}.restoring`;
/** Its name once it is proved, until it takes the database's place. */
export const toVerifiedFolder = (folder: string) => `${folder}.restored`;
/** Where the database before it goes. */
const BEFORE = ".before-";
export const toReplacedFolder = (folder: string) =>
  `${folder}${BEFORE}${new Date().toISOString().replaceAll(/[:.]/g, "-")}`;

/** Whether there is a database, or a copy of one that a restoration has left. */
export function hasDatabase(folder: string): boolean {
  return [folder, toVerifiedFolder(folder), toUnpackFolder(folder)].some((one) => existsSync(one));
}

/** Ends a restoration that was cut short after its copy was proved and before it took its place. With the lock only. */
export function finishRestore(folder: string): void {
  if (!existsSync(folder) && existsSync(toVerifiedFolder(folder))) {
    renameSync(toVerifiedFolder(folder), folder);
  }
}

/** The same for whoever is about to open the database; a new one is not made beside one that is somewhere else. */
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
