import { defineBuiltInKind } from "../kind.ts";

/** An e-mail address. */
export const email = defineBuiltInKind({
  name: "email",
  words: "e-mail address",
  family: "text",
  claims: { type: "string", format: "email" },
  column: { builder: "text" },
  partType: "text",
  isNeverEmpty: true,
  compares: { as: "text" },
  uses: ["title", "titlePart", "search", "partFilter", "sort", "unique", "uniqueTogether", "join"],
  control: "email",
  display: "text",
  sample: (seed) => `a${seed.toString(36)}@example.com`,
  invalid: ["ana", "ana@", "@example.com", "ana @example.com", ""],
});
