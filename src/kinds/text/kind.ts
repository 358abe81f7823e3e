import { type DisplayFacts, defineBuiltInKind, named, ofFamily } from "../kind.ts";

/** A text without a format. */
export const text = defineBuiltInKind({
  name: "text",
  words: "text",
  family: "text",
  claims: { type: "string" },
  column: { builder: "text" },
  partType: "text",
  compares: { as: "text" },
  uses: ["title", "titlePart", "search", "partFilter", "sort", "unique", "uniqueTogether", "join"],
  control: "text",
  display: "text",
  widgets: { multiline: named("text", "html"), currency: named("text") },
  displays: {
    text: { shows: ofFamily("text", "number", "enum", "date", "clock"), options: ["maxLength"] },
    multiline: { shows: ofFamily("text"), options: ["maxLength"] },
  },
});

/** How the console treats values with its displays. */
export const textFacts = { multiline: { hasOrder: false, isWide: true } } as const satisfies DisplayFacts;
