import { type DisplayFacts, defineBuiltInKind, named } from "../kind.ts";

const FIRST_MOMENT = Date.parse("0001-01-01T00:00:00Z");
/** 2 ** 31 steps reach the year 9999. */
const SAMPLE_STEP_MS = 146_899;

/** An instant. */
export const datetime = defineBuiltInKind({
  name: "datetime",
  words: "date and time",
  family: "date",
  claims: { type: "string", format: "date-time" },
  isFormatComplete: true,
  column: { builder: "timestamp", options: { withTimezone: true, mode: "string" } },
  partType: "datetime",
  isNeverEmpty: true,
  compares: { as: "day" },
  uses: ["title", "filter", "partFilter", "sort", "unique", "uniqueTogether"],
  control: "datetime",
  display: "datetime",
  sheetDisplay: "datetime",
  displays: { datetime: { shows: named("datetime"), options: ["pattern"] } },
  sample: (seed) => new Date(FIRST_MOMENT + seed * SAMPLE_STEP_MS).toISOString(),
  invalid: ["2026-02-30T10:00:00Z", "2026-03-01T25:00:00Z", "2026-03-01", "yesterday", ""],
});

/** How the console treats values with its displays. */
export const datetimeFacts = { datetime: { type: "datetime", showsEmpty: true } } as const satisfies DisplayFacts;
