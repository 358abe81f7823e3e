import { defineBuiltInKind, named } from "../kind.ts";

/** An ISO 8601 duration. */
export const duration = defineBuiltInKind({
  name: "duration",
  words: "duration",
  family: "clock",
  claims: { type: "string", format: "duration" },
  isFormatComplete: true,
  column: { builder: "text" },
  partType: "word",
  uses: ["unique", "uniqueTogether"],
  control: "duration",
  display: "duration",
  displays: { duration: { shows: named("duration", "text") } },
  sample: (seed) => `PT${(seed % 6000) + 1}M`,
  invalid: ["1 h", "PT", "P1", ""],
});
