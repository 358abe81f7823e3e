import ts from "typescript";
import { type Position, SpecError, type SpecProblem, throwIfAny } from "../diagnostics/spec-error.ts";
import type { Vocabulary } from "../vocabulary/vocabulary-doc.ts";
import { typeProblems } from "./compiler-diagnostics.ts";
import { docTagProblems } from "./doc-tags.ts";
import { iconsIn, installedIcons } from "./icon-names.ts";
import { type PlainValue, readPlainValue } from "./plain-value.ts";
import { readVocabulary } from "./read-vocabulary.ts";
import type { SchemaFile } from "./schema-files.ts";
import { createSchemaProgram, positionOf, sourceFileOf } from "./schema-program.ts";
import { statementProblems } from "./statement-checks.ts";
import { syntaxProblems } from "./syntax-problems.ts";
import { readTypeDefinitions, type TypeDefinitions } from "./type-definitions.ts";
import { isVocabularyPath, VOCABULARY_PATH } from "./vocabulary-file.ts";

/** A spec value, as written: `export const ticket = {…} as const satisfies EntitySpec<Ticket>`. */
export interface ValueSource extends PlainValue {
  /** `ticket`. */
  readonly name: string;
  /** `EntitySpec`. */
  readonly vocabulary: string;
  /** `Ticket`; empty for a vocabulary without a parameter. */
  readonly typeName: string;
  readonly file: string;
  readonly at: Position;
}

/** Everything that the files of `schema/` say, read and not yet understood. */
export interface SpecSource {
  readonly values: readonly ValueSource[];
  readonly definitions: TypeDefinitions;
  /** Comments and declarations that would be passed over. */
  readonly problems: readonly SpecProblem[];
  /** What makes a value of another shape than its vocabulary's; the model's own checks may say it better. */
  readonly refusals: readonly SpecProblem[];
  readonly vocabulary: Vocabulary;
  /** The icons that the spec may name: all that are installed, unless it names no others than those listed. */
  readonly icons: readonly string[];
}

/** Reads the spec. Throws a `SpecError` where it is no TypeScript, or its types cannot become schemas. */
export function readSpecSource(files: readonly SchemaFile[]): SpecSource {
  const program = createSchemaProgram(files);
  const sources = files.map((file) => sourceFileOf(program, file));
  const syntax = sources.flatMap((source) => syntaxProblems(program, source));
  const broken = new Set(syntax.map(({ at }) => at.file));
  const typed = sources.filter((source) => !isVocabularyPath(source.fileName));
  const parsed = typed.filter((source) => !broken.has(positionOf(source, 0).file));
  const values = parsed.flatMap(readValues);
  const problems = [...parsed.flatMap(statementProblems), ...parsed.flatMap(docTagProblems)];
  const unread = [...values.flatMap((value) => value.problems), ...valueProblems(parsed)];
  const found = [...problems, ...unread];
  if (syntax.length > 0) {
    throwIfAny([...syntax, ...found]);
  }
  const lines = new Set(found.map(({ at }) => `${at.file}:${at.line}`));
  const compiler = typeProblems(program).filter(({ at }) => !lines.has(`${at.file}:${at.line}`));
  const refusals = [...unread, ...compiler.map((problem) => ({ ...problem, path: pathOf(problem, values) }))];
  const definitions = definitionsOf(program, typed, [...problems, ...refusals]);
  return {
    values,
    definitions,
    problems,
    refusals,
    vocabulary: readVocabulary(sourceFileOf(program, { path: VOCABULARY_PATH })),
    icons: installedIcons(values.flatMap(({ value }) => iconsIn(value))),
  };
}

/** A type that cannot become a schema is nearly always one that was refused already, in better words. */
function definitionsOf(
  program: ts.Program,
  sources: readonly ts.SourceFile[],
  problems: readonly SpecProblem[],
): TypeDefinitions {
  try {
    return readTypeDefinitions(program, sources);
  } catch (error) {
    throwIfAny([...problems, ...(error instanceof SpecError ? error.problems : [])]);
    throw error;
  }
}

/** `ticket.list.sort.order`, where the mistake is a part of a spec value. */
function pathOf({ at }: SpecProblem, values: readonly ValueSource[]): string {
  const value = values.find(({ file, places }) => file === at.file && [...places.values()].some(isAt(at)));
  const [path = ""] = [...(value?.places ?? [])].find(([, place]) => isAt(at)(place)) ?? [];
  return value === undefined ? "" : [value.name, path.replace("#", "")].filter((part) => part !== "").join(".");
}

function isAt({ line, column }: Position): (place: Position) => boolean {
  return (place) => place.line === line && place.column === column;
}

/** What a value may be of, and what that is called: there is one menu, one product and one service. */
const VOCABULARIES: Readonly<Record<string, string>> = {
  EntitySpec: "entity",
  MenuEntry: "menu",
  ProductSpec: "product",
  ServiceSpec: "service",
};

/** A value that says of what vocabulary it is; any other would be passed over without a word. */
function valueProblems(sources: readonly ts.SourceFile[]): readonly SpecProblem[] {
  const only = new Map<string, string>();
  return sources.flatMap((source) => {
    const statements = source.statements.filter(ts.isVariableStatement);
    const isEntityFile = source.fileName.includes("/entities/");
    if (isEntityFile && statements.length === 0 && !source.statements.some(ts.isExportAssignment)) {
      return [
        {
          at: positionOf(source, 0),
          path: "",
          found: "an entity file without a spec value",
          write: "`export const ticket = { titleField: …, icon: … } as const satisfies EntitySpec<Ticket>`",
        },
      ];
    }
    return statements.flatMap((statement) =>
      statement.declarationList.declarations.flatMap((declaration) => {
        const words = wordsAgainst(statement, declaration, only);
        const { name } = declaration;
        return words === null ? [] : [{ at: positionOf(source, name.getStart()), path: name.getText(), ...words }];
      }),
    );
  });
}

function wordsAgainst(
  statement: ts.VariableStatement,
  { name, initializer }: ts.VariableDeclaration,
  only: Map<string, string>,
): Pick<SpecProblem, "found" | "write"> | null {
  const type = initializer !== undefined && ts.isSatisfiesExpression(initializer) ? initializer.type : undefined;
  const { vocabulary, isList } = type === undefined ? NO_VOCABULARY : vocabularyOf(type);
  if (!Object.hasOwn(VOCABULARIES, vocabulary) || isList !== (vocabulary === "MenuEntry")) {
    return {
      found: "a value that is no spec: it does not say of what",
      write: "`as const satisfies EntitySpec<Ticket>` behind it; `readonly MenuEntry[]` for the menu",
    };
  }
  const isExported = (statement.modifiers ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
  if (!isExported || (statement.declarationList.flags & ts.NodeFlags.Const) === 0) {
    return { found: `"${name.getText()}", which is no exported constant`, write: "`export const` in front of it" };
  }
  const first = only.get(vocabulary);
  only.set(vocabulary, name.getText());
  return first === undefined || vocabulary === "EntitySpec"
    ? null
    : { found: `a second ${VOCABULARIES[vocabulary]}, beside "${first}"`, write: "one of them" };
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
      const at = positionOf(source, name.getStart());
      const { problems, ...plain } = readPlainValue(source, initializer);
      const named = problems.map((problem) => ({
        ...problem,
        path: problem.path === "" ? name.text : `${name.text}.${problem.path}`,
      }));
      return [{ ...plain, problems: named, vocabulary, typeName, name: name.text, file: at.file, at }];
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
