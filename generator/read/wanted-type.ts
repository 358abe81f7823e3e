import ts from "typescript";

/** Where a type is too long to be told. */
export const DECLARED = "what generator/vocabulary/entity-spec.ts declares here";

/** What is longer is cut or not told at all, in characters. */
export const LONGEST = 60;

/** A type, as a person would say what is wanted. */
export function describeType(type: string): string {
  // biome-ignore lint/suspicious/noTemplateCurlyInString: as the compiler writes `Path`
  if (type === "`/${string}`") {
    return "a path, such as /tickets";
  }
  return type.length <= LONGEST ? type : DECLARED;
}

/** The texts that a type admits, where it admits nothing but texts and lists of them; the compiler keeps no order. */
export function choicesOf(type: ts.Type): readonly string[] {
  const parts = type.isUnion() ? type.types : [type];
  return parts.flatMap((part) => (part.isStringLiteral() ? [part.value] : [])).sort();
}

/** Of a type that may be a text too, as a display may, the options of the rest. */
export function optionsOf(type: ts.Type | undefined): readonly ts.Symbol[] {
  const parts = type?.isUnion() === true ? type.types : [type];
  return parts.flatMap((part) => ((part?.flags ?? 0) & ts.TypeFlags.Object ? (part?.getProperties() ?? []) : []));
}
