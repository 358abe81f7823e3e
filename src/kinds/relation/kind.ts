import { defineBuiltInKind, named } from "../kind.ts";

/** The id, or the ids, of records of another entity. The spec decides it (`relations`), not the type. */
export const relation = defineBuiltInKind({
  name: "relation",
  words: "related record",
  family: "text",
  claims: null,
  column: { builder: "uuid" },
  uses: [],
  control: "relation",
  display: "relation",
  widgets: { relation: named("text", "texts") },
  displays: { relation: { shows: named("text", "texts", "object") } },
});
