import ts from "typescript";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import type { SourceLocation } from "../diagnostics/source-location.ts";
import { SpecError, throwIfAny } from "../diagnostics/spec-error.ts";
import type { Vocabulary } from "../vocabulary/vocabulary-doc.ts";
import { findCompilerDiagnostics } from "./compiler-diagnostics.ts";
import { checkDocTags } from "./doc-tags.ts";
import { iconsIn, installedIcons } from "./icon-names.ts";
import { type PlainValue, readPlainValue } from "./plain-value.ts";
import { readVocabulary } from "./read-vocabulary.ts";
import type { SchemaFile } from "./schema-files.ts";
import { createSchemaProgram, locationOf, sourceFileOf } from "./schema-program.ts";
import { checkStatements } from "./statement-checks.ts";
import { findSyntaxErrors } from "./syntax-errors.ts";
import { readTypeDefinitions, type TypeDefinitions } from "./type-definitions.ts";
import { isVocabularyPath, readVocabularyFiles } from "./vocabulary-file.ts";

/** A spec value, as written: `export const ticket = {…} as const satisfies EntitySpec<Ticket>`. */
export interface ValueSource extends PlainValue {
  /** `ticket`. */
  readonly name: string;
  /** `EntitySpec`. */
  readonly vocabulary: string;
  /** `Ticket`; empty for a vocabulary without a parameter. */
  readonly typeName: string;
  readonly file: string;
  readonly at: SourceLocation;
}

/** Everything that the files of `schema/` say, read and not yet understood. */
export interface SpecSource {
  readonly values: readonly ValueSource[];
  readonly definitions: TypeDefinitions;
  /** Comments and declarations that would be passed over. */
  readonly diagnostics: readonly Diagnostic[];
  /** What makes a value of another shape than its vocabulary's; the model's own checks may say it better. */
  readonly compilerDiagnostics: readonly Diagnostic[];
  readonly vocabulary: Vocabulary;
  /** The icons that the spec may name: all that are installed, unless it names no others than those listed. */
  readonly icons: readonly string[];
}

/** Reads the spec. Throws a `SpecError` where it is no TypeScript, or its types cannot become schemas. */
export function readSpecSource(files: readonly SchemaFile[]): SpecSource {
  const program = createSchemaProgram(files);
  const sources = files.map((file) => sourceFileOf(program, file));
  const syntax = sources.flatMap((source) => findSyntaxErrors(program, source));
  const broken = new Set(syntax.map(({ at }) => at.file));
  const typed = sources.filter((source) => !isVocabularyPath(source.fileName));
  const parsed = typed.filter((source) => !broken.has(locationOf(source, 0).file));
  const values = parsed.flatMap(readValues);
  const diagnostics = [...parsed.flatMap(checkStatements), ...parsed.flatMap(checkDocTags)];
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
    definitions,
    diagnostics,
    compilerDiagnostics,
    vocabulary: readVocabulary(readVocabularyFiles().map((file) => sourceFileOf(program, file))),
    icons: installedIcons(values.flatMap(({ value }) => iconsIn(value))),
  };
}

/** A type that cannot become a schema is nearly always one that was refused already, in better words. */
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

/** `ticket.list.sort.order`, where the mistake is a part of a spec value. */
function pathOf({ at }: Diagnostic, values: readonly ValueSource[]): string {
  const value = values.find(({ file, locations }) => file === at.file && [...locations.values()].some(isAt(at)));
  const [path = ""] = [...(value?.locations ?? [])].find(([, location]) => isAt(at)(location)) ?? [];
  return value === undefined ? "" : [value.name, path.replace("#", "")].filter((part) => part !== "").join(".");
}

function isAt({ line, column }: SourceLocation): (location: SourceLocation) => boolean {
  return (location) => location.line === line && location.column === column;
}

/** What a value may be of, and what that is called: there is one menu, one product and one service. */
const VOCABULARIES: Readonly<Record<string, string>> = {
  EntitySpec: "entity",
  MenuEntry: "menu",
  ProductSpec: "product",
  ServiceSpec: "service",
};

