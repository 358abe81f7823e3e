import { lstatSync, readdirSync, readFileSync, realpathSync } from "node:fs";
import path from "node:path";

/** The folder that the generator owns, as it is on disk. */
export interface OutputFolder {
  /** `generated/` resolved: no link leads out of it. */
  readonly root: string;
  /** Text by path under it, with forward slashes. */
  readonly files: ReadonlyMap<string, string>;
  /** What a killed run left half-written beside the file it meant. */
  readonly leftovers: readonly string[];
}

/** `coupon.ts.4711.codegen-tmp`: a file on its way to its own name. */
export function temporaryName(file: string): string {
  return `${file}.${process.pid}.codegen-tmp`;
}

const TEMPORARY = /\.\d+\.codegen-tmp$/;

/** A link inside `generated/` could lead a write out of it. */
export class LinkedOutputError extends Error {
  override readonly name = "LinkedOutputError";
}

/** Reads every file of `<root>/generated`; a folder that is not there is empty. */
export function readOutputFolder(root: string): OutputFolder {
  const folder = path.join(realpathSync(root), "generated");
  const files = new Map<string, string>();
  const leftovers: string[] = [];
  for (const name of namesIn(folder)) {
    const absolute = path.join(folder, name);
    // Another run may have renamed it since the folder was read.
    const stat = lstatSync(absolute, { throwIfNoEntry: false });
    if (stat?.isSymbolicLink() === true) {
      throw new LinkedOutputError(`generated/${name} is a link; the generator writes plain files only. Remove it.`);
    }
    if (TEMPORARY.test(name)) {
      leftovers.push(name);
    } else if (stat?.isFile() === true) {
      files.set(name.split(path.sep).join("/"), readFileSync(absolute, "utf8"));
    }
  }
  return { root: folder, files, leftovers };
}

function namesIn(folder: string): readonly string[] {
  const stat = lstatSync(folder, { throwIfNoEntry: false });
  if (stat?.isSymbolicLink() === true) {
    throw new LinkedOutputError("generated is a link; the generator writes into a plain folder only. Remove it.");
  }
  return stat === undefined ? [] : readdirSync(folder, { recursive: true, encoding: "utf8" });
}
