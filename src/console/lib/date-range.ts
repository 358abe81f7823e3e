import { dayOfMoment, endOfDay, readMoment, startOfDay } from "../../contract/calendar.ts";
import { currentDay, timeZone } from "./calendar.ts";

/** Ranges of calendar days, as in filters and addresses: `2026-11-21..2026-12-21`. Either side may be empty. */

/** Both ends are included; an empty end is open. */
export interface DateRange {
  readonly from: string;
  readonly to: string;
}

const SEPARATOR = "..";

function toDay(date: Date): string {
  return date.toISOString().slice(0, 10);
}

/** Converts a day to UTC, where arithmetic has no daylight saving. Null if the day does not exist. */
function toUtc(day: string): Date | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || day < "0001") {
    return null;
  }
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && toDay(date) === day ? date : null;
}

/** Whether a text is an existing day. */
function isDay(text: string): boolean {
  return toUtc(text) !== null;
}

/** Parses a range or a single day from an address; null if the text is neither. */
export function readDateRange(text: string): DateRange | null {
  const [from = "", to = from, ...rest] = text.split(SEPARATOR);
  const isFilled = from !== "" || to !== "";
  const isReal = [from, to].every((end) => end === "" || isDay(end));
  return rest.length === 0 && isFilled && isReal ? { from, to } : null;
}

/**
 * Serializes a range of days for a filter. Either end may be open.
 *
 * @example
 * writeDateRange({ from: "2026-03-01", to: "2026-03-31" }); // "2026-03-01..2026-03-31"
 */
export function writeDateRange({ from, to }: DateRange): string {
  return `${from}${SEPARATOR}${to}`;
}

const DAY_MS = 86_400_000;

/**
 * Converts a backend's date to a day. A text contributes its calendar part. Milliseconds at midnight UTC are that UTC
 * day; other milliseconds use the console's calendar. Null for other values.
 *
 * @example
 * dayIn("2026-03-01T14:05:00Z"); // "2026-03-01"
 */
export function dayIn(value: unknown): string | null {
  if (typeof value === "string") {
    return value === "" ? null : value.slice(0, 10);
  }
  const moment = typeof value === "number" ? new Date(value) : null;
  if (moment === null || Number.isNaN(moment.getTime())) {
    return null;
  }
  return moment.getTime() % DAY_MS === 0 ? toDay(moment) : dayOfMoment(moment, timeZone());
}

/** Writes a day in the format of an earlier value: milliseconds stay milliseconds with the same time of day. */
export function likeDay(day: string, written: unknown): string | number {
  const [before, after] = [toUtc(dayIn(written) ?? ""), toUtc(day)];
  if (typeof written !== "number" || before === null || after === null) {
    return day;
  }
  return written + after.getTime() - before.getTime();
}

/** Whether a date is within a range. For moments, see `toRangeTest`. */
export function isWithinRange(value: unknown, { from, to }: DateRange): boolean {
  const day = dayIn(value);
  return day !== null && day >= from && (to === "" || day <= to);
}

/**
 * Compiles a predicate for a range of days, or of moments with offsets; null if the text is neither. Days are those
 * of the console's calendar. Create it once per list, since it converts the days.
 */
export function toRangeTest(text: string, isMoment: boolean): ((value: unknown) => boolean) | null {
  const days = readDateRange(text);
  if (days !== null && !isMoment) {
    return (value) => isWithinRange(value, days);
  }
  const bounds = days === null ? readMomentRange(text) : toBounds(days);
  if (bounds === null) {
    return null;
  }
  const zone = timeZone();
  const [from, until] = bounds;
  return (value) => {
    const time = readMoment(value, zone)?.getTime();
    return time !== undefined && time >= from && time < until;
  };
}

/** Converts days of the console's calendar to a range of moments with offsets, both ends included. */
export function toMomentRange(days: DateRange): string {
  const [from, until] = toBounds(days);
  const write = (time: number) =>
    Number.isFinite(time) ? new Date(Math.min(Math.max(time, FIRST), LAST)).toISOString() : "";
  return writeDateRange({ from: write(from), to: write(until - 1) });
}

/** Range of four-digit years. */
const FIRST = Date.parse("0001-01-01T00:00:00.000Z");
const LAST = Date.parse("9999-12-31T23:59:59.999Z");

type Bounds = readonly [from: number, until: number];

/** In milliseconds; `until` is excluded. */
function toBounds({ from, to }: DateRange): Bounds {
  return [
    from === "" ? Number.NEGATIVE_INFINITY : startOfDay(from, timeZone()).getTime(),
    to === "" ? Number.POSITIVE_INFINITY : endOfDay(to, timeZone()).getTime(),
  ];
}

const MOMENT = /^\d{4}-\d\d-\d\dT.*(Z|[+-]\d\d:\d\d)$/;

/** Parses the output of `toMomentRange`; null for other texts. */
function readMomentRange(text: string): Bounds | null {
  const [from = "", to = "", ...rest] = text.split(SEPARATOR);
  const isRange = rest.length === 0 && [from, to].every((end) => end === "" || MOMENT.test(end)) && from + to !== "";
  if (!isRange) {
    return null;
  }
  return [
    from === "" ? Number.NEGATIVE_INFINITY : Date.parse(from),
    to === "" ? Number.POSITIVE_INFINITY : Date.parse(to) + 1,
  ];
}

/** Extends the range by one day on each side, so that it contains these days in every time zone. */
export function widenRange({ from, to }: DateRange): DateRange {
  return { from: from === "" ? "" : addDays(from, -1), to: to === "" ? "" : addDays(to, 1) };
}

/**
 * The day of a moment in the console's calendar. Default: now. Do not store it: it changes at midnight.
 *
 * @example
 * const isOver = ticket.dueDate < today();
 */
export function today(now?: Date): string {
  return now === undefined ? currentDay() : dayOfMoment(now, timeZone());
}

/**
 * `2026-11-21` and 30 → `2026-12-21`.
 *
 * @example
 * addDays("2026-11-21", 30); // "2026-12-21"
 */
export function addDays(day: string, days: number): string {
  const date = toUtc(day);
  date?.setUTCDate(date.getUTCDate() + days);
  return date ? toDay(date) : day;
}

/** The week that contains a day, starting on Monday. */
export function weekOf(day: string): DateRange {
  const weekday = toUtc(day)?.getUTCDay() ?? 1;
  const from = addDays(day, -((weekday + 6) % 7));
  return { from, to: addDays(from, 6) };
}

/**
 * Number of days from one day to another; null if either is invalid.
 *
 * @example
 * daysBetween("2026-03-01", "2026-03-15"); // 14
 */
export function daysBetween(from: string, to: string): number | null {
  const [first, last] = [toUtc(from), toUtc(to)];
  return first && last ? Math.round((last.getTime() - first.getTime()) / 86_400_000) : null;
}

/** The month that contains a day. */
export function monthOf(day: string): DateRange {
  const from = `${day.slice(0, 7)}-01`;
  const next = addDays(from, 31);
  return { from, to: addDays(`${next.slice(0, 7)}-01`, -1) };
}
