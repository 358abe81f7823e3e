import { type Calendar, dayOfMoment, endOfDay } from "../../contract/calendar.ts";

/** The console's calendar: the business time zone of `config.json`, else the reader's zone (decision 0052). */

let businessZone: string | undefined;

/** Sets the business time zone when the console starts; undefined: the reader's zone. */
export function setTimeZone(timeZone: string | undefined): void {
  businessZone = timeZone;
}

/** The business time zone; undefined where days and times are the reader's. */
export function timeZone(): string | undefined {
  return businessZone;
}

/** Lists ask for the current day once a row, and a named zone is slow to ask. */
let known = { day: "", zone: "", from: 0, until: 0 };

/** The current day. Read it when it is needed: it changes at midnight. */
export function currentDay(): string {
  const now = Date.now();
  const zone = businessZone;
  if (zone === undefined) {
    return dayOfMoment(new Date(now));
  }
  if (zone !== known.zone || now < known.from || now >= known.until) {
    const day = dayOfMoment(new Date(now), zone);
    known = { day, zone, from: now, until: endOfDay(day, zone).getTime() };
  }
  return known.day;
}

/** The calendar of the console now. */
export function calendar(): Calendar {
  return { timeZone: businessZone, today: currentDay() };
}
