/** The types that a field can have, as diagnostics list them. docs/spec-reference.md describes each. */
export const FIELD_TYPES =
  "string, number, boolean, a named union of texts, an interface, an entity, a list of one of these, or " +
  "Record<string, string>; `| null` after any (docs/spec-reference.md)";
