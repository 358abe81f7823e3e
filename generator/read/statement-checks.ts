import ts from "typescript";
import type { Diagnostic, DiagnosticText } from "../diagnostics/diagnostic.ts";
import { FIELD_TYPES } from "../vocabulary/field-types.ts";
import { locationOf } from "./schema-program.ts";
import { isTypeOfEntity } from "./type-names.ts";
import { pathOfType } from "./type-paths.ts";
import { findUnsupportedTypes, firstLineOf, isUndefined, UNFIT } from "./unsupported-types.ts";

/** Returns statements and types that would silently be ignored or misread. */
export function checkStatements(source: ts.SourceFile): readonly Diagnostic[] {
  return source.statements.flatMap((statement) => {
    const refuse = (node: ts.Node, text: DiagnosticText) => ({
      at: locationOf(source, node.getStart()),
      path: pathOf(node),
      ...text,
    });
    const brand = brandOf(statement);
    if (brand !== null) {
      return [refuse(brand.name, describeBrand(brand))];
    }
    if (ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement)) {
      return [
        ...(isTypeOfEntity(statement) ? (statement.typeParameters ?? []) : []).map((node) =>
          refuse(node, { message: `"${node.getText()}", a type parameter`, hint: "a type without parameters" }),
        ),
        ...membersOf(statement).flatMap((member) => {
          const text = checkMember(member);
          return text === null ? [] : [refuse(member, text)];
        }),
        ...findUnsupportedTypes(statement).map(({ node, ...text }) => ({
          ...refuse(node, text),
          path: pathOfType(node),
        })),
      ];
    }
    return ts.isImportDeclaration(statement) || ts.isVariableStatement(statement)
      ? []
      : [
          refuse(statement, {
            message: `\`${firstLineOf(statement)}\`, which the generator does not support`,
            hint: hintFor(statement),
          }),
        ];
  });
}

/** A text or number with a property that only the compiler knows: `string & { brand: … }`. */
function brandOf(statement: ts.Statement): ts.TypeAliasDeclaration | null {
  const isBrand =
    ts.isTypeAliasDeclaration(statement) &&
    ts.isIntersectionTypeNode(statement.type) &&
    statement.type.types.some(({ kind }) => PRIMITIVES.includes(kind));
  return isBrand ? statement : null;
}

function describeBrand({ name: { text }, type }: ts.TypeAliasDeclaration): DiagnosticText {
  const parts = ts.isIntersectionTypeNode(type) ? type.types : [];
  const branded = parts.find(({ kind }) => PRIMITIVES.includes(kind))?.getText() ?? "string";
  return {
    message: `"${text}", a ${branded} with a brand, which data does not have`,
    hint: `\`export type ${text} = ${branded}\``,
  };
}

const PRIMITIVES: readonly ts.SyntaxKind[] = [
  ts.SyntaxKind.StringKeyword,
  ts.SyntaxKind.NumberKeyword,
  ts.SyntaxKind.BooleanKeyword,
];

function hintFor(statement: ts.Statement): string {
  if (ts.isEnumDeclaration(statement)) {
    return enumHint(statement);
  }
  if (ts.isModuleDeclaration(statement)) {
    return "its types at the top of a file: `export interface Address { … }`";
  }
  if (ts.isFunctionDeclaration(statement)) {
    return "no functions: types are written out, and code of the product is in its src folder";
  }
  if (ts.isClassDeclaration(statement)) {
    return `\`export interface ${statement.name?.text ?? "Ticket"} { … }\``;
  }
  if (ts.isExportDeclaration(statement)) {
    return '`import type { Name } from "…"` in the files that use it, or `export type Other = Name`';
  }
  return ts.isExportAssignment(statement)
    ? "`export const ticket = { … } as const satisfies EntitySpec<Ticket>`"
    : "imports, interfaces, type aliases, and values that satisfy a type of generator/vocabulary/entity-spec.ts";
}

/** A union in place of an enum. Without texts, the values of an enum are numbers. */
function enumHint(statement: ts.EnumDeclaration): string {
  const isOfTexts = statement.members.every(({ initializer }) => initializer && ts.isStringLiteralLike(initializer));
  const union = `\`export type ${statement.name.text} = ${valuesOf(statement)}\``;
  return isOfTexts ? union : `${union}; if the data has numbers: number, with @asType integer`;
}

/** The texts of an enum, as a union. */
function valuesOf({ members }: ts.EnumDeclaration): string {
  const texts = members.map(({ name, initializer }) =>
    initializer !== undefined && ts.isStringLiteral(initializer) ? initializer.text : name.getText(),
  );
  const shown = texts.slice(0, MAX_VALUES).map((text) => JSON.stringify(text));
  return [...shown, ...(texts.length > MAX_VALUES ? ["…"] : [])].join(" | ");
}

/** The members of an interface, and of objects without a name. */
function membersOf(statement: ts.Node): readonly ts.TypeElement[] {
  const found: ts.TypeElement[] = [];
  const visit = (node: ts.Node): void => {
    const isMap = ts.isIndexSignatureDeclaration(node) && ts.isTypeLiteralNode(node.parent);
    if (ts.isTypeElement(node) && !isMap) {
      found.push(node);
    }
    ts.forEachChild(node, visit);
  };
  ts.forEachChild(statement, visit);
  return found;
}

/** Maximum number of values in a message. */
const MAX_VALUES = 6;

function checkMember(member: ts.TypeElement): DiagnosticText | null {
  if (!ts.isPropertySignature(member)) {
    return { message: `\`${firstLineOf(member)}\`, which is not a field`, hint: "fields only, as in `name: string;`" };
  }
  if (ts.isNumericLiteral(member.name)) {
    return {
      message: `\`${member.name.text}\`, a number as the name of a field`,
      hint: "a name that starts with a letter",
    };
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

function pathOf(node: ts.Node): string {
  const name = (node as Partial<ts.NamedDeclaration>).name?.getText() ?? "";
  return pathOfType(node) || name;
}
