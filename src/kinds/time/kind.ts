import { defineBuiltInKind, named } from "../kind.ts";

/** A time of day. */
export const time = defineBuiltInKind({
  name: "time",
  words: "time of day",
  family: "clock",
  claims: { type: "string", format: "time" },
  // The format of that name has an offset. A time of day has none.
  openApi: { pattern: "^([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9])?$" },
  isFormatComplete: true,
  column: { builder: "time" },
  partType: "word",
  isNeverEmpty: true,
  compares: { as: "text" },
  uses: ["title", "sort", "unique", "uniqueTogether"],
  control: "time",
  display: "time",
  displays: { time: { shows: named("time", "text") } },
  sample: (seed) => new Date((seed % 1440) * 60_000).toISOString().slice(11, 16),
  invalid: ["24:00", "8:30", "08:60", "2026-03-01T08:30:00Z", ""],
});

/** The check of `@format time`. */
export const timeFormat = /^(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?$/;
