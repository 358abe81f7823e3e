import {
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import type { EmittedFile } from "../emit/emitted-file.ts";
import type { Changes } from "./changes.ts";
import { removeFile } from "./files.ts";
import { isOutputPath, type OutputFolder, temporaryName } from "./output-folder.ts";

/** The disk is full, or the folder is not writable. */
export class WriteError extends Error {
  override readonly name = "WriteError";
}

/** Writes missing and stale files, then deletes orphaned ones. */
export function writeChanges({ root, temporaryFiles }: OutputFolder, { missing, stale, orphaned }: Changes): void {
  for (const temporary of temporaryFiles) {
    removeFile(path.join(root, temporary));
  }
  const files = [...missing, ...stale];
  const folders = new Set<string>();
  try {
    // Writes all temporary files first, so that a full disk is detected before any file is replaced.
    for (const file of files) {
      stage(root, file, folders);
    }
    for (const { path: name } of files) {
      attempt(name, () => renameSync(temporaryOf(root, name), path.join(root, name)));
    }
  } catch (error) {
    for (const { path: name } of files) {
      removeFile(temporaryOf(root, name));
    }
    throw error;
  }
  for (const orphan of orphaned) {
    const absolute = path.join(root, orphan);
    attempt(orphan, () => rmSync(absolute));
    removeIfEmpty(path.dirname(absolute), path.join(root, "generated"));
  }
}

function temporaryOf(root: string, name: string): string {
  return temporaryName(path.join(root, name));
}

/** Writes a temporary file for an atomic rename. `folders` are those already checked for links. */
function stage(root: string, { path: name, content }: EmittedFile, folders: Set<string>): void {
  const folder = path.dirname(path.join(root, name));
  if (!isOutputPath(name)) {
    throw new Error(`${name} would be written outside what the generator owns`);
  }
  attempt(name, () => {
    if (!folders.has(folder)) {
      makeOwnFolder(folder);
      folders.add(folder);
    }
    // Never follows a link: the temporary name can be guessed.
    const file = openSync(temporaryOf(root, name), "wx");
    try {
      writeFileSync(file, content);
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
  });
}

function makeOwnFolder(folder: string): void {
  mkdirSync(folder, { recursive: true });
  if (realpathSync(folder) !== folder) {
    throw new Error(`${folder} leads elsewhere`);
  }
}

function attempt(name: string, write: () => void): void {
  try {
    write();
  } catch (error) {
    const { message } = error as Error;
    throw new WriteError(
      `${name} cannot be written: ${message}. No file is half-written. Fix the cause, and run it again.`,
    );
  }
}

function removeIfEmpty(folder: string, root: string): void {
  if (folder !== root && readdirSync(folder).length === 0) {
    rmdirSync(folder);
  }
}
