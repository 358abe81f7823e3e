/** Days and moments in one calendar: the business time zone where one is configured, else the process's own zone (decision 0052). */

/** The calendar that a condition is evaluated in. */
export interface Calendar {
  /** An IANA name; undefined: the zone of the process, which in a browser is the reader's. */
  readonly timeZone: string | undefined;
  /** The current day, as `2026-03-01`. */
  readonly today: string;
}

const DAY_MS = 86_400_000;

/** Intl formats are slow to create and fast to use: one for each zone. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** Whether a name is that of a time zone that this runtime knows. */
export function isTimeZone(name: string): boolean {
  try {
    formatOf(name);
    // Offsets such as "+03:00" are names of zones to some runtimes, and have the opposite sign in SQL.
    return /^[A-Za-z]/.test(name);
  } catch {
    return false;
  }
}

/** The calendar of a zone at a moment. Create it for each use: `today` is out of date at midnight. */
export function calendarAt(timeZone: string | undefined, now = new Date()): Calendar {
  return { timeZone, today: dayOfMoment(now, timeZone) };
}

/** The day of a moment in a zone, as `2026-03-01`. */
export function dayOfMoment(moment: Date, timeZone?: string): string {
  return toWallClock(moment, timeZone).toISOString().slice(0, -"T00:00:00.000Z".length);
}

/** The first moment of a day. A day that a zone skipped begins where the next one does. */
export function startOfDay(day: string, timeZone?: string): Date {
  return fromWallClock(toUtcMidnight(day), timeZone);
}

/** The first moment after a day. */
export function endOfDay(day: string, timeZone?: string): Date {
  return fromWallClock(new Date(toUtcMidnight(day).getTime() + DAY_MS), timeZone);
}

/** `2026-11-21` and 30 → `2026-12-21`. */
export function addDays(day: string, days: number): string {
  const date = toUtcMidnight(day);
  date.setUTCDate(date.getUTCDate() + days);
  return Number.isNaN(date.getTime()) ? day : date.toISOString().slice(0, -"T00:00:00.000Z".length);
}

/** A moment as the clock of a zone shows it: a date whose UTC parts are the zone's. */
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
  // Not Date.UTC: it reads the years 0 to 99 as 1900 to 1999.
  wall.setUTCFullYear(era === 1 ? 1 - year : year, month - 1, day);
  wall.setUTCHours(hour ?? 0, minute, second, ((time % 1000) + 1000) % 1000);
  return wall;
}

/**
 * The moment at which the clock of a zone shows a time, as `toWallClock` returns it. A time that occurs twice is the
 * first of the two; a time that the clock skips is as much later as the clock skips.
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
 * Reads a moment: a text with an offset, milliseconds since 1970, or a text without an offset, which is a time on the
 * clock of the zone. Null where it is none.
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
