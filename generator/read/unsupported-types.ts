import ts from "typescript";
import type { DiagnosticText } from "../diagnostics/diagnostic.ts";

/** Returns types whose JSON Schema would silently be wider or different: `"open" | string` would allow any text. */
export function findUnsupportedTypes(root: ts.Node): readonly (DiagnosticText & { readonly node: ts.Node })[] {
  const found: (DiagnosticText & { readonly node: ts.Node })[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isUnionTypeNode(node) && node.types.some(isText) && node.types.some(isNarrower)) {
      const hint = "only string, or only a named union of the values";
      found.push({ node, message: `\`${firstLineOf(node)}\`, which allows any text`, hint });
    }
    const unsupported = readonlyOf(node) ?? describeUnsupported(node);
    if (unsupported !== null) {
      found.push({ node, ...unsupported });
    }
    ts.forEachChild(node, visit);
  };
  ts.forEachChild(root, visit);
  return found;
}

/** Types that would silently become a different schema: an array for numeric keys, an object for `String`. */
function describeUnsupported(node: ts.Node): DiagnosticText | null {
  if (hasNumericKeys(node)) {
    const message = `\`${firstLineOf(node)}\`, numeric keys`;
    return { message, hint: "Record<string, string>, with a text for each key, or a list: string[]" };
  }
  if (ts.isUnionTypeNode(node) && ts.isTypeAliasDeclaration(node.parent)) {
    const hint = node.types.some(isUndefined)
      ? "it without undefined, and a ? after the name of each field that has it: fields without a value are omitted"
      : "it without null, and `| null` after it for nullable fields";
    return node.types.some(isUndefined) || isValuesAndNull(node) ? { message: `\`${firstLineOf(node)}\``, hint } : null;
  }
  const isNested = UNFIT.has(node.kind) && isValueOf(node.parent);
  const hint = isNested ? UNFIT.get(node.kind) : undefined;
  return hint === undefined ? null : { message: `\`${firstLineOf(node)}\`, a type that forms do not support`, hint };
}

/** `readonly` of an index signature has no effect on forms and requests. */
function readonlyOf(node: ts.Node): DiagnosticText | null {
  const isReadonly =
    ts.isIndexSignatureDeclaration(node) &&
    (node.modifiers ?? []).some(({ kind }) => kind === ts.SyntaxKind.ReadonlyKeyword);
  return isReadonly ? { message: `\`${firstLineOf(node)}\``, hint: "readonly in front of the whole field" } : null;
}

/** `Record<number, string>`, `{ [name: number]: string }`. */
function hasNumericKeys(node: ts.Node): boolean {
  const names =
    ts.isTypeReferenceNode(node) && node.typeName.getText() === "Record"
      ? node.typeArguments?.[0]
      : ts.isIndexSignatureDeclaration(node)
        ? node.parameters[0]?.type
        : undefined;
  return names?.kind === ts.SyntaxKind.NumberKeyword;
}

function isText({ kind }: ts.TypeNode): boolean {
  return kind === ts.SyntaxKind.StringKeyword;
}

export function isUndefined({ kind }: ts.TypeNode): boolean {
  return kind === ts.SyntaxKind.UndefinedKeyword;
}

function isNull(node: ts.TypeNode): boolean {
  return ts.isLiteralTypeNode(node) && node.literal.kind === ts.SyntaxKind.NullKeyword;
}

/** Whether a union consists of literals and null. Null in a union of objects is checked elsewhere. */
function isValuesAndNull({ types }: ts.UnionTypeNode): boolean {
  return types.every(ts.isLiteralTypeNode) && types.some(isNull);
}

function isNarrower(node: ts.TypeNode): boolean {
  const isValue = ts.isLiteralTypeNode(node) && ts.isStringLiteral(node.literal);
  return isValue || ts.isTypeReferenceNode(node);
}

/** Whether a type is one of a union, or the item of a list: there it is a value, not a type argument. */
function isValueOf(parent: ts.Node): boolean {
  return ts.isUnionTypeNode(parent) || ts.isArrayTypeNode(parent);
}

/** Types without a JSON Schema, or with a different one, and what to write in their place. */
export const UNFIT: ReadonlyMap<ts.SyntaxKind, string> = new Map([
  [ts.SyntaxKind.AnyKeyword, "the type of the value, or Record<string, unknown> for any JSON object"],
  [ts.SyntaxKind.UnknownKeyword, "the type of the value, or Record<string, unknown> for any JSON object"],
  [ts.SyntaxKind.BigIntKeyword, "number, with @asType integer; larger numbers as string"],
  [ts.SyntaxKind.ConstructorType, "fields with data only"],
  [ts.SyntaxKind.FunctionType, "fields with data only"],
  [ts.SyntaxKind.NeverKeyword, "the type of the value, or no such field"],
  [ts.SyntaxKind.ObjectKeyword, "Record<string, unknown>, or an interface of its members"],
  [ts.SyntaxKind.SymbolKeyword, "fields with data only"],
  [ts.SyntaxKind.TypeQuery, "the type itself, written out"],
  [ts.SyntaxKind.VoidKeyword, "the type of the value, or no such field"],
]);

/** Returns the first line of a node, shortened for a message. */
export function firstLineOf(node: ts.Node): string {
  const [line = ""] = node.getText().split("\n");
  return line.length > 60 ? `${line.slice(0, 60)}…` : line;
}
