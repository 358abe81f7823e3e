import path from "node:path";
import ts from "typescript";
import type { SourceLocation } from "../diagnostics/source-location.ts";
import { SpecError } from "../diagnostics/spec-error.ts";
import { LIB_NAME, MINI_LIB } from "./mini-lib.ts";
import { type SchemaFile, SPEC_ROOT } from "./schema-files.ts";
import { readVocabularyFiles, VOCABULARY_IMPORTS, VOCABULARY_PATH } from "./vocabulary-file.ts";

const ROOT = SPEC_ROOT;

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
  paths: Object.fromEntries(VOCABULARY_IMPORTS.map((name) => [name, [`${ROOT}/${VOCABULARY_PATH}`]])),
};

/**
 * Creates a program over the files of `schema/` and the vocabulary, in memory. Apart from these, only types of packages
 * can be imported: those that are installed for the product at `root`.
 */
export function createSchemaProgram(files: readonly SchemaFile[], root: string | null = null): ts.Program {
  const all = [...readVocabularyFiles(), ...files];
  const texts = textsOf([...all, { path: LIB_NAME, text: MINI_LIB }]);
  const host = createHost(texts);
  return ts.createProgram([...texts.keys()], OPTIONS, root === null ? host : withPackages(host, root));
}

/** Lets a host find the types of packages on disk. Files of packages import others from where they are. */
function withPackages(host: ts.CompilerHost, root: string): ts.CompilerHost {
  const toDisk = (file: string) => (isOwnFile(file) ? path.join(root, path.posix.relative(ROOT, file)) : file);
  const disk = ts.createModuleResolutionCache(root, (name) => name, OPTIONS);
  const isOnDisk = (name: string, from: string) => !isOwnFile(from) || (!name.startsWith(".") && !isVocabulary(name));
  return {
    ...host,
    resolveModuleNameLiterals: (literals, from) =>
      literals.map(({ text }) =>
        isOnDisk(text, from)
          ? ts.resolveModuleName(text, toDisk(from), OPTIONS, ts.sys, disk)
          : ts.resolveModuleName(text, from, OPTIONS, host),
      ),
    fileExists: (name) => host.fileExists(name) || (!isOwnFile(name) && ts.sys.fileExists(name)),
    readFile: (name) => host.readFile(name) ?? (isOwnFile(name) ? undefined : ts.sys.readFile(name)),
    getSourceFile: (name, version) => {
      const text = isOwnFile(name) ? undefined : ts.sys.readFile(name);
      return text === undefined ? host.getSourceFile(name, version) : parse(name, text, version);
    },
  };
}

function isVocabulary(name: string): boolean {
  return VOCABULARY_IMPORTS.some((each) => each === name);
}

/** Whether a file is in memory. */
function isOwnFile(name: string): boolean {
  return name.startsWith(`${ROOT}/`);
}

/** Creates a program for reading syntax only: imports are not resolved. */
export function createPlainProgram(files: readonly SchemaFile[]): ts.Program {
  const texts = textsOf(files);
  const options = { target: TARGET, noLib: true, noResolve: true, noEmit: true, types: [] };
  return ts.createProgram([...texts.keys()], options, createHost(texts));
}

function textsOf(files: readonly SchemaFile[]): ReadonlyMap<string, string> {
  return new Map(files.map((file) => [`${ROOT}/${file.path}`, file.text]));
}

function createHost(texts: ReadonlyMap<string, string>): ts.CompilerHost {
  return {
    fileExists: (name) => texts.has(name),
    readFile: (name) => texts.get(name),
    getSourceFile: (name, version) => {
      const text = texts.get(name);
      return text === undefined ? undefined : parse(name, text, version);
    },
    getDefaultLibFileName: () => `${ROOT}/${LIB_NAME}`,
    getCurrentDirectory: () => ROOT,
    getCanonicalFileName: (name) => name,
    useCaseSensitiveFileNames: () => true,
    getNewLine: () => "\n",
    writeFile: () => undefined,
    directoryExists: (name) => [...texts.keys()].some((file) => file.startsWith(`${name}/`)),
  };
}

/** Parses a file. The parser is recursive: very deep nesting overflows its stack. */
function parse(name: string, text: string, version: ts.ScriptTarget | ts.CreateSourceFileOptions): ts.SourceFile {
  try {
    return attachInlineComments(ts.createSourceFile(name, text, version, true), version);
  } catch (error) {
    if (!(error instanceof RangeError)) {
      throw error;
    }
    const at = { file: path.posix.relative(ROOT, name), line: 1, column: 1 };
    throw new SpecError([{ at, path: "", message: "brackets nested too deeply to be read", hint: "flatter data" }]);
  }
}

/** Returns the source file with that path. */
export function sourceFileOf(program: ts.Program, file: Pick<SchemaFile, "path">): ts.SourceFile {
  const source = program.getSourceFile(`${ROOT}/${file.path}`);
  if (source === undefined) {
    throw new Error(`${file.path} is not in the program`);
  }
  return source;
}

/** Paths relative to the project, one string per file. */
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

/** Converts an offset to a location. */
export function locationOf(source: ts.SourceFile, offset: number): SourceLocation {
  const { line, character } = source.getLineAndCharacterOfPosition(offset);
  return { file: shownPath(source), line: line + 1, column: character + 1 };
}

/**
 * Attaches comments to fields on the same line: in `{ /** @minimum 1 *\/ n: number }` the compiler takes the comment as
 * one after the brace. The file is parsed again with a line break in place of the blank before such a comment, which
 * keeps all positions; the text stays.
 */
function attachInlineComments(
  source: ts.SourceFile,
  version: ts.ScriptTarget | ts.CreateSourceFileOptions,
): ts.SourceFile {
  const blanks = /[{;,][ \t]+\/\*\*/.test(source.text) ? blanksBeforeComments(source) : [];
  if (blanks.length === 0) {
    return source;
  }
  const text = [...blanks].reduce((each, at) => `${each.slice(0, at)}\n${each.slice(at + 1)}`, source.text);
  const parsed = ts.createSourceFile(source.fileName, text, version, true);
  parsed.text = source.text;
  return parsed;
}

/** The positions of the blanks before comments that are on the line of their field, but not first on it. */
function blanksBeforeComments(source: ts.SourceFile): readonly number[] {
  const found: number[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isPropertySignature(node)) {
      const between = source.text.slice(node.pos, node.getStart());
      const [, blank, comment] = /^([ \t]+)(\/\*\*(?:(?!\*\/)[\s\S])*\*\/)[ \t]*$/.exec(between) ?? [];
      if (blank !== undefined && comment !== undefined) {
        found.push(node.pos + blank.length - 1);
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}
