import { type Calendar, dayOfMoment, endOfDay } from "../../contract/calendar.ts";

/** The console's calendar: the business time zone of `config.json`, else the reader's zone (decision 0052). */

let businessZone: string | undefined;

/** Cache of the current day: lists read it once per value. It ends with the day, and soon, because readers change zones. */
let known = { day: "", from: 0, until: 0 };

const CACHED_MS = 1000;

/** Sets the business time zone when the console starts. Undefined selects the reader's zone. */
export function setTimeZone(timeZone: string | undefined): void {
  businessZone = timeZone;
  known.until = 0;
}

/** The business time zone; undefined if dates and times use the reader's zone. */
export function timeZone(): string | undefined {
  return businessZone;
}

/** The current day. Do not store it: it changes at midnight. */
export function currentDay(): string {
  const now = Date.now();
  if (now < known.from || now >= known.until) {
    const day = dayOfMoment(new Date(now), businessZone);
    known = { day, from: now, until: Math.min(endOfDay(day, businessZone).getTime(), now + CACHED_MS) };
  }
  return known.day;
}

/** The console's calendar at this moment. */
export function calendar(): Calendar {
  return { timeZone: businessZone, today: currentDay() };
}
