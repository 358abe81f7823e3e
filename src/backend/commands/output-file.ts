import { closeSync, openSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, sep } from "node:path";
import { StartError } from "../config/start-error.ts";
import { flushFile } from "../database/flushed-file-system.ts";

const OWNER_ONLY = 0o600;

const toPart = (file: string) => `${file}.part`;

/**
 * Checks that a command can write to a file, before the command does any work. Throws a `StartError` for an empty name,
 * a folder, a missing path, or a missing permission.
 */
export function requireWritable(file: string): void {
  if (file.trim() === "") {
    throw new StartError("The name of the file is empty; name a file to write to.");
  }
  const found = withReadableErrors(file, () => statSync(file, { throwIfNoEntry: false }));
  if (found?.isDirectory() === true || file.endsWith("/") || file.endsWith(sep)) {
    throw new StartError(`${file} is a folder; name a file to write to.`);
  }
  if (found?.isFile() === false) {
    throw new StartError(`${file} is not a plain file; name a file to write to.`);
  }
  const folder = dirname(file);
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true) {
    throw new StartError(`There is no folder ${folder} to write ${file} to.`);
  }
  const part = toPart(file);
  withReadableErrors(file, () => {
    rmSync(part, { force: true });
    closeSync(openSync(part, "wx", OWNER_ONLY));
    rmSync(part);
  });
}

/**
 * Writes files of one folder that only their owner can read. Each file is complete or missing: on a failure, temporary
 * files are removed and existing files stay.
 */
export async function writeOutput(
  files: readonly (readonly [file: string, content: string | Buffer])[],
): Promise<void> {
  const [[first = ""] = []] = files;
  try {
    for (const [file, content] of files) {
      const part = toPart(file);
      // A leftover temporary file would keep its mode.
      withReadableErrors(file, () => {
        rmSync(part, { force: true });
        writeFileSync(part, content, { flag: "wx", mode: OWNER_ONLY });
      });
      await flushFile(part);
    }
    files.forEach(([file]) => void renameSync(toPart(file), file));
    await flushFile(dirname(first));
  } catch (error) {
    files.forEach(([file]) => void rmSync(toPart(file), { force: true }));
    throw error;
  }
}

/** Converts a system error to a `StartError` about the file. */
function withReadableErrors<Result>(file: string, work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : null;
    throw code === null ? error : new StartError(`${file} cannot be written (${code}).`);
  }
}
