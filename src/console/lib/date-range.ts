/** Ranges of calendar days, as filters and addresses hold them: `2026-11-21..2026-12-21`, either side may be empty. */

/** Both ends are included; an empty end is open. */
export interface DateRange {
  readonly from: string;
  readonly to: string;
}

const SEPARATOR = "..";

function toDay(date: Date): string {
  return date.toISOString().slice(0, 10);
}

/** The day as a moment of UTC, where days can be counted without daylight saving; null where there is no such day. */
function toUtc(day: string): Date | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || day < "0001") {
    return null;
  }
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && toDay(date) === day ? date : null;
}

/** Whether a text names a day that there is. */
function isDay(text: string): boolean {
  return toUtc(text) !== null;
}

/** A range as an address holds it, or one day; null where it is neither. */
export function readDateRange(text: string): DateRange | null {
  const [from = "", to = from, ...rest] = text.split(SEPARATOR);
  const isFilled = from !== "" || to !== "";
  const isReal = [from, to].every((end) => end === "" || isDay(end));
  return rest.length === 0 && isFilled && isReal ? { from, to } : null;
}

export function writeDateRange({ from, to }: DateRange): string {
  return `${from}${SEPARATOR}${to}`;
}

const DAY_MS = 86_400_000;

/** The reader's own day of a moment. */
function localDay(moment: Date): Date {
  return new Date(Date.UTC(moment.getFullYear(), moment.getMonth(), moment.getDate()));
}

/**
 * The day that a backend means: the calendar part of a text; of milliseconds since 1970, the day that begins with them
 * in UTC, else the reader's own. Null where it is neither.
 */
export function dayIn(value: unknown): string | null {
  if (typeof value === "string") {
    return value === "" ? null : value.slice(0, 10);
  }
  const moment = typeof value === "number" ? new Date(value) : null;
  if (moment === null || Number.isNaN(moment.getTime())) {
    return null;
  }
  return toDay(moment.getTime() % DAY_MS === 0 ? moment : localDay(moment));
}

/** Another day in the form in which a backend wrote one: milliseconds stay milliseconds, of the same time of day. */
export function likeDay(day: string, written: unknown): string | number {
  const [before, after] = [toUtc(dayIn(written) ?? ""), toUtc(day)];
  if (typeof written !== "number" || before === null || after === null) {
    return day;
  }
  return written + after.getTime() - before.getTime();
}

/** Whether a date, or the day that an instant begins with, is within a range. */
export function isWithinRange(value: unknown, { from, to }: DateRange): boolean {
  const day = dayIn(value);
  return day !== null && day >= from && (to === "" || day <= to);
}

/** The reader's own day. */
export function today(now = new Date()): string {
  return toDay(localDay(now));
}

/** `2026-11-21` and 30 → `2026-12-21`. */
export function addDays(day: string, days: number): string {
  const date = toUtc(day);
  date?.setUTCDate(date.getUTCDate() + days);
  return date ? toDay(date) : day;
}

/** The week that a day is in, from Monday on. */
export function weekOf(day: string): DateRange {
  const weekday = toUtc(day)?.getUTCDay() ?? 1;
  const from = addDays(day, -((weekday + 6) % 7));
  return { from, to: addDays(from, 6) };
}

/** How many days after another a day is; null where one of them is no day. */
export function daysBetween(from: string, to: string): number | null {
  const [first, last] = [toUtc(from), toUtc(to)];
  return first && last ? Math.round((last.getTime() - first.getTime()) / 86_400_000) : null;
}

/** The month that a day is in. */
export function monthOf(day: string): DateRange {
  const from = `${day.slice(0, 7)}-01`;
  const next = addDays(from, 31);
  return { from, to: addDays(`${next.slice(0, 7)}-01`, -1) };
}
