import {
  closeSync,
  fchmodSync,
  fchownSync,
  fsyncSync,
  openSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname } from "node:path";

const PERMISSIONS = 0o777;

/**
 * Replaces a file of secrets atomically: a reader, or a start after a crash, finds the old or the new one, complete.
 * Keeps owner and mode.
 */
export function replaceFile(name: string, content: string): void {
  const before = statSync(name, { throwIfNoEntry: false });
  // Replaces the target of a link, not the link.
  const file = before === undefined ? name : realpathSync(name);
  const part = `${file}.${process.pid}.new`;
  rmSync(part, { force: true });
  const descriptor = openSync(part, "wx", 0o600);
  try {
    if (before !== undefined) {
      fchownSync(descriptor, before.uid, before.gid);
      fchmodSync(descriptor, before.mode & PERMISSIONS);
    }
    writeFileSync(descriptor, content);
    fsyncSync(descriptor);
    renameSync(part, file);
  } catch (error) {
    rmSync(part, { force: true });
    throw error;
  } finally {
    closeSync(descriptor);
  }
  flushNames(dirname(file));
}

function flushNames(folder: string): void {
  const descriptor = openSync(folder, "r");
  fsyncSync(descriptor);
  closeSync(descriptor);
}
