import path from "node:path";
import ts from "typescript";
import type { Position, SpecProblem } from "../model/spec-error.ts";
import { MINI_LIB } from "./mini-lib.ts";
import type { SchemaFile } from "./schema-files.ts";

const ROOT = "/spec";
const LIB = `${ROOT}/lib.d.ts`;

const OPTIONS: ts.CompilerOptions = {
  noLib: true,
  noEmit: true,
  strict: true,
  exactOptionalPropertyTypes: true,
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.Preserve,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  allowImportingTsExtensions: true,
  isolatedModules: true,
  types: [],
};

/** A program over the files of `schema/` alone, kept in memory: nothing else can be imported. */
export function createSchemaProgram(files: readonly SchemaFile[]): ts.Program {
  const texts = new Map(files.map((file) => [`${ROOT}/${file.path}`, file.text]));
  texts.set(LIB, MINI_LIB);
  const host: ts.CompilerHost = {
    fileExists: (name) => texts.has(name),
    readFile: (name) => texts.get(name),
    getSourceFile: (name, version) => {
      const text = texts.get(name);
      return text === undefined ? undefined : ts.createSourceFile(name, text, version, true);
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

/** The source file of `schema/…` in a schema program. */
export function sourceFileOf(program: ts.Program, file: SchemaFile): ts.SourceFile {
  const source = program.getSourceFile(`${ROOT}/${file.path}`);
  if (source === undefined) {
    throw new Error(`${file.path} is not in the program`);
  }
  return source;
}

/** Where a node begins. */
export function positionOf(source: ts.SourceFile, offset: number): Position {
  const { line, character } = source.getLineAndCharacterOfPosition(offset);
  return { file: path.posix.relative(ROOT, source.fileName), line: line + 1, column: character + 1 };
}

/** What the compiler has to say against the spec. */
export function typeProblems(program: ts.Program): readonly SpecProblem[] {
  return [...program.getSyntacticDiagnostics(), ...program.getSemanticDiagnostics()].map((diagnostic) => ({
    at:
      diagnostic.file === undefined
        ? { file: "schema", line: 1, column: 1 }
        : positionOf(diagnostic.file, diagnostic.start ?? 0),
    path: "",
    ...inWords(diagnostic.code, flatten(diagnostic.messageText)),
  }));
}

const UNKNOWN_OPTION = 2353;
const MISSPELT_OPTION = 2561;
const UNKNOWN_MODULE = 2307;

/** The compiler's words print a whole type where a name is wanted. */
function inWords(code: number, message: string): { readonly found: string; readonly write: string } {
  const [, option = ""] = /'([^']+)' does not exist in type/.exec(message) ?? [];
  const [, nearest] = /Did you mean to write '([^']+)'/.exec(message) ?? [];
  switch (code) {
    case MISSPELT_OPTION:
      return { found: `"${option}", which is no option here`, write: `did you mean "${nearest}"?` };
    case UNKNOWN_OPTION:
      return { found: `"${option}", which is no option here`, write: "one that schema/entity-spec.ts declares here" };
    case UNKNOWN_MODULE:
      return { found: message, write: "an import from within schema/: nothing outside it is read" };
    default:
      return { found: message, write: "what the types of schema/entity-spec.ts allow" };
  }
}

/** The innermost reason names the mistake; the outer ones repeat the whole spec's type. */
function flatten(message: string | ts.DiagnosticMessageChain): string {
  if (typeof message === "string") {
    return message;
  }
  const inner = message.next?.[0];
  return inner === undefined ? message.messageText : flatten(inner);
}
