import { decimalColumn } from "../decimal-column.ts";
import { defineBuiltInKind, ofFamily, type ValueType } from "../kind.ts";

/** A percentage: 21 is 21 %. */
export const percent = defineBuiltInKind({
  name: "percent",
  words: "percentage",
  family: "number",
  claims: { type: "number", format: "percent" },
  column: decimalColumn,
  initial: 0,
  partType: "number",
  compares: { as: "number" },
  uses: ["title", "sort", "unique", "uniqueTogether", "calculate"],
  control: "percent",
  display: "percent",
  displays: { percent: { shows: ofFamily("number") } },
});

/** How lists treat the values of its displays. */
export const percentValues = { percent: "number" } as const satisfies Record<string, ValueType>;
