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
      return [refuse(statement.name, describeAlias(statement))];
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

/** `string & { brand: … }` is a text, anything else an interface. */
function describeAlias({ name: { text }, type }: ts.TypeAliasDeclaration): DiagnosticText {
  const branded = ts.isIntersectionTypeNode(type)
    ? type.types.find(({ kind }) => PRIMITIVES.includes(kind))
    : undefined;
  return branded === undefined
    ? { message: `"${text}", an object type as a type alias`, hint: `\`export interface ${text} { … }\`` }
    : {
        message: `"${text}", a ${branded.getText()} with a brand, which data does not have`,
        hint: `\`export type ${text} = ${branded.getText()}\``,
      };
}

const PRIMITIVES: readonly ts.SyntaxKind[] = [
  ts.SyntaxKind.StringKeyword,
  ts.SyntaxKind.NumberKeyword,
  ts.SyntaxKind.BooleanKeyword,
];

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
  const hint = UNFIT.get(type.kind);
  return hint === undefined ? null : { message: `\`${firstLineOf(type)}\`, a type that forms do not support`, hint };
}

/** Returns the field or type that contains a node. */
function owner(node: ts.Node): ts.Node {
  const isOwner = ts.isPropertySignature(node) || ts.isTypeAliasDeclaration(node) || ts.isInterfaceDeclaration(node);
  return isOwner ? node : owner(node.parent);
}

/** Types without a JSON Schema, or with a different one, and what to write in their place. */
const UNFIT: ReadonlyMap<ts.SyntaxKind, string> = new Map([
  [ts.SyntaxKind.AnyKeyword, "the type of the value, or Record<string, unknown> for any JSON object"],
  [ts.SyntaxKind.UnknownKeyword, "the type of the value, or Record<string, unknown> for any JSON object"],
  [ts.SyntaxKind.BigIntKeyword, "number, with @asType integer; larger numbers as string"],
  [ts.SyntaxKind.ConstructorType, "fields with data only"],
  [ts.SyntaxKind.FunctionType, "fields with data only"],
  [ts.SyntaxKind.NeverKeyword, FIELD_TYPES],
  [ts.SyntaxKind.ObjectKeyword, "Record<string, unknown>, or an interface of its members"],
  [ts.SyntaxKind.SymbolKeyword, FIELD_TYPES],
  [ts.SyntaxKind.TupleType, "an interface with a field for each position, or a list of one type, such as string[]"],
  [ts.SyntaxKind.TypeQuery, "the type itself, written out"],
  [ts.SyntaxKind.UndefinedKeyword, FIELD_TYPES],
  [ts.SyntaxKind.VoidKeyword, FIELD_TYPES],
]);

function pathOf(node: ts.Node): string {
  const name = (node as Partial<ts.NamedDeclaration>).name?.getText() ?? "";
  const owner = ts.isInterfaceDeclaration(node.parent) ? node.parent.name.text : "";
  return [owner, name].filter((part) => part !== "").join(".");
}
