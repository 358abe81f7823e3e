import { decimalColumn } from "../decimal-column.ts";
import { defineBuiltInKind, ofFamily, type ValueType } from "../kind.ts";

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

/** How lists treat the values of its displays. */
export const numberValues = { number: "number", quantity: "number" } as const satisfies Record<string, ValueType>;
