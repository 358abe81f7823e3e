import ts from "typescript";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import type { SourceLocation } from "../diagnostics/source-location.ts";
import type { LabelFile } from "./label-files.ts";
import { type Plain, readPlainValue } from "./plain-value.ts";
import { createPlainProgram, locationOf, sourceFileOf } from "./schema-program.ts";
import { findSyntaxErrors } from "./syntax-errors.ts";

/** The types that a constant in a label file can satisfy. */
export const LABEL_VOCABULARIES = ["EntityLabels", "ProductLabels", "LanguagePatterns", "FrameworkTexts"] as const;

export type LabelVocabulary = (typeof LABEL_VOCABULARIES)[number];

/** A constant of a label file, as written: `export const ticket = {…} as const satisfies EntityLabels`. */
export interface LabelValue {
  /** `ticket`. */
  readonly name: string;
  readonly vocabulary: LabelVocabulary;
  readonly language: string;
  readonly file: string;
  readonly at: SourceLocation;
  readonly value: Plain;
  /** Locations by path: `fields.code` for a value, `fields.code#` for its key. */
  readonly locations: ReadonlyMap<string, SourceLocation>;
}

/** The contents of all label files of a product, not yet validated. */
export interface LabelSource {
  readonly values: readonly LabelValue[];
  readonly diagnostics: readonly Diagnostic[];
}

/** Reads label files from their syntax, without running them. */
export function readLabelSource(files: readonly LabelFile[]): LabelSource {
  if (files.length === 0) {
    return { values: [], diagnostics: [] };
  }
  const program = createPlainProgram(files);
  const readings = files.map((file): LabelSource => {
    const source = sourceFileOf(program, file);
    const diagnostics = findSyntaxErrors(program, source);
    return diagnostics.length > 0 ? { values: [], diagnostics } : readStatements(source, file);
  });
  return {
    values: readings.flatMap(({ values }) => values),
    diagnostics: readings.flatMap(({ diagnostics }) => diagnostics),
  };
}

function readStatements(source: ts.SourceFile, file: LabelFile): LabelSource {
  const values: LabelValue[] = [];
  const diagnostics: Diagnostic[] = [];
  for (const statement of source.statements.filter((each) => !ts.isImportDeclaration(each))) {
    const declaration = declarationOf(statement);
    if (declaration === null) {
      diagnostics.push({ at: locationOf(source, statement.getStart()), path: "", ...NO_LABELS });
    } else {
      const { name, vocabulary, initializer } = declaration;
      const { diagnostics: own, ...plain } = readPlainValue(source, initializer);
      const at = locationOf(source, name.getStart());
      values.push({ ...plain, name: name.text, vocabulary, language: file.language, file: file.path, at });
      diagnostics.push(
        ...[...own, ...checkDuplicateNames(source, initializer)].map((diagnostic) => within(name.text, diagnostic)),
      );
    }
  }
  return { values, diagnostics };
}

const NO_LABELS = {
  message: "a value without a label type",
  hint: "`export const ticket = { … } as const satisfies EntityLabels`, or ProductLabels",
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

/** Returns duplicate keys of an object. The last value would win silently. */
function checkDuplicateNames(source: ts.SourceFile, node: ts.Node, path = ""): readonly Diagnostic[] {
  const seen = new Set<string>();
  const diagnostics: Diagnostic[] = [];
  ts.forEachChild(node, (child) => {
    if (!ts.isPropertyAssignment(child)) {
      diagnostics.push(...checkDuplicateNames(source, child, path));
      return;
    }
    const name = ts.isComputedPropertyName(child.name) ? child.name.getText() : child.name.text;
    const own = path === "" ? name : `${path}.${name}`;
    if (seen.has(name)) {
      const at = locationOf(source, child.name.getStart());
      diagnostics.push({ at, path: own, message: `"${name}" a second time`, hint: "one of them" });
    }
    seen.add(name);
    diagnostics.push(...checkDuplicateNames(source, child.initializer, own));
  });
  return diagnostics;
}

function within(name: string, diagnostic: Diagnostic): Diagnostic {
  return { ...diagnostic, path: diagnostic.path === "" ? name : `${name}.${diagnostic.path}` };
}
