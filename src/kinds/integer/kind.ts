import { type DisplayFacts, defineBuiltInKind, named } from "../kind.ts";

/** Maximum value of a 4-byte integer column. */
const LARGEST_INTEGER = 2_147_483_647;

/** A whole number. */
export const integer = defineBuiltInKind({
  name: "integer",
  words: "integer",
  family: "number",
  claims: { type: "integer" },
  column: ({ maximum = 0 }) =>
    maximum > LARGEST_INTEGER ? { builder: "bigint", options: { mode: "number" } } : { builder: "integer" },
  initial: 0,
  partType: "number",
  compares: { as: "number" },
  uses: ["title", "sort", "unique", "uniqueTogether", "calculate"],
  control: "integer",
  display: "integer",
  displays: { integer: { shows: named("integer") } },
});

/** How the console treats values with its displays. */
export const integerFacts = { integer: { type: "number" } } as const satisfies DisplayFacts;
