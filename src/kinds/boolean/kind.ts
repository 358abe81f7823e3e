import { type DisplayFacts, defineBuiltInKind, named } from "../kind.ts";

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

/** How the console treats values with its displays. */
export const booleanFacts = { boolean: { type: "boolean", showsEmpty: true } } as const satisfies DisplayFacts;
