import { readdirSync, readFileSync, realpathSync } from "node:fs";
import path from "node:path";
import type { EmittedFile } from "../emit/emitted-file.ts";
import { statOf } from "./files.ts";

/** The folder that is the generator's own: whatever it once wrote there and gives no more is deleted. */
const FOLDER = "generated";

/** The files that are its own outside that folder; all else beside them is somebody's. */
const DOCUMENTS: readonly string[] = ["docs/entities.md", "docs/spec-reference.md"];

/** What the generator owns, as it is on disk. */
export interface OutputFolder {
  /** The project's root, resolved: no link leads out of it. */
  readonly root: string;
  /** Text by path from the root, with forward slashes. */
  readonly files: ReadonlyMap<string, string>;
  /** What a killed run left half-written beside the file it meant. */
  readonly temporaryFiles: readonly string[];
}

/** `ticket.ts.4711.codegen-tmp`: a file on its way to its own name. */
export function temporaryName(file: string): string {
  return `${file}.${process.pid}.codegen-tmp`;
}

const TEMPORARY = /\.\d+\.codegen-tmp$/;

/** A link on the way to an output could lead a write out of the project. */
export class LinkedOutputError extends Error {
  override readonly name = "LinkedOutputError";
}

/** Whether a path, from the project's root, is one that the generator may write. */
export function isOutputPath(name: string): boolean {
  return path.posix.normalize(name) === name && (name.startsWith(`${FOLDER}/`) || isDocument(name));
}

/** Whether a path is one of the documents, which stand in a folder that is not the generator's. */
export function isDocument(name: string): boolean {
  return DOCUMENTS.includes(name);
}

/**
 * Reads every file of `<root>/generated`, and the documents; a folder that is not there is empty. A text that is the wanted
 * one is not held a second time.
 */
export function readOutputFolder(root: string, wanted: readonly EmittedFile[] = []): OutputFolder {
  const project = realpathSync(root);
  const contents = new Map(wanted.map((file) => [file.path, file.content]));
  const files = new Map<string, string>();
  const temporaryFiles: string[] = [];
  for (const name of [...namesIn(project, FOLDER, { recursive: true }), ...documentNames(project)]) {
    const absolute = path.join(project, name);
    // Another run may have renamed it since the folder was read.
    const stat = statOf(absolute);
    if (stat?.isSymbolicLink() === true) {
      throw new LinkedOutputError(`${name} is a link; the generator writes plain files only. Remove it.`);
    }
    if (TEMPORARY.test(name)) {
      temporaryFiles.push(name);
    } else if (stat?.isFile() === true) {
      const text = readFileSync(absolute, "utf8");
      const content = contents.get(name);
      files.set(name, text === content ? content : text);
    }
  }
  return { root: project, files, temporaryFiles };
}

function documentNames(project: string): readonly string[] {
  const folders = new Set(DOCUMENTS.map((name) => path.posix.dirname(name)));
  return [...folders]
    .flatMap((folder) => namesIn(project, folder, { recursive: false }))
    .filter((name) => isDocument(name.replace(TEMPORARY, "")));
}

function namesIn(project: string, folder: string, { recursive }: { readonly recursive: boolean }): readonly string[] {
  const absolute = path.join(project, folder);
  const stat = statOf(absolute);
  if (stat?.isSymbolicLink() === true) {
    throw new LinkedOutputError(`${folder} is a link; the generator writes into a plain folder only. Remove it.`);
  }
  // With their types: without, a folder that a link leads to would be read too.
  const entries = stat === undefined ? [] : readdirSync(absolute, { recursive, withFileTypes: true });
  return entries
    .map((entry) => path.relative(project, path.join(entry.parentPath, entry.name)))
    .map((name) => name.split(path.sep).join("/"));
}
