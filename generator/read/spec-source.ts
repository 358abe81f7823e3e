import type ts from "typescript";
import type { OwnKind } from "../../src/kinds/own-kind.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { during } from "../diagnostics/error-context.ts";
import type { SourceLocation } from "../diagnostics/source-location.ts";
import { SpecError, throwIfAny } from "../diagnostics/spec-error.ts";
import type { Vocabulary } from "../vocabulary/vocabulary-doc.ts";
import { findCompilerDiagnostics } from "./compiler-diagnostics.ts";
import { checkDocTags } from "./doc-tags.ts";
import { iconsIn, installedIcons } from "./icon-names.ts";
import { readVocabulary } from "./read-vocabulary.ts";
import type { SchemaFile } from "./schema-files.ts";
import { createSchemaProgram, locationOf, sourceFileOf } from "./schema-program.ts";
import { checkValues, readValues, type ValueSource } from "./spec-values.ts";
import { checkStatements } from "./statement-checks.ts";
import { findSyntaxErrors } from "./syntax-errors.ts";
import { readTypeDefinitions, type TypeDefinitions } from "./type-definitions.ts";
import { originOf } from "./type-origins.ts";
import { isVocabularyPath, readVocabularyFiles } from "./vocabulary-file.ts";
import { withOwnKinds } from "./with-own-kinds.ts";

export type { ValueSource } from "./spec-values.ts";

/** The contents of `schema/`, not yet validated. */
export interface SpecSource {
  readonly values: readonly ValueSource[];
  readonly definitions: TypeDefinitions;
  /** Comments and declarations that would be ignored. */
  readonly diagnostics: readonly Diagnostic[];
  /** Type errors of spec values. The model's checks may have better messages for them. */
  readonly compilerDiagnostics: readonly Diagnostic[];
  readonly vocabulary: Vocabulary;
  /** The valid icon names. It is the complete list only if the spec names an unknown icon. */
  readonly icons: readonly string[];
}

/**
 * Reads the spec. The types of packages are read from the product's folder. Throws a `SpecError` for files that are not
 * TypeScript and for types without a JSON Schema.
 */
export function readSpecSource(
  files: readonly SchemaFile[],
  kinds: readonly OwnKind[] = [],
  root: string | null = null,
): SpecSource {
  const program = createSchemaProgram(files, root);
  const sources = files.map((file) => sourceFileOf(program, file));
  const syntax = sources.flatMap((source) => findSyntaxErrors(program, source));
  const broken = new Set(syntax.map(({ at }) => at.file));
  const typed = sources.filter((source) => !isVocabularyPath(source.fileName) && originOf(source) === "spec");
  const parsed = typed.filter((source) => !broken.has(locationOf(source, 0).file));
  const values = parsed.flatMap((source) => inFile(source, readValues));
  const diagnostics = [
    ...parsed.flatMap((source) => inFile(source, checkStatements)),
    ...parsed.flatMap((source) => inFile(source, checkDocTags)),
  ];
  const unread = [...values.flatMap((value) => value.diagnostics), ...checkValues(parsed)];
  const early = [...diagnostics, ...unread];
  if (syntax.length > 0) {
    throwIfAny([...syntax, ...early]);
  }
  const lines = new Set(early.map(toLine));
  const compiler = findCompilerDiagnostics(program).filter((diagnostic) => !lines.has(toLine(diagnostic)));
  const compilerDiagnostics = [
    ...unread,
    ...compiler.map((diagnostic) => ({ ...diagnostic, path: pathOf(diagnostic, values) })),
  ];
  const definitions = definitionsOf(program, typed, [...diagnostics, ...compilerDiagnostics]);
  return {
    values,
    definitions: withOwnKinds(definitions, kinds),
    diagnostics,
    compilerDiagnostics,
    vocabulary: readVocabulary(readVocabularyFiles().map((file) => sourceFileOf(program, file))),
    icons: installedIcons(values.flatMap(({ value }) => iconsIn(value))),
  };
}

/** Reads a file and adds its name to unexpected errors. */
function inFile<T>(source: ts.SourceFile, read: (source: ts.SourceFile) => T): T {
  return during(locationOf(source, 0).file, () => read(source));
}

/** Reads the types. A type without a schema has usually been reported before, with a better message. */
function definitionsOf(
  program: ts.Program,
  sources: readonly ts.SourceFile[],
  diagnostics: readonly Diagnostic[],
): TypeDefinitions {
  try {
    return readTypeDefinitions(program, sources);
  } catch (error) {
    const lines = new Set(diagnostics.map(toLine));
    const own = error instanceof SpecError ? error.diagnostics : [];
    throwIfAny([...diagnostics, ...own.filter((diagnostic) => !lines.has(toLine(diagnostic)))]);
    throw error;
  }
}

function toLine({ at }: Diagnostic): string {
  return `${at.file}:${at.line}`;
}

/** The path of a mistake within a spec value, such as `ticket.list.sort.order`. */
function pathOf({ at }: Diagnostic, values: readonly ValueSource[]): string {
  const value = values.find(({ file, locations }) => file === at.file && [...locations.values()].some(isAt(at)));
  const [path = ""] = [...(value?.locations ?? [])].find(([, location]) => isAt(at)(location)) ?? [];
  return value === undefined ? "" : [value.name, path.replace("#", "")].filter((part) => part !== "").join(".");
}

function isAt({ line, column }: SourceLocation): (location: SourceLocation) => boolean {
  return (location) => location.line === line && location.column === column;
}
