import path from "node:path";
import ts from "typescript";
import type { SourceLocation } from "../diagnostics/source-location.ts";
import { SpecError } from "../diagnostics/spec-error.ts";
import { MINI_LIB } from "./mini-lib.ts";
import type { SchemaFile } from "./schema-files.ts";
import { readVocabularyFiles, VOCABULARY_IMPORT, VOCABULARY_PATH } from "./vocabulary-file.ts";

const ROOT = "/spec";
const LIB = `${ROOT}/lib.d.ts`;

const TARGET = ts.ScriptTarget.ES2022;

const OPTIONS: ts.CompilerOptions = {
  noLib: true,
  noEmit: true,
  strict: true,
  skipLibCheck: true,
  exactOptionalPropertyTypes: true,
  target: TARGET,
  module: ts.ModuleKind.Preserve,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  allowImportingTsExtensions: true,
  isolatedModules: true,
  types: [],
  paths: { [VOCABULARY_IMPORT]: [`${ROOT}/${VOCABULARY_PATH}`] },
};

/** A program over the files of `schema/` and the vocabulary, kept in memory: nothing else can be imported. */
export function createSchemaProgram(files: readonly SchemaFile[]): ts.Program {
  const all = [...readVocabularyFiles(), ...files];
  const texts = new Map(all.map((file) => [`${ROOT}/${file.path}`, file.text]));
  texts.set(LIB, MINI_LIB);
  const host: ts.CompilerHost = {
    fileExists: (name) => texts.has(name),
    readFile: (name) => texts.get(name),
    getSourceFile: (name, version) => {
      const text = texts.get(name);
      return text === undefined ? undefined : parse(name, text, version);
    },
    getDefaultLibFileName: () => LIB,
    getCurrentDirectory: () => ROOT,
    getCanonicalFileName: (name) => name,
    useCaseSensitiveFileNames: () => true,
    getNewLine: () => "\n",
    writeFile: () => undefined,
    directoryExists: (name) => [...texts.keys()].some((file) => file.startsWith(`${name}/`)),
  };
  return ts.createProgram([...texts.keys()], OPTIONS, host);
}

/** A program over files that are read as they stand, with nothing behind their imports: their syntax can be asked for. */
export function createPlainProgram(files: readonly SchemaFile[]): ts.Program {
  const texts = new Map(files.map((file) => [`${ROOT}/${file.path}`, file.text]));
  const host: ts.CompilerHost = {
    fileExists: (name) => texts.has(name),
    readFile: (name) => texts.get(name),
    getSourceFile: (name, version) => {
      const text = texts.get(name);
      return text === undefined ? undefined : parse(name, text, version);
    },
    getDefaultLibFileName: () => LIB,
    getCurrentDirectory: () => ROOT,
    getCanonicalFileName: (name) => name,
    useCaseSensitiveFileNames: () => true,
    getNewLine: () => "\n",
    writeFile: () => undefined,
  };
  const options = { target: TARGET, noLib: true, noResolve: true, noEmit: true, types: [] };
  return ts.createProgram([...texts.keys()], options, host);
}

/** What the last run parsed: while watching, a save changes one file, and the compiler takes the others as they are. */
const parsed = new Map<string, { readonly text: string; readonly source: ts.SourceFile }>();

let isRemembering = true;

/**
 * Whether what is parsed is kept for a further run in this process. A process that runs once has its memory back as soon
 * as the spec is read: of a large one, its syntax trees are half of what a run holds.
 */
export function rememberParsed(isOn: boolean): void {
  isRemembering = isOn;
}

function parse(name: string, text: string, version: ts.ScriptTarget | ts.CreateSourceFileOptions): ts.SourceFile {
  const known = parsed.get(name);
  if (known?.text === text) {
    return known.source;
  }
  const source = parseAnew(name, text, version);
  // The vocabulary is that of every batch of a large spec.
  if (isRemembering || name.startsWith(`${ROOT}/generator/`)) {
    parsed.set(name, { text, source });
  }
  return source;
}

/** A parser calls itself for every bracket, and ends where the stack does. */
function parseAnew(name: string, text: string, version: ts.ScriptTarget | ts.CreateSourceFileOptions): ts.SourceFile {
  try {
    return ts.createSourceFile(name, text, version, true);
  } catch (error) {
    if (!(error instanceof RangeError)) {
      throw error;
    }
    const at = { file: path.posix.relative(ROOT, name), line: 1, column: 1 };
    throw new SpecError([{ at, path: "", message: "brackets nested too deeply to be read", hint: "flatter data" }]);
  }
}

/** The source file of that path in a schema program. */
export function sourceFileOf(program: ts.Program, file: Pick<SchemaFile, "path">): ts.SourceFile {
  const source = program.getSourceFile(`${ROOT}/${file.path}`);
  if (source === undefined) {
    throw new Error(`${file.path} is not in the program`);
  }
  return source;
}

/** Paths as people know them, one text for all places in a file. */
const shownPaths = new WeakMap<ts.SourceFile, string>();

function shownPath(source: ts.SourceFile): string {
  const known = shownPaths.get(source);
  if (known !== undefined) {
    return known;
  }
  const shown = path.posix.relative(ROOT, source.fileName);
  shownPaths.set(source, shown);
  return shown;
}

/** Where a node begins. */
export function locationOf(source: ts.SourceFile, offset: number): SourceLocation {
  const { line, character } = source.getLineAndCharacterOfPosition(offset);
  return { file: shownPath(source), line: line + 1, column: character + 1 };
}
