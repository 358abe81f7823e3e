import { defineBuiltInKind, named, type ValueType } from "../kind.ts";

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

/** How lists treat the values of its displays. */
export const embeddedValues = { table: "object" } as const satisfies Record<string, ValueType>;
