import ts from "typescript";
import type { SpecProblem } from "../diagnostics/spec-error.ts";
import { FIELD_TYPES } from "../vocabulary/field-types.ts";
import { positionOf } from "./schema-program.ts";

/** What the reader would pass over without a word, or read as something else. */
export function statementProblems(source: ts.SourceFile): readonly SpecProblem[] {
  return source.statements.flatMap((statement) => {
    const refuse = (node: ts.Node, words: Words) => ({
      at: positionOf(source, node.getStart()),
      path: pathOf(node),
      ...words,
    });
    if (isRecordAlias(statement)) {
      const { text } = statement.name;
      const write = `\`export interface ${text} { … }\``;
      return [refuse(statement.name, { found: `"${text}", a record as a type alias`, write })];
    }
    if (ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement)) {
      const members = ts.isInterfaceDeclaration(statement) ? statement.members : [];
      return [
        ...(statement.typeParameters ?? []).map((node) =>
          refuse(node, { found: `"${node.getText()}", a parameter of a type`, write: "a type without parameters" }),
        ),
        ...members.flatMap((member) => {
          const words = memberWords(member);
          return words === null ? [] : [refuse(member, words)];
        }),
      ];
    }
    return ts.isImportDeclaration(statement) || ts.isVariableStatement(statement)
      ? []
      : [refuse(statement, { found: `\`${firstLineOf(statement)}\`, which is not read`, write: instead(statement) })];
  });
}

/** `type Ticket = { … }`, alone or joined with others: the comments of its fields would be lost. */
export function isRecordAlias(statement: ts.Statement): statement is ts.TypeAliasDeclaration {
  return (
    ts.isTypeAliasDeclaration(statement) &&
    (ts.isTypeLiteralNode(statement.type) || ts.isIntersectionTypeNode(statement.type))
  );
}

type Words = Pick<SpecProblem, "found" | "write">;

function instead(statement: ts.Statement): string {
  if (ts.isEnumDeclaration(statement)) {
    return `\`export type ${statement.name.text} = "one" | "another"\``;
  }
  if (ts.isClassDeclaration(statement)) {
    return `\`export interface ${statement.name?.text ?? "Ticket"} { … }\``;
  }
  return ts.isExportAssignment(statement)
    ? "`export const ticket = { … } as const satisfies EntitySpec<Ticket>`"
    : "imports, interfaces, type aliases, and values that satisfy a type of generator/vocabulary/entity-spec.ts";
}

function memberWords(member: ts.TypeElement): Words | null {
  if (!ts.isPropertySignature(member)) {
    return { found: `\`${firstLineOf(member)}\`, which is no field`, write: "fields only, as in `name: string;`" };
  }
  if (!ts.isIdentifier(member.name) && !ts.isStringLiteral(member.name)) {
    return { found: `\`${member.name.getText()}\`, a computed name`, write: "a name, written out" };
  }
  if (member.name.text === "__proto__") {
    return { found: '"__proto__", which no object can hold as a field', write: "another name" };
  }
  const { type } = member;
  if (type === undefined) {
    return { found: `"${member.name.text}", which has no type`, write: FIELD_TYPES };
  }
  if (ts.isUnionTypeNode(type) && type.types.some(isNothing)) {
    return { found: `\`${type.getText()}\``, write: `\`${member.name.text}?: …\`: what has no value is left out` };
  }
  return UNFIT.includes(type.kind)
    ? { found: `\`${firstLineOf(type)}\`, which no form can hold`, write: FIELD_TYPES }
    : null;
}

/** Types that become a schema of another type, or none. */
const UNFIT: readonly ts.SyntaxKind[] = [
  ts.SyntaxKind.BigIntKeyword,
  ts.SyntaxKind.ConstructorType,
  ts.SyntaxKind.FunctionType,
  ts.SyntaxKind.NeverKeyword,
  ts.SyntaxKind.TupleType,
  ts.SyntaxKind.UndefinedKeyword,
];

function isNothing(type: ts.TypeNode): boolean {
  return (
    type.kind === ts.SyntaxKind.UndefinedKeyword ||
    (ts.isLiteralTypeNode(type) && type.literal.kind === ts.SyntaxKind.NullKeyword)
  );
}

function pathOf(node: ts.Node): string {
  const name = (node as Partial<ts.NamedDeclaration>).name?.getText() ?? "";
  const owner = ts.isInterfaceDeclaration(node.parent) ? node.parent.name.text : "";
  return [owner, name].filter((part) => part !== "").join(".");
}

function firstLineOf(node: ts.Node): string {
  const [line = ""] = node.getText().split("\n");
  return line.length > 60 ? `${line.slice(0, 60)}…` : line;
}
