import { type DisplayFacts, defineBuiltInKind } from "../kind.ts";

/** An object with one text per language of the product. */
export const translated = defineBuiltInKind({
  name: "translated",
  words: "text in several languages",
  family: "object",
  claims: null,
  column: { builder: "jsonb", hasOrder: false },
  uses: [],
  control: null,
  display: "translated",
});

/** How the console treats values with its displays. */
export const translatedFacts = { translated: { hasColumnPerItem: true } } as const satisfies DisplayFacts;
