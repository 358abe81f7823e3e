import { dateFormat } from "./intl-formats.ts";

/** Wall clocks of a time zone, as milliseconds that a clock of UTC would show; of the reader's own zone without a name. */

const PARTS = {
  calendar: "gregory",
  numberingSystem: "latn",
  hourCycle: "h23",
  year: "numeric",
  month: "numeric",
  day: "numeric",
  hour: "numeric",
  minute: "numeric",
  second: "numeric",
} as const;

/** The wall clock of an instant. */
export function toWallClock(instant: number, timeZone?: string): number {
  const format = dateFormat("en-US", timeZone === undefined ? PARTS : { ...PARTS, timeZone });
  const parts = new Map(format.formatToParts(instant).map(({ type, value }) => [type, Number(value)]));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
  const clock = new Date(0);
  // Not Date.UTC: it reads the years 0 to 99 as 1900 to 1999.
  clock.setUTCFullYear(part("year"), part("month") - 1, part("day"));
  clock.setUTCHours(part("hour"), part("minute"), part("second"));
  return clock.getTime() + (((instant % 1000) + 1000) % 1000);
}

const DAY_MS = 86_400_000;

/** The first instant of a wall clock; null where clocks skip it. */
export function fromWallClock(clock: number, timeZone?: string): number | null {
  const offsets = [clock - DAY_MS, clock + DAY_MS].map((near) => toWallClock(near, timeZone) - near);
  const instants = offsets.map((offset) => clock - offset).sort((one, other) => one - other);
  return instants.find((instant) => toWallClock(instant, timeZone) === clock) ?? null;
}
