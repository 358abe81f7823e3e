import { type DisplayFacts, defineBuiltInKind, named } from "../kind.ts";

/** Records embedded in this one, edited as table rows. */
export const embedded = defineBuiltInKind({
  name: "embedded",
  words: "list of records",
  family: "object",
  claims: ({ type, items }) => type === "array" && items?.type === "object" && items.properties !== undefined,
  column: { builder: "jsonb", hasOrder: false },
  isManifold: true,
  uses: [],
  control: null,
  display: "table",
  widgets: { table: named("embedded") },
  displays: { table: { shows: named("embedded") } },
});

/** How the console treats values with its displays. */
export const embeddedFacts = {
  table: { type: "object", showsEmpty: true, hasOrder: false, isWide: true },
} as const satisfies DisplayFacts;
