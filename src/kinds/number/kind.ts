import { decimalColumn } from "../decimal-column.ts";
import { type DisplayFacts, defineBuiltInKind, ofFamily } from "../kind.ts";

/** A number with or without decimals, and a quantity: a number with a unit. */
export const number = defineBuiltInKind({
  name: "number",
  words: "number",
  family: "number",
  claims: { type: "number" },
  column: decimalColumn,
  initial: 0,
  partType: "number",
  compares: { as: "number" },
  uses: ["title", "sort", "unique", "uniqueTogether", "calculate"],
  control: "number",
  display: "number",
  displays: { number: { shows: ofFamily("number") }, quantity: { shows: ofFamily("number") } },
});

/** How the console treats values with its displays. */
export const numberFacts = { number: { type: "number" }, quantity: { type: "number" } } as const satisfies DisplayFacts;
