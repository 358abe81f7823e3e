import { readMoment, toWallClock } from "../../contract/calendar.ts";
import { timeZone } from "../lib/calendar.ts";
import { dayIn } from "../lib/date-range.ts";
import { toRawText } from "../lib/exact-json.ts";
import { dateFormat } from "../lib/intl-formats.ts";
import { isEmptyValue } from "../lib/is-empty-value.ts";

/**
 * Date formatting for staff. A date is a calendar string, independent of time zones. An instant is shown and typed in
 * the console's time zone (decision 0052).
 */

/** Placeholder of an empty date (spec §2). */
export const EMPTY_DATE = "--/--/----";

/** Date format of a field. The default is `short`, which is numeric. */
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
  // Date.UTC would read the years 0 to 99 as 1900 to 1999.
  date.setUTCFullYear(year, month - 1, day);
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal ? date : null;
}

/**
 * Locale for dates: the browser's own (spec §9), which may differ from the console's language.
 *
 * @example
 * new Intl.DateTimeFormat(dateLocale(), { month: "long" }).format(new Date());
 */
export function dateLocale(): string {
  return navigator.language;
}

/**
 * `2026-03-01` → `01/03/2026`. Invalid dates are shown unchanged.
 *
 * @example
 * formatDate("2026-03-01", language); // "01/03/2026"
 */
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
  // Intl formats the year 1 as "1".
  return parts.map(({ type, value: text }) => (type === "year" ? text.padStart(4, "0") : text)).join("");
}

/** The date in long form, for the tooltip of a short date. */
export function formatLongDate(value: unknown, language: string): string | null {
  const date = toUtcDate(dayIn(value) ?? "");
  return date ? dateFormat(language, { dateStyle: "full", timeZone: "UTC" }).format(date) : null;
}

/**
 * An instant as `01/03/2026, 14:05`.
 *
 * @example
 * formatDateTime("2026-03-01T17:05:00Z", language); // "01/03/2026, 14:05"
 */
export function formatDateTime(value: unknown, language: string, pattern: DatePattern = "short"): string {
  if (isEmptyValue(value)) {
    return EMPTY_DATE;
  }
  const moment = readMoment(value, timeZone());
  if (!moment) {
    return toRawText(value);
  }
  // Format in UTC, so that the date matches the filters in any time zone of the formatter.
  return dateFormat(language, { ...CLOCK_FORMATS[pattern], timeZone: "UTC" }).format(toWallClock(moment, timeZone()));
}

/** The instant in long form with its time zone, for the tooltip of a short one. */
export function formatLongDateTime(value: unknown, language: string): string | null {
  const moment = readMoment(value, timeZone());
  const zone = timeZone();
  const options = { dateStyle: "full", timeStyle: "long", ...(zone === undefined ? {} : { timeZone: zone }) } as const;
  return moment ? dateFormat(language, options).format(moment) : null;
}

/** An instant as the value of a `datetime-local` input, `2026-03-01T14:05` in the console's time zone. */
export function toLocalInput(value: unknown): string {
  const moment = readMoment(value, timeZone());
  return moment ? toWallClock(moment, timeZone()).toISOString().slice(0, "2026-03-01T14:05".length) : "";
}

/** Parses the value of a `datetime-local` input to an ISO instant. */
export function fromLocalInput(text: string): string | undefined {
  return readMoment(text, timeZone())?.toISOString();
}

/** Parts and separators of a numeric Gregorian date in the order of the language, without direction marks. */
export function dateParts(language: string, date: Date = new Date(0)): readonly Intl.DateTimeFormatPart[] {
  return dateFormat(language, { ...DAY_FORMATS.short, calendar: "gregory", timeZone: "UTC" })
    .formatToParts(date)
    .map(({ type, value }) => ({ type, value: value.replace(/[\u061c\u200e\u200f]/g, "") }));
}

/** Parses a local date in the field order of the language. Returns the text unchanged if it is not a date. */
export function dayFromText(text: string, language: string): string {
  const order = formatDate("2001-12-31", language).match(/\d+/g) ?? [];
  const parts = text.match(/^(\d{1,4})\D(\d{1,2})\D(\d{1,4})$/)?.slice(1) ?? [];
  const partOf = (sample: string) => parts[order.findIndex((each) => Number(each) === Number(sample))] ?? "";
  const [year, month, day] = [partOf("2001"), partOf("12"), partOf("31")];
  return parts.length === 3 && year.length === 4 ? `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}` : text;
}
