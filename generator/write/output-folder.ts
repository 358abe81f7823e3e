import { lstatSync, readdirSync, readFileSync, realpathSync } from "node:fs";
import path from "node:path";

/** The folder that the generator owns, as it is on disk. */
export interface OutputFolder {
  /** `generated/` resolved: no link leads out of it. */
  readonly root: string;
  /** Text by path under it, with forward slashes. */
  readonly files: ReadonlyMap<string, string>;
}

/** A link inside `generated/` could lead a write out of it. */
export class LinkedOutputError extends Error {
  override readonly name = "LinkedOutputError";
}

/** Reads every file of `<root>/generated`; a folder that is not there is empty. */
export function readOutputFolder(root: string): OutputFolder {
  const folder = path.join(realpathSync(root), "generated");
  const files = new Map<string, string>();
  for (const name of namesIn(folder)) {
    const absolute = path.join(folder, name);
    const stat = lstatSync(absolute);
    if (stat.isSymbolicLink()) {
      throw new LinkedOutputError(`generated/${name} is a link; the generator writes plain files only. Remove it.`);
    }
    if (stat.isFile()) {
      files.set(name.split(path.sep).join("/"), readFileSync(absolute, "utf8"));
    }
  }
  return { root: folder, files };
}

function namesIn(folder: string): readonly string[] {
  const stat = lstatSync(folder, { throwIfNoEntry: false });
  if (stat?.isSymbolicLink() === true) {
    throw new LinkedOutputError("generated is a link; the generator writes into a plain folder only. Remove it.");
  }
  return stat === undefined ? [] : readdirSync(folder, { recursive: true, encoding: "utf8" });
}
