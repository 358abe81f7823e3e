import { lstatSync, rmSync, type Stats } from "node:fs";

/** What stands at a path, links not followed; undefined where nothing does, or no longer. */
export function statOf(file: string): Stats | undefined {
  return lstatSync(file, { throwIfNoEntry: false });
}

/** Deletes a file; that another process was first is no fault. */
export function removeFile(file: string): void {
  rmSync(file, { force: true });
}
