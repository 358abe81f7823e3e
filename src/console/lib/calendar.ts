import { type Calendar, dayOfMoment } from "../../contract/calendar.ts";

/** The console's calendar: the business time zone of `config.json`, else the reader's zone (decision 0052). */

let businessZone: string | undefined;

/** Cache of the current day: lists read it once per value. Days begin with a second, in every zone. */
let known = { second: 0, day: "" };

/** Sets the business time zone when the console starts. Undefined selects the reader's zone. */
export function setTimeZone(timeZone: string | undefined): void {
  businessZone = timeZone;
  known.second = 0;
}

/** The business time zone; undefined if dates and times use the reader's zone. */
export function timeZone(): string | undefined {
  return businessZone;
}

/** The current day. Do not store it: it changes at midnight. */
export function currentDay(): string {
  const now = new Date();
  const second = Math.floor(now.getTime() / 1000);
  if (second !== known.second) {
    known = { second, day: dayOfMoment(now, businessZone) };
  }
  return known.day;
}

/** The console's calendar at this moment. */
export function calendar(): Calendar {
  return { timeZone: businessZone, today: currentDay() };
}
