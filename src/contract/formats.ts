import type { Format } from "ajv";
import { fullFormats } from "ajv-formats/dist/formats.js";

/**
 * The formats that the spec's schemas use, the same on both sides of the wire. Compiled validators import
 * this file; the reference backend registers it.
 */
export const formats = {
  date: { validate: isDay },
  "date-time": { validate: isMoment },
  email: fullFormats.email,
  uri: isWebAddress,
  time: /^(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?$/,
  duration: fullFormats.duration,
  tel: /^\+?[0-9(][0-9 ()./-]{2,28}[0-9]$/,
  image: isWebAddress,
  file: isWebAddress,
  // Only say which control and which column: their bounds are the schema's own.
  html: true,
  percent: { type: "number", validate: () => true },
  // Only says which control and which column: its bounds are the schema's own.
  password: true,
  money: { type: "number", validate: hasWholeCents },
} as const;

/** Whether a calendar has it; no year of a database is called 0000. */
function isDay(text: string): boolean {
  return has(fullFormats.date, text) && text >= "0001";
}

/** Whether it is a moment that can be written in UTC with a year of four digits; none is in a leap second. */
function isMoment(text: string): boolean {
  const time = Date.parse(text);
  return has(fullFormats["date-time"], text) && time >= FIRST_MOMENT && time < LAST_MOMENT;
}

const FIRST_MOMENT = Date.parse("0001-01-01T00:00:00Z");
const LAST_MOMENT = Date.parse("+010000-01-01T00:00:00Z");

function has(format: Format, text: string): boolean {
  return typeof format === "object" && "validate" in format && (format.validate as (text: string) => boolean)(text);
}

/** Whether a browser may open it: `javascript:` would run in the page, `file:` read the reader's disk (decision 0024). */
function isWebAddress(text: string): boolean {
  const { uri } = fullFormats;
  return /^https?:\/\/[^/]/i.test(text) && typeof uri === "function" && Boolean(uri(text));
}

/** Whether an amount has at most two decimals; 19.99 times 100 is 1998.9999999999998. */
function hasWholeCents(amount: number): boolean {
  const cents = amount * 100;
  return Math.abs(cents - Math.round(cents)) <= Math.abs(cents) * Number.EPSILON * 4;
}

/** How many characters a person would count, as JSON Schema counts them: code points, not UTF-16 units. */
export function ucs2length(text: string): number {
  return [...text].length;
}
