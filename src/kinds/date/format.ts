import { fullFormats } from "ajv-formats/dist/formats.js";

/** True for an existing calendar date. The year 0000 is invalid, because databases do not support it. */
export function isDay(text: string): boolean {
  const { date } = fullFormats;
  return typeof date === "object" && "validate" in date && isValid(date.validate, text) && text >= "0001";
}

function isValid(validate: unknown, text: string): boolean {
  return typeof validate === "function" && validate(text) === true;
}
