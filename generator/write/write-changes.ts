import {
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import type { EmittedFile } from "../emit/emitted-file.ts";
import type { Changes } from "./changes.ts";
import { isOutputPath, type OutputFolder, temporaryName } from "./output-folder.ts";

/** Writes what is missing or stale, then deletes what is orphaned. Nothing else is touched. */
export function writeChanges({ root, leftovers }: OutputFolder, { missing, stale, orphaned }: Changes): void {
  for (const leftover of leftovers) {
    rmSync(path.join(root, leftover), { force: true });
  }
  for (const file of [...missing, ...stale]) {
    writeWhole(root, file);
  }
  for (const orphan of orphaned) {
    const absolute = path.join(root, orphan);
    rmSync(absolute);
    removeIfEmpty(path.dirname(absolute), path.join(root, "generated"));
  }
}

/** A reader, or a crash, finds the old file or the new one, never half of it. */
function writeWhole(root: string, { path: name, content }: EmittedFile): void {
  const absolute = path.join(root, name);
  if (!isOutputPath(name)) {
    throw new Error(`${name} would be written outside what the generator owns`);
  }
  mkdirSync(path.dirname(absolute), { recursive: true });
  const temporary = temporaryName(absolute);
  try {
    const file = openSync(temporary, "w");
    try {
      writeFileSync(file, content);
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
    renameSync(temporary, absolute);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
}

function removeIfEmpty(folder: string, root: string): void {
  if (folder !== root && readdirSync(folder).length === 0) {
    rmdirSync(folder);
  }
}
