import { fullFormats } from "ajv-formats/dist/formats.js";

const FIRST_MOMENT = Date.parse("0001-01-01T00:00:00Z");
const LAST_MOMENT = Date.parse("+010000-01-01T00:00:00Z");

/** True for a valid instant with a four-digit UTC year. Leap seconds are invalid. */
export function isMoment(text: string): boolean {
  const { "date-time": format } = fullFormats;
  const time = Date.parse(text);
  const isValid =
    typeof format === "object" && "validate" in format && (format.validate as (text: string) => boolean)(text);
  return isValid && time >= FIRST_MOMENT && time < LAST_MOMENT;
}
