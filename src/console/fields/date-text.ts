import { dayIn } from "../lib/date-range.ts";
import { toRawText } from "../lib/exact-json.ts";
import { dateFormat } from "../lib/intl-formats.ts";
import { isEmptyValue } from "../lib/is-empty-value.ts";

/** Dates as staff read them. A date is a calendar string: no clock and no time zone ever touches it. */

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

function toInstant(value: unknown): Date | null {
  if (typeof value !== "string" && typeof value !== "number") {
    return null;
  }
  const date = new Date(value);
  return Number.isNaN(date.getTime()) ? null : date;
}

/** An instant in the reader's own time zone: `01/03/2026, 14:05`. */
export function formatDateTime(value: unknown, language: string, pattern: DatePattern = "short"): string {
  if (isEmptyValue(value)) {
    return EMPTY_DATE;
  }
  const date = toInstant(value);
  if (!date) {
    return toRawText(value);
  }
  return dateFormat(language, CLOCK_FORMATS[pattern]).format(date);
}

/** The instant in words, with its zone, for the hover of a short one. */
export function formatLongDateTime(value: unknown, language: string): string | null {
  const date = toInstant(value);
  return date ? dateFormat(language, { dateStyle: "full", timeStyle: "long" }).format(date) : null;
}

/** An ISO instant as a `datetime-local` input wants it, in the reader's zone. */
export function toLocalInput(value: unknown): string {
  const date = toInstant(value);
  if (!date) {
    return "";
  }
  const shifted = new Date(date.getTime() - date.getTimezoneOffset() * 60_000);
  return shifted.toISOString().slice(0, 16);
}

/** What a `datetime-local` input holds, as an ISO instant. */
export function fromLocalInput(text: string): string | undefined {
  return toInstant(text)?.toISOString();
}

/** A day as people write it, by their language's own order of day, month and year; the text itself where it is none. */
export function dayFromText(text: string, language: string): string {
  const order = formatDate("2001-12-31", language).match(/\d+/g) ?? [];
  const parts = text.match(/^(\d{1,4})\D(\d{1,2})\D(\d{1,4})$/)?.slice(1) ?? [];
  const partOf = (sample: string) => parts[order.findIndex((each) => Number(each) === Number(sample))] ?? "";
  const [year, month, day] = [partOf("2001"), partOf("12"), partOf("31")];
  return parts.length === 3 && year.length === 4 ? `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}` : text;
}
