import ts from "typescript";
import type { DiagnosticText } from "../diagnostics/diagnostic.ts";
import { originOf } from "./type-origins.ts";

const ANY = "the type of the value, or Record<string, unknown> for any JSON object";
const DATE =
  "string, with @format date or date-time; Jsonify<…> of entity-console/spec for a type of a package with dates";
const TUPLE = "an interface with a field for each position, or a list of one type, such as string[]";
const DATA = "fields with data only";
const JSONIFY = "a text or number as JSON has it: Jsonify<…> of entity-console/spec around the whole type";

/** Flags of types without a JSON Schema, and what to write in their place. */
const BY_FLAG: readonly (readonly [flags: ts.TypeFlags, hint: string])[] = [
  [ts.TypeFlags.Any | ts.TypeFlags.Unknown, ANY],
  [ts.TypeFlags.BigIntLike, "number, with @asType integer; larger numbers as string"],
  [ts.TypeFlags.TemplateLiteral | ts.TypeFlags.StringMapping, "string, with @pattern for its format"],
  [ts.TypeFlags.NonPrimitive, "Record<string, unknown>, or an interface of its members"],
  [ts.TypeFlags.ESSymbolLike | ts.TypeFlags.VoidLike, DATA],
  [ts.TypeFlags.Never, "types that have a value in common, or the field left out: Omit<…>"],
  [ts.TypeFlags.TypeParameter | ts.TypeFlags.Conditional | ts.TypeFlags.IndexedAccess, "the type with its arguments"],
];

/** Describes a type that no form can hold, or returns null. */
export function describeTypeWithoutSchema(
  checker: ts.TypeChecker,
  type: ts.Type,
  node: ts.Node,
): DiagnosticText | null {
  const hint = enumHint(type) ?? hintOf(checker, type);
  const isFormat = (type.flags & ts.TypeFlags.TemplateLiteral) !== 0;
  const why = isFormat ? "a format that validators do not check" : "a type that forms do not support";
  // Names that the compiler does not know are any.
  const text = (type.flags & ts.TypeFlags.Any) !== 0 ? clip(node.getText()) : printed(checker, type);
  return hint === null ? null : { message: `\`${text}\`, ${why}`, hint };
}

function hintOf(checker: ts.TypeChecker, type: ts.Type): string | null {
  const [, hint] = BY_FLAG.find(([flags]) => (type.flags & flags) !== 0) ?? [];
  if (hint !== undefined) {
    return hint;
  }
  if (type.isIntersection() && type.types.some(isPrimitive)) {
    const plain = checker.typeToString(type.types.find(isPrimitive) ?? type);
    const isOpen = type.types.every((each) => isPrimitive(each) || each.getProperties().length === 0);
    // `"red" | (string & {})` is a known trick for completion in editors.
    return isOpen ? `only ${plain}, or only a named union of the values` : `${plain}: data does not have the brand`;
  }
  return (type.flags & ts.TypeFlags.Object) === 0 ? null : objectHint(checker, type);
}

function objectHint(checker: ts.TypeChecker, type: ts.Type): string | null {
  if (checker.isTupleType(type)) {
    return TUPLE;
  }
  if (isLibraryObject(type)) {
    return LIBRARY_OBJECTS.get(type.symbol.name) ?? DATA;
  }
  if (hasMethods(checker, type)) {
    return checker.getPropertyOfType(type, "toJSON") === undefined ? DATA : JSONIFY;
  }
  const isNumeric = checker
    .getIndexInfosOfType(type)
    .some(({ keyType }) => (keyType.flags & ts.TypeFlags.Number) !== 0);
  return isNumeric && !checker.isArrayType(type) ? "Record<string, string>, or a list: string[]" : null;
}

const LIBRARY_OBJECTS: ReadonlyMap<string, string> = new Map([
  ["Boolean", "boolean"],
  ["Date", DATE],
  ["Number", "number"],
  ["Object", "Record<string, unknown>, or an interface of its members"],
  ["String", "string"],
]);

function isLibraryObject(type: ts.Type): boolean {
  const [declaration] = (type.symbol as ts.Symbol | undefined)?.declarations ?? [];
  const isNamed = declaration !== undefined && ts.isInterfaceDeclaration(declaration);
  return isNamed && originOf(declaration) === "library" && !type.symbol.name.includes("Array");
}

/** Whether an object is a function, or has methods: it is not the type of JSON. */
function hasMethods(checker: ts.TypeChecker, type: ts.Type): boolean {
  const isFunction = type.getCallSignatures().length + type.getConstructSignatures().length > 0;
  const isMethod = ({ flags }: ts.Symbol) => (flags & ts.SymbolFlags.Method) !== 0;
  return isFunction || (!checker.isArrayType(type) && type.getProperties().some(isMethod));
}

function isPrimitive({ flags }: ts.Type): boolean {
  return (flags & (ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike | ts.TypeFlags.BooleanLike)) !== 0;
}

/** The values of a TypeScript enum, written as a union of texts. */
function enumHint(type: ts.Type): string | null {
  if ((type.flags & ts.TypeFlags.EnumLike) === 0) {
    return null;
  }
  const values = (type.isUnion() ? type.types : [type]).flatMap((each) => (each.isStringLiteral() ? [each.value] : []));
  return values.length === 0
    ? "a union of texts: the names of the enum's members"
    : `a union of its texts: \`${clip(values.map((value) => JSON.stringify(value)).join(" | "))}\``;
}

/** A type as TypeScript prints it, shortened for a message. */
export function printed(checker: ts.TypeChecker, type: ts.Type): string {
  return clip(checker.typeToString(type, undefined, ts.TypeFormatFlags.NoTruncation).replaceAll(/\s+/g, " "));
}

/** Maximum length of a printed type, in characters. */
const LONGEST = 80;

function clip(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}
