import { fullFormats } from "ajv-formats/dist/formats.js";

/**
 * True for http and https URLs. Other schemes are unsafe: `javascript:` runs in the page, `file:` reads the local disk
 * (decision 0024).
 */
export function isWebAddress(text: string): boolean {
  const { uri } = fullFormats;
  return /^https?:\/\/[^/]/i.test(text) && typeof uri === "function" && Boolean(uri(text));
}
