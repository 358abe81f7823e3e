import { readdirSync, realpathSync } from "node:fs";
import path from "node:path";
import { readIfThere, statOf } from "./files.ts";

/** The output folder. Generated files in it that are no longer part of the output are deleted. */
const FOLDER = "generated";

/** Generated files outside the output folder. Other files in their folder are left unchanged. */
const DOCUMENTS: readonly string[] = ["docs/entities.md", "docs/spec-reference.md"];

/** The generated files on disk. */
export interface OutputFolder {
  /** The project's root with symbolic links resolved. */
  readonly root: string;
  /** Texts by path relative to the root, with forward slashes. Each is read on access, to save memory. */
  readonly files: FilesOnDisk;
  /** Temporary files of a killed run. */
  readonly temporaryFiles: readonly string[];
}

/** The suffix of a temporary file, which is renamed later: `ticket.ts.4711.codegen-tmp`. */
export function temporaryName(file: string): string {
  return `${file}.${process.pid}.codegen-tmp`;
}

const TEMPORARY = /\.\d+\.codegen-tmp$/;

/** An output path is a symbolic link, which could lead outside the project. */
export class LinkedOutputError extends Error {
  override readonly name = "LinkedOutputError";
}

/** Whether the generator may write to a path, relative to the project's root. */
export function isOutputPath(name: string): boolean {
  return path.posix.normalize(name) === name && (name.startsWith(`${FOLDER}/`) || isDocument(name));
}

/** Whether a path is a generated document outside the output folder. */
export function isDocument(name: string): boolean {
  return DOCUMENTS.includes(name);
}

/** A map whose values are read from disk on access. */
export class FilesOnDisk {
  readonly #root: string;
  readonly #names: ReadonlySet<string>;

  constructor(root: string, names: Iterable<string>) {
    this.#root = root;
    this.#names = new Set(names);
  }

  /** Undefined if the file does not exist. */
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

/** Finds all files in `<root>/generated` and the documents. A missing folder counts as empty. */
export function readOutputFolder(root: string): OutputFolder {
  const project = realpathSync(root);
  const names: string[] = [];
  const temporaryFiles: string[] = [];
  for (const name of [...namesIn(project, FOLDER, { recursive: true }), ...documentNames(project)]) {
    const absolute = path.join(project, name);
    // Another run may have renamed it in the meantime.
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
  // Uses file types so that linked folders are not followed.
  const entries = stat === undefined ? [] : readdirSync(absolute, { recursive, withFileTypes: true });
  return entries
    .map((entry) => path.relative(project, path.join(entry.parentPath, entry.name)))
    .map((name) => name.split(path.sep).join("/"));
}
