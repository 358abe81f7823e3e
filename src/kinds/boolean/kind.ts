import { defineBuiltInKind, named, type ValueType } from "../kind.ts";

/** Yes or no. */
export const boolean = defineBuiltInKind({
  name: "boolean",
  words: "boolean",
  family: "boolean",
  claims: { type: "boolean" },
  column: { builder: "boolean" },
  initial: false,
  partType: "boolean",
  compares: { as: "switch", isOrdered: false },
  uses: ["filter", "partFilter", "sort", "uniqueTogether"],
  control: "switch",
  display: "boolean",
  displays: { boolean: { shows: named("boolean") } },
});

/** How lists treat the values of its displays. */
export const booleanValues = { boolean: "boolean" } as const satisfies Record<string, ValueType>;
