import ts from "typescript";
import { type Position, SpecError, type SpecProblem, throwIfAny } from "../model/spec-error.ts";
import type { Vocabulary } from "../model/vocabulary.ts";
import { docTagProblems } from "./doc-tags.ts";
import { type PlainValue, readPlainValue } from "./plain-value.ts";
import { readVocabulary } from "./read-vocabulary.ts";
import type { SchemaFile } from "./schema-files.ts";
import { createSchemaProgram, positionOf, sourceFileOf, typeProblems } from "./schema-program.ts";
import { readTypeDefinitions, type TypeDefinitions } from "./type-definitions.ts";

/** A spec value, as written: `export const coupon = {…} as const satisfies EntitySpec<Coupon>`. */
export interface ValueSource extends PlainValue {
  /** `coupon`. */
  readonly name: string;
  /** `EntitySpec`. */
  readonly vocabulary: string;
  /** `Coupon`; empty for a vocabulary without a parameter. */
  readonly typeName: string;
  readonly file: string;
  readonly at: Position;
}

/** Everything that the files of `schema/` say, read and not yet understood. */
export interface SpecSource {
  readonly values: readonly ValueSource[];
  readonly definitions: TypeDefinitions;
  /** What the compiler says against it; the model's own checks may say it better. */
  readonly typeProblems: readonly SpecProblem[];
  readonly vocabulary: Vocabulary;
}

/** Reads the spec. Throws a `SpecError` where it is no TypeScript, no plain data, or carries unknown tags. */
export function readSpecSource(files: readonly SchemaFile[]): SpecSource {
  const program = createSchemaProgram(files);
  const sources = files.map((file) => sourceFileOf(program, file));
  throwIfAny(sources.flatMap((source) => syntaxProblems(program, source)));
  const isVocabulary = (source: ts.SourceFile) => source.fileName.endsWith("/entity-spec.ts");
  const vocabulary = readVocabulary(sources.find(isVocabulary));
  const typed = sources.filter((source) => !isVocabulary(source));
  throwIfAny(typed.flatMap(docTagProblems));
  const values = sources.flatMap(readValues);
  throwIfAny([...values.flatMap((value) => value.problems), ...sources.flatMap(valueProblems)]);
  const problems = typeProblems(program);
  try {
    return { values, definitions: readTypeDefinitions(program, typed), typeProblems: problems, vocabulary };
  } catch (error) {
    throw error instanceof SpecError ? error : withCompilerWords(error, problems);
  }
}

/** A type that cannot become a schema is nearly always one the compiler refuses too, in better words. */
function withCompilerWords(error: unknown, problems: readonly SpecProblem[]): unknown {
  return problems.length > 0 ? new SpecError(problems) : error;
}

function syntaxProblems(program: ts.Program, source: ts.SourceFile): readonly SpecProblem[] {
  return program.getSyntacticDiagnostics(source).map((diagnostic) => ({
    at: positionOf(source, diagnostic.start),
    path: "",
    found: ts.flattenDiagnosticMessageText(diagnostic.messageText, " "),
    write: "TypeScript that parses",
  }));
}

const VOCABULARIES = ["EntitySpec", "MenuEntry", "ServiceSpec"];

/** A value that says of what vocabulary it is; any other would be passed over without a word. */
function valueProblems(source: ts.SourceFile): readonly SpecProblem[] {
  const declarations = source.statements
    .filter(ts.isVariableStatement)
    .flatMap((statement) => statement.declarationList.declarations);
  const strays = declarations
    .filter(({ initializer: value }) => {
      const type = value !== undefined && ts.isSatisfiesExpression(value) ? vocabularyOf(value.type).vocabulary : "";
      return !VOCABULARIES.includes(type);
    })
    .map(({ name }) => ({
      at: positionOf(source, name.getStart()),
      path: name.getText(),
      found: "a value that is no spec: it does not say of what",
      write: "`as const satisfies EntitySpec<T>` behind it",
    }));
  const isEntityFile = source.fileName.includes("/entities/");
  return isEntityFile && declarations.length === 0
    ? [
        {
          at: positionOf(source, 0),
          path: "",
          found: "an entity file without a spec value",
          write: "`export const coupon = { titleField: …, icon: … } as const satisfies EntitySpec<Coupon>`",
        },
      ]
    : strays;
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
      const vocabulary = vocabularyOf(initializer.type);
      const at = positionOf(source, name.getStart());
      return [{ ...readPlainValue(source, initializer), ...vocabulary, name: name.text, file: at.file, at }];
    });
}

/** `EntitySpec<Coupon>` -> EntitySpec, Coupon; `readonly MenuEntry[]` -> MenuEntry. */
function vocabularyOf(type: ts.TypeNode): { vocabulary: string; typeName: string } {
  if (ts.isTypeOperatorNode(type)) {
    return vocabularyOf(type.type);
  }
  if (ts.isArrayTypeNode(type)) {
    return vocabularyOf(type.elementType);
  }
  if (!ts.isTypeReferenceNode(type)) {
    return { vocabulary: "", typeName: "" };
  }
  return { vocabulary: type.typeName.getText(), typeName: type.typeArguments?.[0]?.getText() ?? "" };
}
