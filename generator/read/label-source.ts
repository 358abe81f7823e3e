import ts from "typescript";
import type { Position, SpecProblem } from "../diagnostics/spec-error.ts";
import type { LabelFile } from "./label-files.ts";
import { type Plain, readPlainValue } from "./plain-value.ts";
import { createPlainProgram, positionOf, sourceFileOf } from "./schema-program.ts";
import { syntaxProblems } from "./syntax-problems.ts";

/** What a constant of a label file may say it is. */
export const LABEL_VOCABULARIES = ["EntityLabels", "ProductLabels", "LanguagePatterns", "FrameworkTexts"] as const;

export type LabelVocabulary = (typeof LABEL_VOCABULARIES)[number];

/** A constant of a label file, as written: `export const ticket = {…} as const satisfies EntityLabels`. */
export interface LabelValue {
  /** `ticket`. */
  readonly name: string;
  readonly vocabulary: LabelVocabulary;
  readonly language: string;
  readonly file: string;
  readonly at: Position;
  readonly value: Plain;
  /** Where each of its parts stands: `fields.code`, and `fields.code#` for the name. */
  readonly places: ReadonlyMap<string, Position>;
}

/** Everything that the label files of a product say, read and not yet understood. */
export interface LabelSource {
  readonly values: readonly LabelValue[];
  readonly problems: readonly SpecProblem[];
}

/** Reads label files by the parser, without running them. */
export function readLabelSource(files: readonly LabelFile[]): LabelSource {
  if (files.length === 0) {
    return { values: [], problems: [] };
  }
  const program = createPlainProgram(files);
  const readings = files.map((file): LabelSource => {
    const source = sourceFileOf(program, file);
    const problems = syntaxProblems(program, source);
    return problems.length > 0 ? { values: [], problems } : readStatements(source, file);
  });
  return {
    values: readings.flatMap(({ values }) => values),
    problems: readings.flatMap(({ problems }) => problems),
  };
}

function readStatements(source: ts.SourceFile, file: LabelFile): LabelSource {
  const values: LabelValue[] = [];
  const problems: SpecProblem[] = [];
  for (const statement of source.statements.filter((each) => !ts.isImportDeclaration(each))) {
    const declaration = declarationOf(statement);
    if (declaration === null) {
      problems.push({ at: positionOf(source, statement.getStart()), path: "", ...NO_LABELS });
    } else {
      const { name, vocabulary, initializer } = declaration;
      const { problems: own, ...plain } = readPlainValue(source, initializer);
      const at = positionOf(source, name.getStart());
      values.push({ ...plain, name: name.text, vocabulary, language: file.language, file: file.path, at });
      problems.push(...[...own, ...twinProblems(source, initializer)].map((problem) => within(name.text, problem)));
    }
  }
  return { values, problems };
}

const NO_LABELS = {
  found: "what is no label",
  write: "`export const ticket = { … } as const satisfies EntityLabels`, or ProductLabels",
};

interface LabelDeclaration {
  readonly name: ts.Identifier;
  readonly vocabulary: LabelVocabulary;
  readonly initializer: ts.Expression;
}

function declarationOf(statement: ts.Statement): LabelDeclaration | null {
  if (!ts.isVariableStatement(statement) || statement.declarationList.declarations.length !== 1) {
    return null;
  }
  const [declaration] = statement.declarationList.declarations;
  const { name, initializer } = declaration ?? {};
  const isExported = (statement.modifiers ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
  if (!isExported || name === undefined || !ts.isIdentifier(name) || initializer === undefined) {
    return null;
  }
  const type = ts.isSatisfiesExpression(initializer) ? initializer.type.getText() : "";
  const vocabulary = LABEL_VOCABULARIES.find((known) => known === type);
  return vocabulary === undefined ? null : { name, vocabulary, initializer };
}

/** A name that stands twice in one object: the second would silently win. */
function twinProblems(source: ts.SourceFile, node: ts.Node, path = ""): readonly SpecProblem[] {
  const seen = new Set<string>();
  const problems: SpecProblem[] = [];
  ts.forEachChild(node, (child) => {
    if (!ts.isPropertyAssignment(child)) {
      problems.push(...twinProblems(source, child, path));
      return;
    }
    const name = ts.isComputedPropertyName(child.name) ? child.name.getText() : child.name.text;
    const own = path === "" ? name : `${path}.${name}`;
    if (seen.has(name)) {
      const at = positionOf(source, child.name.getStart());
      problems.push({ at, path: own, found: `"${name}" a second time`, write: "one of them" });
    }
    seen.add(name);
    problems.push(...twinProblems(source, child.initializer, own));
  });
  return problems;
}

function within(name: string, problem: SpecProblem): SpecProblem {
  return { ...problem, path: problem.path === "" ? name : `${name}.${problem.path}` };
}
