import { defineBuiltInKind, named } from "../kind.ts";

/** One value of an enumeration. */
export const enumeration = defineBuiltInKind({
  name: "enum",
  words: "enumeration",
  family: "enum",
  claims: ({ type, enum: values }) => type === "string" && values !== undefined,
  column: { builder: "text" },
  partType: "word",
  isNeverEmpty: true,
  compares: { as: "text", isOrdered: false },
  uses: ["title", "search", "filter", "partFilter", "sort", "uniqueTogether", "breakdown"],
  control: "select",
  display: "enum",
  widgets: { radio: named("enum") },
  displays: { enum: { shows: named("enum") } },
});
