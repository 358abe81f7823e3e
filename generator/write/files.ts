import { lstatSync, readFileSync, rmSync, type Stats } from "node:fs";

/** `lstat` of a path; undefined if it does not exist. */
export function statOf(file: string): Stats | undefined {
  return lstatSync(file, { throwIfNoEntry: false });
}

/** The text of a file; undefined if it does not exist. */
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

/** Deletes a file. A missing file is not an error. */
export function removeFile(file: string): void {
  rmSync(file, { force: true });
}
