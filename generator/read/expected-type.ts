import ts from "typescript";

/** Used when a type is too long to print. */
export const DECLARED = "what docs/spec-reference.md says of this option";

/** Maximum length of a printed type or value, in characters. */
export const LONGEST = 60;

/** Describes an expected type: an object by its members, such as `{ field: …, order: "asc" | "desc" }`. */
export function describeType(checker: ts.TypeChecker, wanted: ts.Type): string {
  const objects = (wanted.isUnion() ? wanted.types : [wanted]).filter(isObject);
  const [first, ...others] = objects.map((object) => shapeOf(checker, object));
  if (first !== undefined) {
    return others.length === 0 ? first : `${first}, or another form of it (docs/spec-reference.md)`;
  }
  return describeText(checker.typeToString(wanted, undefined, ts.TypeFormatFlags.NoTruncation));
}

/** Whether a type is an object with named members: no list, text or function. */
function isObject(type: ts.Type): boolean {
  const isNamed = (type.flags & ts.TypeFlags.Object) !== 0 && type.getNumberIndexType() === undefined;
  return isNamed && type.getCallSignatures().length === 0 && type.getProperties().length > 0;
}

/** The required members of an object type with their values, or all names if no member is required. */
function shapeOf(checker: ts.TypeChecker, object: ts.Type): string {
  const required = object.getProperties().filter(({ flags }) => (flags & ts.SymbolFlags.Optional) === 0);
  const members = required.map((member) => `${member.name}: ${valuesOf(checker.getTypeOfSymbol(member))}`);
  const names = object.getProperties().map(({ name }) => name);
  return members.length === 0 ? `an object with some of: ${names.join(", ")}` : `{ ${members.join(", ")} }`;
}

/** The values of a member, if they are few literals; otherwise "…". */
function valuesOf(member: ts.Type): string {
  const choices = choicesOf(member);
  const text = choices.map((choice) => JSON.stringify(choice)).join(" | ");
  return choices.length > 0 && choices.length <= 4 && text.length <= LONGEST ? text : "…";
}

function describeText(type: string): string {
  // biome-ignore lint/suspicious/noTemplateCurlyInString: as the compiler writes `Path`
  if (type === "`/${string}`") {
    return "a path, such as /tickets";
  }
  return type.length <= LONGEST ? type : DECLARED;
}

/** Returns the string literals of a type, sorted, because the compiler does not keep their order. */
export function choicesOf(type: ts.Type): readonly string[] {
  const parts = type.isUnion() ? type.types : [type];
  return parts.flatMap((part) => (part.isStringLiteral() ? [part.value] : [])).sort();
}

/** Returns the properties of a type's object members. Other union members, such as strings, are ignored. */
export function optionsOf(type: ts.Type | undefined): readonly ts.Symbol[] {
  const parts = type?.isUnion() === true ? type.types : [type];
  return parts.flatMap((part) => ((part?.flags ?? 0) & ts.TypeFlags.Object ? (part?.getProperties() ?? []) : []));
}
