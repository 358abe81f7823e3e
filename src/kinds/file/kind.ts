import { defineBuiltInKind, ofFamily } from "../kind.ts";

/** The web address of a file. */
export const file = defineBuiltInKind({
  name: "file",
  words: "file URL",
  family: "text",
  claims: { type: "string", format: "file" },
  openApi: { format: "uri" },
  column: { builder: "text" },
  partType: "text",
  uses: ["title", "titlePart", "search", "partFilter", "sort", "unique", "uniqueTogether"],
  control: "uri",
  display: "file",
  displays: { file: { shows: ofFamily("text") } },
  sample: (seed) => `https://example.com/${seed.toString(36)}.pdf`,
  invalid: ["file:///etc/passwd", "notes.pdf", ""],
});
