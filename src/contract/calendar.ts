/** Dates and times in one zone: the configured business time zone, or else the zone of the process (decision 0052). */

/** The calendar in which a condition is evaluated. */
export interface Calendar {
  /** IANA name; undefined for the zone of the process (in a browser: the user's zone). */
  readonly timeZone: string | undefined;
  /** The current date: `2026-03-01`. */
  readonly today: string;
}

const DAY_MS = 86_400_000;

/** Cache by zone: `Intl.DateTimeFormat` is slow to create. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** True if this runtime knows the time zone. */
export function isTimeZone(name: string): boolean {
  try {
    formatOf(name);
    // Some runtimes accept offsets such as "+03:00", but these have the opposite sign in SQL.
    return /^[A-Za-z]/.test(name);
  } catch {
    return false;
  }
}

/** The calendar of a zone at a point in time. Create a new one for each use, because `today` changes at midnight. */
export function calendarAt(timeZone: string | undefined, now = new Date()): Calendar {
  return { timeZone, today: dayOfMoment(now, timeZone) };
}

/** Date of a point in time in a zone: `2026-03-01`. */
export function dayOfMoment(moment: Date, timeZone?: string): string {
  return toWallClock(moment, timeZone).toISOString().slice(0, -"T00:00:00.000Z".length);
}

/** Start of a day. A day that the zone skips starts when the next day does. */
export function startOfDay(day: string, timeZone?: string): Date {
  return fromWallClock(toUtcMidnight(day), timeZone);
}

/** End of a day (exclusive). */
export function endOfDay(day: string, timeZone?: string): Date {
  return fromWallClock(new Date(toUtcMidnight(day).getTime() + DAY_MS), timeZone);
}

/** `addDays("2026-11-21", 30)` is `2026-12-21`. */
export function addDays(day: string, days: number): string {
  const date = toUtcMidnight(day);
  date.setUTCDate(date.getUTCDate() + days);
  return Number.isNaN(date.getTime()) ? day : date.toISOString().slice(0, -"T00:00:00.000Z".length);
}

/** Local time in a zone, as a date whose UTC fields contain it. */
export function toWallClock(moment: Date, timeZone?: string): Date {
  const wall = new Date(0);
  if (timeZone === undefined) {
    wall.setUTCFullYear(moment.getFullYear(), moment.getMonth(), moment.getDate());
    wall.setUTCHours(moment.getHours(), moment.getMinutes(), moment.getSeconds(), moment.getMilliseconds());
    return wall;
  }
  const time = moment.getTime();
  if (Number.isNaN(time)) {
    return moment;
  }
  const parts: Partial<Record<string, number>> = {};
  for (const { type, value } of formatOf(timeZone).formatToParts(moment)) {
    parts[type] = type === "era" ? Number(value === "BC") : Number(value);
  }
  const { era = 0, year = 0, month = 1, day, hour, minute, second } = parts;
  // `Date.UTC` would map the years 0 to 99 to 1900 to 1999.
  wall.setUTCFullYear(era === 1 ? 1 - year : year, month - 1, day);
  wall.setUTCHours(hour ?? 0, minute, second, ((time % 1000) + 1000) % 1000);
  return wall;
}

/**
 * Converts a local time (as returned by `toWallClock`) to a point in time. An ambiguous local time gives the earlier
 * one; a skipped local time is moved forward by the length of the gap.
 */
export function fromWallClock(wall: Date, timeZone?: string): Date {
  const offsets = [-DAY_MS, DAY_MS].map((distance) => {
    const near = new Date(wall.getTime() + distance);
    return toWallClock(near, timeZone).getTime() - near.getTime();
  });
  const found = offsets
    .map((offset) => new Date(wall.getTime() - offset))
    .filter((moment) => toWallClock(moment, timeZone).getTime() === wall.getTime())
    .sort((one, other) => one.getTime() - other.getTime());
  return found[0] ?? new Date(wall.getTime() - (offsets[0] ?? 0));
}

const LOCAL_TIME = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d(:\d\d(\.\d{1,9})?)?)$/;

/**
 * Parses a date-time: a text with an offset, milliseconds since 1970, or a text without an offset, which is local time
 * in the zone. Null if it is invalid.
 */
export function readMoment(value: unknown, timeZone?: string): Date | null {
  const [, day, time] = (typeof value === "string" && LOCAL_TIME.exec(value)) || [];
  const isReadable = typeof value === "string" || typeof value === "number";
  const moment = new Date(day === undefined ? (isReadable ? value : Number.NaN) : `${day}T${time}Z`);
  if (Number.isNaN(moment.getTime())) {
    return null;
  }
  return day === undefined ? moment : fromWallClock(moment, timeZone);
}

function toUtcMidnight(day: string): Date {
  return new Date(`${day}T00:00:00Z`);
}

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat("en-US-u-ca-gregory-nu-latn", {
      timeZone,
      hourCycle: "h23",
      era: "short",
      year: "numeric",
      month: "numeric",
      day: "numeric",
      hour: "numeric",
      minute: "numeric",
      second: "numeric",
    });
  formats.set(timeZone, format);
  return format;
}
