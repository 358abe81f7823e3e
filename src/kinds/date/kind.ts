import { type DisplayFacts, defineBuiltInKind, ofFamily } from "../kind.ts";

const DAY_MS = 86_400_000;
const FIRST_DAY = Date.parse("0001-01-01T00:00:00Z");
/** Number of days in the years 1 to 9999. */
const DAYS = 3_652_059;

/** A calendar date, independent of time zones. */
export const date = defineBuiltInKind({
  name: "date",
  words: "date",
  family: "date",
  claims: { type: "string", format: "date" },
  isFormatComplete: true,
  column: { builder: "date", options: { mode: "string" } },
  partType: "date",
  isNeverEmpty: true,
  compares: { as: "day" },
  uses: ["title", "filter", "partFilter", "sort", "unique", "uniqueTogether"],
  control: "date",
  display: "date",
  displays: { date: { shows: ofFamily("date"), options: ["pattern"] } },
  sample: (seed) => new Date(FIRST_DAY + (seed % DAYS) * DAY_MS).toISOString().slice(0, 10),
  invalid: ["2026-02-30", "2026-13-01", "01/03/2026", "2026-03-01T00:00:00Z", ""],
});

/** How the console treats values with its displays. */
export const dateFacts = { date: { type: "date", showsEmpty: true } } as const satisfies DisplayFacts;
