import { fullFormats } from "ajv-formats/dist/formats.js";
import { defineBuiltInKind } from "../kind.ts";

/** An address of the web. */
export const uri = defineBuiltInKind({
  name: "uri",
  words: "web address",
  family: "text",
  claims: { type: "string", format: "uri" },
  column: { builder: "text" },
  partType: "text",
  isNeverEmpty: true,
  compares: { as: "text" },
  uses: ["title", "titlePart", "search", "partFilter", "sort", "unique", "uniqueTogether", "join"],
  control: "uri",
  display: "uri",
  sample: (seed) => `https://example.com/${seed.toString(36)}`,
  invalid: ["example", "//example.com", "https://exa mple.com", ""],
});

/**
 * True for http and https URLs. Other schemes are unsafe: `javascript:` runs in the page, `file:` reads the local disk
 * (decision 0024).
 */
export function isWebAddress(text: string): boolean {
  const { uri } = fullFormats;
  return /^https?:\/\/[^/]/i.test(text) && typeof uri === "function" && Boolean(uri(text));
}