/** A value that says of what vocabulary it is; any other would be passed over without a word. */
function checkValues(sources: readonly ts.SourceFile[]): readonly Diagnostic[] {
  const only = new Map<string, string>();
  return sources.flatMap((source) => {
    const statements = source.statements.filter(ts.isVariableStatement);
    const isEntityFile = source.fileName.includes("/entities/");
    if (isEntityFile && statements.length === 0 && !source.statements.some(ts.isExportAssignment)) {
      return [
        {
          at: locationOf(source, 0),
          path: "",
          message: "an entity file without a spec value",
          hint: "`export const ticket = { titleField: …, icon: … } as const satisfies EntitySpec<Ticket>`",
        },
      ];
    }
    return statements.flatMap((statement) =>
      statement.declarationList.declarations.flatMap((declaration) => {
        const text = checkValueStatement(statement, declaration, only);
        const { name } = declaration;
        return text === null ? [] : [{ at: locationOf(source, name.getStart()), path: name.getText(), ...text }];
      }),
    );
  });
}

function checkValueStatement(
  statement: ts.VariableStatement,
  { name, initializer }: ts.VariableDeclaration,
  only: Map<string, string>,
): Pick<Diagnostic, "message" | "hint"> | null {
  const type = initializer !== undefined && ts.isSatisfiesExpression(initializer) ? initializer.type : undefined;
  const { vocabulary, isList } = type === undefined ? NO_VOCABULARY : vocabularyOf(type);
  if (!Object.hasOwn(VOCABULARIES, vocabulary) || isList !== (vocabulary === "MenuEntry")) {
    return {
      message: "a value that is no spec: it does not say of what",
      hint: "`as const satisfies EntitySpec<Ticket>` behind it; `readonly MenuEntry[]` for the menu",
    };
  }
  const isExported = (statement.modifiers ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
  if (!isExported || (statement.declarationList.flags & ts.NodeFlags.Const) === 0) {
    return { message: `"${name.getText()}", which is no exported constant`, hint: "`export const` in front of it" };
  }
  const first = only.get(vocabulary);
  only.set(vocabulary, name.getText());
  return first === undefined || vocabulary === "EntitySpec"
    ? null
    : { message: `a second ${VOCABULARIES[vocabulary]}, beside "${first}"`, hint: "one of them" };
}

function readValues(source: ts.SourceFile): readonly ValueSource[] {
  return source.statements
    .filter(ts.isVariableStatement)
    .flatMap((statement) => statement.declarationList.declarations)
    .flatMap((declaration) => {
      const { name, initializer } = declaration;
      if (!ts.isIdentifier(name) || initializer === undefined || !ts.isSatisfiesExpression(initializer)) {
        return [];
      }
      const { vocabulary, typeName } = vocabularyOf(initializer.type);
      const at = locationOf(source, name.getStart());
      const { diagnostics, ...plain } = readPlainValue(source, initializer);
      const named = diagnostics.map((diagnostic) => ({
        ...diagnostic,
        path: diagnostic.path === "" ? name.text : `${name.text}.${diagnostic.path}`,
      }));
      return [{ ...plain, diagnostics: named, vocabulary, typeName, name: name.text, file: at.file, at }];
    });
}

interface Vocabularies {
  readonly vocabulary: string;
  readonly typeName: string;
  readonly isList: boolean;
}

const NO_VOCABULARY: Vocabularies = { vocabulary: "", typeName: "", isList: false };

/** `EntitySpec<Ticket>` -> EntitySpec, Ticket; `readonly MenuEntry[]` -> MenuEntry, a list. */
function vocabularyOf(type: ts.TypeNode): Vocabularies {
  if (ts.isTypeOperatorNode(type)) {
    return vocabularyOf(type.type);
  }
  if (ts.isArrayTypeNode(type)) {
    return { ...vocabularyOf(type.elementType), isList: true };
  }
  return ts.isTypeReferenceNode(type)
    ? { vocabulary: type.typeName.getText(), typeName: type.typeArguments?.[0]?.getText() ?? "", isList: false }
    : NO_VOCABULARY;
}
