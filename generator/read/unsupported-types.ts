import ts from "typescript";
import type { DiagnosticText } from "../diagnostics/diagnostic.ts";

/** Returns types whose JSON Schema would silently be wider or different: `"open" | string` would allow any text. */
export function findUnsupportedTypes(root: ts.Node): readonly (DiagnosticText & { readonly node: ts.Node })[] {
  const found: (DiagnosticText & { readonly node: ts.Node })[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isTemplateLiteralTypeNode(node)) {
      const hint = "string, with @pattern for its format";
      found.push({ node, message: `\`${firstLineOf(node)}\`, a format that validators do not check`, hint });
    }
    if (ts.isUnionTypeNode(node) && node.types.some(isText) && node.types.some(isNarrower)) {
      const hint = "only string, or only a named union of the values";
      found.push({ node, message: `\`${firstLineOf(node)}\`, which allows any text`, hint });
    }
    const unsupported = utilityOf(node) ?? readonlyOf(node) ?? numbersOf(node) ?? describeUnsupported(node);
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
  const plain =
    ts.isTypeReferenceNode(node) && ts.isIdentifier(node.typeName) ? WRAPPERS.get(node.typeName.text) : null;
  return plain ? { message: `\`${firstLineOf(node)}\`, a JavaScript object type`, hint: plain } : null;
}

const NOT_READ_ONLY =
  "`/** @readOnly */` above a field that only the backend writes: TypeScript's readonly has no effect on forms and requests";

/** TypeScript's `readonly` has no effect on forms and requests. */
function readonlyOf(node: ts.Node): DiagnosticText | null {
  const isReadonly =
    (ts.isPropertySignature(node) || ts.isIndexSignatureDeclaration(node)) &&
    (node.modifiers ?? []).some(({ kind }) => kind === ts.SyntaxKind.ReadonlyKeyword);
  return isReadonly ? { message: `\`${firstLineOf(node)}\``, hint: NOT_READ_ONLY } : null;
}

/** Utility types with a different schema, and base types with type arguments. */
function utilityOf(node: ts.Node): DiagnosticText | null {
  if (ts.isExpressionWithTypeArguments(node) && node.typeArguments !== undefined) {
    const hint = "the fields written out, or a base without parameters: `extends Base`";
    return { message: `\`extends ${firstLineOf(node)}\`, whose fields are computed`, hint };
  }
  const name = ts.isTypeReferenceNode(node) ? node.typeName.getText() : "";
  if (name === "NonNullable") {
    return { message: `\`${firstLineOf(node)}\`, which would still allow null`, hint: "the type itself, without null" };
  }
  return name === "Readonly" ? { message: `\`${firstLineOf(node)}\``, hint: NOT_READ_ONLY } : null;
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

/** `1 | 2 | 3`, for which JSON Schema and forms have no names. */
function numbersOf(node: ts.Node): DiagnosticText | null {
  return ts.isUnionTypeNode(node) && node.types.every((each) => isNumber(each) || isNull(each))
    ? { message: `\`${firstLineOf(node)}\`, a union of numbers`, hint: NUMBERS }
    : null;
}

const NUMBERS = 'a named union of texts, such as "1" | "2", or number with @minimum and @maximum';

function isNumber(node: ts.TypeNode): boolean {
  const literal = ts.isLiteralTypeNode(node) ? node.literal : undefined;
  const value = literal && ts.isPrefixUnaryExpression(literal) ? literal.operand : literal;
  return value !== undefined && ts.isNumericLiteral(value);
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

/** Primitive types by their wrapper objects. */
const WRAPPERS: ReadonlyMap<string, string> = new Map([
  ["String", "string"],
  ["Number", "number"],
  ["Boolean", "boolean"],
  ["Object", "Record<string, unknown>, or an interface of its members"],
]);

/** Returns the first line of a node, shortened for a message. */
export function firstLineOf(node: ts.Node): string {
  const [line = ""] = node.getText().split("\n");
  return line.length > 60 ? `${line.slice(0, 60)}…` : line;
}
