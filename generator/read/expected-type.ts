import ts from "typescript";

/** Used when a type is too long to print. */
export const DECLARED = "what generator/vocabulary/entity-spec.ts declares here";

/** Maximum length of a printed type or value, in characters. */
export const LONGEST = 60;

/** Describes an expected type. */
export function describeType(type: string): string {
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
