import type { FieldType } from "./tags.ts";

const WORDS: Readonly<Record<FieldType, string>> = {
  string: "a string",
  number: "number",
  boolean: "boolean",
  union: "a named union of strings",
  list: "an array of these",
  interface: "an interface with such fields",
  interfaces: "an array of such an interface",
  translated: "an interface with a text for each language",
  branches: "a named union of interfaces with a literal discriminator",
  map: "Record<string, string>",
  json: "Record<string, unknown>",
  record: "an entity",
  records: "an array of an entity",
};

/** The types that a field can have, as diagnostics list them. */
export const FIELD_TYPES = `${Object.values(WORDS).join(", ")}; each may also be null`;
