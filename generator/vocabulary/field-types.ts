import type { FieldType } from "./tags.ts";

const WORDS: Readonly<Record<FieldType, string>> = {
  string: "a string",
  number: "number",
  boolean: "boolean",
  union: "a named union of strings",
  list: "an array of those",
  interface: "an interface of those",
  interfaces: "or an array of it",
  translated: "an interface of one text for each language of the product",
  branches: "a named union of interfaces told apart by a literal",
  map: "Record<string, string>",
  json: "Record<string, unknown>",
  record: "an entity",
  records: "or an array of an entity",
};

/** The types that a field can have, as a diagnostic lists them. */
export const FIELD_TYPES = `${Object.values(WORDS).join(", ")}; any of them or null`;
