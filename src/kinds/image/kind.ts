import { defineBuiltInKind, ofFamily } from "../kind.ts";

/** The web address of a picture. */
export const image = defineBuiltInKind({
  name: "image",
  words: "image URL",
  family: "text",
  claims: { type: "string", format: "image" },
  openApi: { format: "uri" },
  column: { builder: "text" },
  partType: "text",
  uses: ["title", "titlePart", "search", "partFilter", "sort", "unique", "uniqueTogether"],
  control: "image",
  display: "image",
  displays: { image: { shows: ofFamily("text") } },
  sample: (seed) => `https://example.com/${seed.toString(36)}.png`,
  invalid: ["picture.png", "javascript:alert(1)", "data:image/png;base64,AAAA", ""],
});
