import { defineBuiltInKind, ofFamily } from "../kind.ts";

/** A telephone number. */
export const tel = defineBuiltInKind({
  name: "tel",
  words: "telephone number",
  family: "text",
  claims: { type: "string", format: "tel" },
  column: { builder: "text" },
  partType: "text",
  compares: { as: "text" },
  uses: ["title", "titlePart", "search", "partFilter", "sort", "unique", "uniqueTogether", "join"],
  control: "tel",
  display: "tel",
  displays: { tel: { shows: ofFamily("text") } },
  sample: (seed) =>
    String(seed)
      .padStart(11, "0")
      .replace(/^(..)(...)(...)(...)$/, "+$1 $2 $3 $4"),
  invalid: ["call me", "+", "12 34 x", ""],
});

/** The check of `@format tel`. */
export const telFormat = /^\+?[0-9(][0-9 ()./-]{2,28}[0-9]$/;
