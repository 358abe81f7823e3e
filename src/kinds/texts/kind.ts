import { type DisplayFacts, defineBuiltInKind, named, ofFamily } from "../kind.ts";

/** Several texts, each a chip. */
export const texts = defineBuiltInKind({
  name: "texts",
  words: "list of texts",
  family: "list",
  claims: ({ type, items }) => type === "array" && items?.type === "string" && items.enum === undefined,
  column: { builder: "text", isArray: true, hasOrder: false },
  initial: [],
  isManifold: true,
  compares: { as: "text", isOrdered: false },
  uses: [],
  control: "chips",
  display: "chips",
  widgets: { chips: named("texts", "numbers") },
  displays: { chips: { shows: ofFamily("list", "enum", "text"), options: ["color", "squared"] } },
});

/** How the console treats values with its displays. */
export const textsFacts = { chips: { hasOrder: false, isList: true } } as const satisfies DisplayFacts;
