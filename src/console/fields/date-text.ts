import { readMoment, toWallClock } from "../../contract/calendar.ts";
import { timeZone } from "../lib/calendar.ts";
import { dayIn } from "../lib/date-range.ts";
import { toRawText } from "../lib/exact-json.ts";
import { dateFormat } from "../lib/intl-formats.ts";
import { isEmptyValue } from "../lib/is-empty-value.ts";

/**
 * Dates as staff read them. A date is a calendar string, which no time zone changes. A moment is shown and typed on the
 * clock of the console's calendar (decision 0052).
 */

/** What an empty date looks like (spec §2). */
export const EMPTY_DATE = "--/--/----";

/** How a field wants its dates: as digits unless it says otherwise. */
export type DatePattern = "short" | "long" | "monthAndYear";

const DAY_FORMATS: { readonly [P in DatePattern]: Intl.DateTimeFormatOptions } = {
  short: { day: "2-digit", month: "2-digit", year: "numeric" },
  long: { day: "numeric", month: "long", year: "numeric" },
  monthAndYear: { month: "long", year: "numeric" },
};

const CLOCK_FORMATS: { readonly [P in DatePattern]: Intl.DateTimeFormatOptions } = {
  short: { ...DAY_FORMATS.short, hour: "2-digit", minute: "2-digit" },
  long: { ...DAY_FORMATS.long, hour: "2-digit", minute: "2-digit" },
  monthAndYear: DAY_FORMATS.monthAndYear,
};

const CALENDAR_DATE = /^(\d{4})-(\d{2})-(\d{2})/;

function toUtcDate(text: string): Date | null {
  const match = CALENDAR_DATE.exec(text);
  if (!match) {
    return null;
  }
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  const date = new Date(0);
  // Not Date.UTC: it reads the years 0 to 99 as 1900 to 1999.
  date.setUTCFullYear(year, month - 1, day);
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal ? date : null;
}

/** The locale that dates are written in: the browser's own (spec §9), which may be another than the console's. */
export function dateLocale(): string {
  return navigator.language;
}

/** `2026-03-01` → `01/03/2026`; what is no date is shown as it is. */
export function formatDate(value: unknown, language: string, pattern: DatePattern = "short"): string {
  if (isEmptyValue(value)) {
    return EMPTY_DATE;
  }
  const date = toUtcDate(dayIn(value) ?? "");
  if (!date) {
    return toRawText(value);
  }
  const format = dateFormat(language, { ...DAY_FORMATS[pattern], timeZone: "UTC" });
  const parts = format.formatToParts(date);
  // Intl writes the year 1 as "1".
  return parts.map(({ type, value: text }) => (type === "year" ? text.padStart(4, "0") : text)).join("");
}

/** The date in words, for the hover of a short one. */
export function formatLongDate(value: unknown, language: string): string | null {
  const date = toUtcDate(dayIn(value) ?? "");
  return date ? dateFormat(language, { dateStyle: "full", timeZone: "UTC" }).format(date) : null;
}

/** A moment as `01/03/2026, 14:05`. */
export function formatDateTime(value: unknown, language: string, pattern: DatePattern = "short"): string {
  if (isEmptyValue(value)) {
    return EMPTY_DATE;
  }
  const moment = readMoment(value, timeZone());
  if (!moment) {
    return toRawText(value);
  }
  // Formatted as UTC, so that the day is the one that filters use, whatever zone the format was created in.
  return dateFormat(language, { ...CLOCK_FORMATS[pattern], timeZone: "UTC" }).format(toWallClock(moment, timeZone()));
}

/** The moment in words, with its zone, for the hover of a short one. */
export function formatLongDateTime(value: unknown, language: string): string | null {
  const moment = readMoment(value, timeZone());
  const zone = timeZone();
  const options = { dateStyle: "full", timeStyle: "long", ...(zone === undefined ? {} : { timeZone: zone }) } as const;
  return moment ? dateFormat(language, options).format(moment) : null;
}

/** A moment as a `datetime-local` input takes it: `2026-03-01T14:05` on the calendar's clock. */
export function toLocalInput(value: unknown): string {
  const moment = readMoment(value, timeZone());
  return moment ? toWallClock(moment, timeZone()).toISOString().slice(0, "2026-03-01T14:05".length) : "";
}

/** The value of a `datetime-local` input as an ISO moment. */
export function fromLocalInput(text: string): string | undefined {
  return readMoment(text, timeZone())?.toISOString();
}

/** A day as people write it, by their language's own order of day, month and year; the text itself where it is none. */
export function dayFromText(text: string, language: string): string {
  const order = formatDate("2001-12-31", language).match(/\d+/g) ?? [];
  const parts = text.match(/^(\d{1,4})\D(\d{1,2})\D(\d{1,4})$/)?.slice(1) ?? [];
  const partOf = (sample: string) => parts[order.findIndex((each) => Number(each) === Number(sample))] ?? "";
  const [year, month, day] = [partOf("2001"), partOf("12"), partOf("31")];
  return parts.length === 3 && year.length === 4 ? `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}` : text;
}
