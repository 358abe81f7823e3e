import { readdirSync, realpathSync } from "node:fs";
import path from "node:path";
import { readIfThere, statOf } from "./files.ts";

/** The folder that is the generator's own: whatever it once wrote there and gives no more is deleted. */
const FOLDER = "generated";

/** The files that are its own outside that folder; all else beside them is somebody's. */
const DOCUMENTS: readonly string[] = ["docs/entities.md", "docs/spec-reference.md"];

/** What the generator owns, as it is on disk. */
export interface OutputFolder {
  /** The project's root, resolved: no link leads out of it. */
  readonly root: string;
  /** Text by path from the root, with forward slashes; of a large product none is held, each is read when it is asked for. */
  readonly files: FilesOnDisk;
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

/** Files by their names, and their texts as they are when they are asked for. */
export class FilesOnDisk {
  readonly #root: string;
  readonly #names: ReadonlySet<string>;

  constructor(root: string, names: Iterable<string>) {
    this.#root = root;
    this.#names = new Set(names);
  }

  /** Undefined of what is not there, or no longer. */
  get(name: string): string | undefined {
    return this.#names.has(name) ? readIfThere(path.join(this.#root, name)) : undefined;
  }

  keys(): Iterable<string> {
    return this.#names.keys();
  }

  *[Symbol.iterator](): Iterator<[name: string, text: string]> {
    for (const name of this.#names) {
      const text = this.get(name);
      if (text !== undefined) {
        yield [name, text];
      }
    }
  }
}

/** Finds every file of `<root>/generated`, and the documents; a folder that is not there is empty. */
export function readOutputFolder(root: string): OutputFolder {
  const project = realpathSync(root);
  const names: string[] = [];
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
      names.push(name);
    }
  }
  return { root: project, files: new FilesOnDisk(project, names), temporaryFiles };
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
