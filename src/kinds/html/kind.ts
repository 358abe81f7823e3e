import { type DisplayFacts, defineBuiltInKind, ofFamily } from "../kind.ts";

/** A text with HTML markup. */
export const html = defineBuiltInKind({
  name: "html",
  words: "marked-up text",
  family: "text",
  claims: { type: "string", format: "html" },
  column: { builder: "text" },
  partType: "text",
  uses: ["title", "titlePart", "search", "partFilter", "sort", "unique", "uniqueTogether"],
  control: "html",
  display: "html",
  displays: { html: { shows: ofFamily("text") } },
});

/** How the console treats values with its displays. */
export const htmlFacts = { html: { hasOrder: false, isWide: true } } as const satisfies DisplayFacts;
