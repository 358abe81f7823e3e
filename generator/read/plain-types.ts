import ts from "typescript";
import { annotationsOf } from "./plain-annotations.ts";
import type { RawSchema } from "./type-definitions.ts";
import type { TypeDeclaration } from "./type-names.ts";

/** The schema of a type, and the names of the types that it refers to. */
export interface PlainType {
  readonly schema: RawSchema;
  readonly references: readonly string[];
}

/**
 * The schema of an exported type as ts-json-schema-generator gives it, by its syntax alone: an object of fields, or a
 * union of texts. Null where that is not all there is to it, and the library is to be asked.
 */
export function readPlainType(node: TypeDeclaration): PlainType | null {
  const isOdd = node.typeParameters !== undefined || node.modifiers?.length !== 1;
  if (isOdd || (ts.isInterfaceDeclaration(node) && node.heritageClauses !== undefined)) {
    return null;
  }
  const references: string[] = [];
  const own = ts.isInterfaceDeclaration(node) ? objectOf(node, references) : schemaOf(node.type, references);
  const annotations = annotationsOf(node);
  // An alias of another type has that one's schema; what the library makes of it is its own business.
  return own === null || own.$ref !== undefined || annotations === null
    ? null
    : { schema: { ...own, ...annotations }, references };
}

function objectOf({ members }: ts.InterfaceDeclaration, references: string[]): RawSchema | null {
  const properties: [string, RawSchema][] = [];
  const required: string[] = [];
  const names = new Set<string>();
  for (const member of members) {
    const property = fieldOf(member, references);
    if (property === null || names.has(property[0])) {
      return null;
    }
    names.add(property[0]);
    properties.push(property);
    if (member.questionToken === undefined) {
      required.push(property[0]);
    }
  }
  return properties.length === 0
    ? null
    : {
        type: "object",
        properties: Object.fromEntries(properties),
        ...(required.length > 0 ? { required } : {}),
        additionalProperties: false,
      };
}

function fieldOf(member: ts.TypeElement, references: string[]): [name: string, schema: RawSchema] | null {
  if (!ts.isPropertySignature(member) || member.type === undefined || member.modifiers !== undefined) {
    return null;
  }
  const schema = schemaOf(member.type, references);
  const annotations = annotationsOf(member);
  const name = member.name.getText();
  return schema === null || annotations === null || !NAME.test(name) || !endsWith(member, member.type)
    ? null
    : [name, { ...schema, ...annotations }];
}

/** The parser lets a value stand behind the type, which the compiler refuses. */
function endsWith(member: ts.PropertySignature, { end }: ts.TypeNode): boolean {
  return /^\s*[;,]?$/.test(member.getSourceFile().text.slice(end, member.end));
}

/** As it is written: nothing that an object has by itself, such as `__proto__`, no quotes, and no letter by its number. */
const NAME = /^[A-Za-z][A-Za-z0-9]*$/;

const KEYWORDS: ReadonlyMap<ts.SyntaxKind, string> = new Map([
  [ts.SyntaxKind.StringKeyword, "string"],
  [ts.SyntaxKind.NumberKeyword, "number"],
  [ts.SyntaxKind.BooleanKeyword, "boolean"],
]);

function schemaOf(node: ts.TypeNode, references: string[]): RawSchema | null {
  const type = KEYWORDS.get(node.kind);
  if (type !== undefined) {
    return { type };
  }
  if (ts.isArrayTypeNode(node)) {
    const items = schemaOf(
      ts.isParenthesizedTypeNode(node.elementType) ? node.elementType.type : node.elementType,
      references,
    );
    return items === null ? null : { type: "array", items };
  }
  if (ts.isUnionTypeNode(node)) {
    const values = node.types.flatMap((type) =>
      ts.isLiteralTypeNode(type) && ts.isStringLiteral(type.literal) ? [type.literal.text] : [],
    );
    return values.length === node.types.length && values.length > 1 && new Set(values).size === values.length
      ? { type: "string", enum: values }
      : null;
  }
  if (ts.isTypeReferenceNode(node) && ts.isIdentifier(node.typeName) && node.typeArguments === undefined) {
    references.push(node.typeName.text);
    return { $ref: `#/definitions/${node.typeName.text}` };
  }
  return null;
}
