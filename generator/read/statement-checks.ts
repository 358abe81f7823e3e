import ts from "typescript";
import type { Diagnostic, DiagnosticText } from "../diagnostics/diagnostic.ts";
import { FIELD_TYPES } from "../vocabulary/field-types.ts";
import { locationOf } from "./schema-program.ts";
import { findUnsupportedTypes, firstLineOf, isUndefined } from "./unsupported-types.ts";

/** Returns statements and types that would silently be ignored or misread. */
export function checkStatements(source: ts.SourceFile): readonly Diagnostic[] {
  return source.statements.flatMap((statement) => {
    const refuse = (node: ts.Node, text: DiagnosticText) => ({
      at: locationOf(source, node.getStart()),
      path: pathOf(node),
      ...text,
    });
    if (isRecordAlias(statement)) {
      const { text } = statement.name;
      const hint = `\`export interface ${text} { … }\``;
      return [refuse(statement.name, { message: `"${text}", an object type as a type alias`, hint })];
    }
    if (ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement)) {
      const members = ts.isInterfaceDeclaration(statement) ? statement.members : [];
      return [
        ...(statement.typeParameters ?? []).map((node) =>
          refuse(node, { message: `"${node.getText()}", a type parameter`, hint: "a type without parameters" }),
        ),
        ...members.flatMap((member) => {
          const text = checkMember(member);
          return text === null ? [] : [refuse(member, text)];
        }),
        ...findUnsupportedTypes(statement).map(({ node, ...text }) => ({
          ...refuse(node, text),
          path: pathOf(owner(node)),
        })),
      ];
    }
    return ts.isImportDeclaration(statement) || ts.isVariableStatement(statement)
      ? []
      : [refuse(statement, { message: `\`${firstLineOf(statement)}\`, which is not read`, hint: hintFor(statement) })];
  });
}

/** Whether a type alias is an object type or an intersection. The comments of its fields would be lost. */
export function isRecordAlias(statement: ts.Statement): statement is ts.TypeAliasDeclaration {
  return (
    ts.isTypeAliasDeclaration(statement) &&
    (ts.isTypeLiteralNode(statement.type) || ts.isIntersectionTypeNode(statement.type))
  );
}

function hintFor(statement: ts.Statement): string {
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

function checkMember(member: ts.TypeElement): DiagnosticText | null {
  if (!ts.isPropertySignature(member)) {
    return { message: `\`${firstLineOf(member)}\`, which is not a field`, hint: "fields only, as in `name: string;`" };
  }
  if (!ts.isIdentifier(member.name) && !ts.isStringLiteral(member.name)) {
    return { message: `\`${member.name.getText()}\`, a computed name`, hint: "a name, written out" };
  }
  if (member.name.text === "__proto__") {
    return { message: '"__proto__", which cannot be the name of a field', hint: "another name" };
  }
  const { type } = member;
  if (type === undefined) {
    return { message: `"${member.name.text}", which has no type`, hint: FIELD_TYPES };
  }
  if (ts.isUnionTypeNode(type) && type.types.some(isUndefined)) {
    return {
      message: `\`${type.getText()}\``,
      hint: `\`${member.name.text}?: …\`: fields without a value are omitted`,
    };
  }
  return UNFIT.includes(type.kind)
    ? { message: `\`${firstLineOf(type)}\`, a type that forms do not support`, hint: FIELD_TYPES }
    : null;
}

/** Returns the field or type that contains a node. */
function owner(node: ts.Node): ts.Node {
  const isOwner = ts.isPropertySignature(node) || ts.isTypeAliasDeclaration(node) || ts.isInterfaceDeclaration(node);
  return isOwner ? node : owner(node.parent);
}

/** Types without a JSON Schema, or with a different one. */
const UNFIT: readonly ts.SyntaxKind[] = [
  ts.SyntaxKind.BigIntKeyword,
  ts.SyntaxKind.ConstructorType,
  ts.SyntaxKind.FunctionType,
  ts.SyntaxKind.NeverKeyword,
  ts.SyntaxKind.TupleType,
  ts.SyntaxKind.UndefinedKeyword,
];

function pathOf(node: ts.Node): string {
  const name = (node as Partial<ts.NamedDeclaration>).name?.getText() ?? "";
  const owner = ts.isInterfaceDeclaration(node.parent) ? node.parent.name.text : "";
  return [owner, name].filter((part) => part !== "").join(".");
}
