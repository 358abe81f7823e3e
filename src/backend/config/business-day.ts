import { dayOfMoment } from "../../contract/calendar.ts";

/**
 * The day of a moment in the business time zone, as `2026-03-01`.
 *
 * @example
 * toBusinessDay(new Date(), "America/Sao_Paulo"); // "2026-03-01"
 */
export function toBusinessDay(moment: Date, timeZone: string): string {
  return dayOfMoment(moment, timeZone);
}
