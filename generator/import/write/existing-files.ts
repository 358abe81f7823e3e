import ts from "typescript";
import type { WireRules } from "../../model/naming/wire-model.ts";
import type { Plain } from "../../read/plain-value.ts";
import type { SchemaFile } from "../../read/schema-files.ts";
import { readValues } from "../../read/spec-values.ts";

/** A spec value of an existing product, such as its menu, and the file that it is in. */
export interface ExistingValue {
  readonly file: string;
  readonly text: string;
  readonly value: Plain;
  /** Position of the object or list in the text. */
  readonly start: number;
}

/** The value of a vocabulary type that a product has once: `MenuEntry` or `ProductSpec`. Null without one. */
export function findValue(files: readonly SchemaFile[], vocabulary: string): ExistingValue | null {
  for (const { path: file, text } of files.filter(({ path }) => path.endsWith(".ts"))) {
    const source = parse(file, text);
    const found = readValues(source).find((each) => each.vocabulary === vocabulary);
    const literal = found === undefined ? null : literalOf(source, found.name);
    if (found !== undefined && literal !== null) {
      return { file, text, value: found.value, start: literal.getStart() };
    }
  }
  return null;
}

/** The language of labels, and the rules for names on the wire. */
export function settingsOf(product: ExistingValue | null): { readonly language: string; readonly rules: WireRules } {
  const { languages, naming, idName } = membersOf(product?.value);
  const [first] = Array.isArray(languages) ? languages : [];
  return {
    language: typeof first === "string" ? first : "en-US",
    rules: {
      ...(naming === "snake_case" ? { naming } : {}),
      ...(typeof idName === "string" ? { idName } : {}),
    },
  };
}

/** Names of the entities with a menu entry. */
export function entitiesOf(menu: ExistingValue | null): readonly string[] {
  const entries = Array.isArray(menu?.value) ? menu.value : [];
  return entries.flatMap((entry: Plain) => {
    const { entity } = membersOf(entry);
    return typeof entity === "string" ? [entity] : [];
  });
}

function membersOf(value: Plain | undefined): { readonly [name: string]: Plain | undefined } {
  return typeof value === "object" && value !== null && !Array.isArray(value)
    ? (value as { readonly [name: string]: Plain })
    : {};
}

/** The text of a file with further members or items at the end of its value, one on each line. */
export function withMembers({ file, text, start }: ExistingValue, added: readonly string[]): string {
  if (added.length === 0) {
    return text;
  }
  const literal = literalAt(parse(file, text), start);
  const present = ts.isObjectLiteralExpression(literal) ? literal.properties : literal.elements;
  const lines = added.map((each) => `  ${each},\n`).join("");
  const last = present.at(-1);
  if (last === undefined) {
    const end = literal.getEnd() - 1;
    return `${text.slice(0, end).trimEnd()}\n${lines}${text.slice(end)}`;
  }
  // Comments after the last member stay with it.
  const rest = text.slice(last.getEnd(), literal.getEnd() - 1);
  const isClosed = present.hasTrailingComma;
  const tail = `${isClosed ? "" : ","}${rest}`.trimEnd();
  return `${text.slice(0, last.getEnd())}${tail}\n${lines}${text.slice(literal.getEnd() - 1)}`;
}

/** Names of all types that the files declare. */
export function typesIn(files: readonly SchemaFile[]): readonly string[] {
  return files.flatMap(({ path: file, text }) =>
    parse(file, text).statements.flatMap((statement) =>
      ts.isTypeAliasDeclaration(statement) ||
      ts.isInterfaceDeclaration(statement) ||
      ts.isEnumDeclaration(statement) ||
      ts.isClassDeclaration(statement)
        ? (statement.name?.text ?? [])
        : [],
    ),
  );
}

type Literal = ts.ObjectLiteralExpression | ts.ArrayLiteralExpression;

function parse(file: string, text: string): ts.SourceFile {
  return ts.createSourceFile(file, text, ts.ScriptTarget.ES2023, true);
}

function literalOf(source: ts.SourceFile, name: string): Literal | null {
  const declaration = source.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations])
    .find((each) => each.name.getText() === name);
  let node: ts.Expression | undefined = declaration?.initializer;
  while (
    node !== undefined &&
    (ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node))
  ) {
    node = node.expression;
  }
  return node !== undefined && isLiteral(node) ? node : null;
}

function isLiteral(node: ts.Node): node is Literal {
  return ts.isObjectLiteralExpression(node) || ts.isArrayLiteralExpression(node);
}

/** The literal that starts at a position, which is in the file. */
function literalAt(source: ts.SourceFile, start: number): Literal {
  const find = (node: ts.Node): Literal | undefined =>
    isLiteral(node) && node.getStart() === start ? node : ts.forEachChild(node, find);
  const found = find(source);
  if (found === undefined) {
    throw new Error(`${source.fileName} has no value at ${start}`);
  }
  return found;
}
