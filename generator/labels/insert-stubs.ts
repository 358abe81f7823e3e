import ts from "typescript";
import type { LabelVocabulary } from "../read/label-source.ts";
import { SPEC_IMPORT } from "../read/vocabulary-file.ts";
import { breakLongObjects, withTypeImport } from "./label-layout.ts";
import { flatMembersOf, membersOf, type StubTree } from "./stub-tree.ts";

/** Stubs for one constant of a label file. */
export interface ConstantStubs {
  readonly constant: string;
  readonly vocabulary: LabelVocabulary;
  readonly stubs: StubTree;
}

/** Inserts stubs into the text of a label file. `text` is null for a new file. */
export function insertStubs(text: string | null, constants: readonly ConstantStubs[]): string {
  return constants.reduce<string>((before, each) => insertConstant(before, each), text ?? "");
}

function insertConstant(text: string, given: ConstantStubs): string {
  const source = ts.createSourceFile("labels.ts", text, ts.ScriptTarget.ES2022, true);
  const object = constantIn(source, given.constant);
  if (object === null) {
    return withTypeImport(`${text}${text === "" ? "" : "\n"}${constantText(given)}`, {
      type: given.vocabulary,
      module: SPEC_IMPORT,
    });
  }
  const edits = editsOf(source, object, given.stubs);
  // Apply the last edit first, so that the positions of the others stay valid.
  const inserted = [...edits]
    .sort((a, b) => b.at - a.at)
    .reduce((now, { at, insert }) => `${now.slice(0, at)}${insert}${now.slice(at)}`, text);
  return inserted === text ? text : breakLongObjects(inserted);
}

function constantText({ constant, vocabulary, stubs }: ConstantStubs): string {
  const genders =
    '  // For example "masculine" and "feminine", if words agree with a noun: {Novo|Nova} in this order.\n';
  const first = vocabulary === "LanguagePatterns" ? `${genders}  genders: [],\n` : "";
  return `export const ${constant} = {\n${first}${membersOf(stubs, "  ")}} as const satisfies ${vocabulary};\n`;
}

function constantIn(source: ts.SourceFile, name: string): ts.ObjectLiteralExpression | null {
  const declaration = source.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations])
    .find((each) => each.name.getText() === name);
  const initializer = declaration?.initializer === undefined ? null : unwrap(declaration.initializer);
  return initializer !== null && ts.isObjectLiteralExpression(initializer) ? initializer : null;
}

function unwrap(node: ts.Expression): ts.Expression {
  return ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node)
    ? unwrap(node.expression)
    : node;
}

interface Edit {
  readonly at: number;
  readonly insert: string;
}

/** Keeps existing members, including empty texts. */
function editsOf(source: ts.SourceFile, object: ts.ObjectLiteralExpression, stubs: StubTree): readonly Edit[] {
  const present = new Map(
    object.properties
      .filter(ts.isPropertyAssignment)
      .map(({ name, initializer }) => [ts.isComputedPropertyName(name) ? "" : name.text, unwrap(initializer)]),
  );
  const missing: StubTree = new Map([...stubs].filter(([name]) => !present.has(name)));
  const inner = [...stubs].flatMap(([name, part]) => {
    const node = present.get(name);
    return part instanceof Map && node !== undefined && ts.isObjectLiteralExpression(node)
      ? editsOf(source, node, part)
      : [];
  });
  return missing.size === 0 ? inner : [...inner, insertionInto(source, object, missing)];
}

function insertionInto(source: ts.SourceFile, object: ts.ObjectLiteralExpression, stubs: StubTree): Edit {
  const last = object.properties.at(-1);
  const lineOf = (offset: number) => source.getLineAndCharacterOfPosition(offset).line;
  const isFlat = lineOf(object.getStart()) === lineOf(object.getEnd());
  const indent = /^ */.exec(source.text.slice(source.getLineStarts()[lineOf(object.getStart())]))?.[0] ?? "";
  const outer = ts.findAncestor(object.parent, ts.isObjectLiteralExpression);
  if (last === undefined && outer !== undefined && lineOf(outer.getStart()) === lineOf(outer.getEnd())) {
    return { at: object.getStart() + 1, insert: ` ${flatMembersOf(stubs)} ` };
  }
  if (last === undefined) {
    return { at: object.getStart() + 1, insert: `\n${membersOf(stubs, `${indent}  `)}${indent}` };
  }
  if (isFlat) {
    return { at: last.getEnd(), insert: `, ${flatMembersOf(stubs)}` };
  }
  const members = membersOf(stubs, `${indent}  `);
  if (!object.properties.hasTrailingComma) {
    return { at: last.getEnd(), insert: `,\n${members.trimEnd()}` };
  }
  // Insert after the comma and after a comment on the same line.
  return { at: source.text.indexOf("\n", last.getEnd()) + 1, insert: members };
}
