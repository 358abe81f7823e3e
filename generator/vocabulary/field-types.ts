/** The types that a field can have, as a diagnostic lists them. */
export const FIELD_TYPES =
  "a string, number, boolean, a named union of strings, an array of those, an interface of those, Record<string, string>, Record<string, unknown>, an entity, or an array of an entity; any of them or null";
