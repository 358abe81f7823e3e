import { decimalColumn } from "../decimal-column.ts";
import { type DisplayFacts, defineBuiltInKind, ofFamily } from "../kind.ts";

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

/** How the console treats values with its displays. */
export const percentFacts = { percent: { type: "number" } } as const satisfies DisplayFacts;
