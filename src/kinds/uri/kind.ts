import { defineBuiltInKind } from "../kind.ts";

/** An address of the web. */
export const uri = defineBuiltInKind({
  name: "uri",
  words: "web address",
  family: "text",
  claims: { type: "string", format: "uri" },
  column: { builder: "text" },
  partType: "text",
  isNeverEmpty: true,
  compares: { as: "text" },
  uses: ["title", "titlePart", "search", "partFilter", "sort", "unique", "uniqueTogether", "join"],
  control: "uri",
  display: "uri",
  sample: (seed) => `https://example.com/${seed.toString(36)}`,
  invalid: ["example", "//example.com", "https://exa mple.com", ""],
});
