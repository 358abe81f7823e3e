import { lstatSync, readFileSync, rmSync, type Stats } from "node:fs";

/** What stands at a path, links not followed; undefined where nothing does, or no longer. */
export function statOf(file: string): Stats | undefined {
  return lstatSync(file, { throwIfNoEntry: false });
}

/** The text of a file; undefined where it is no longer there. */
export function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") {
      return undefined;
    }
    throw error;
  }
}

/** Deletes a file; that another process was first is no fault. */
export function removeFile(file: string): void {
  rmSync(file, { force: true });
}
