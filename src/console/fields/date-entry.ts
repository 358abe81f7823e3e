import { readMoment } from "../../contract/calendar.ts";
import { timeZone } from "../lib/calendar.ts";
import { dayIn, daysBetween } from "../lib/date-range.ts";
import { dateFormat } from "../lib/intl-formats.ts";
import { normalizeNumber } from "../lib/read-number.ts";
import { toWallClock } from "../lib/zoned-time.ts";
import { dateParts, fromLocalInput } from "./date-text.ts";

/**
 * Dates as typed text, in the order of day and month that the page shows. ISO texts are accepted too, so that copied
 * values can be pasted.
 */

/** Conversion between a value and its typed text. */
export interface DateEntry {
  readonly hasTime: boolean;
  /** The value as text. A value that is not a date is returned unchanged, so that rejected text stays visible. */
  readonly toText: (value: unknown, locale: string) => string;
  /** Parses a text; null if it is not an existing date. */
  readonly read: (text: string, locale: string) => string | null;
}

const ISO = /^\d{4}-\d\d-\d\d(T|$)/;
/** A day and a time. AM or PM, in the language, is before or after the time. */
const DAY_AND_TIME = /^(.*?)[\s,،]+(\D*)(\d{1,2})\s?[:h]\s?(\d\d)(\D*)$/;

const isDay = (day: string | null): day is string => day !== null && daysBetween(day, day) !== null;

/** Spaces and direction marks of `Intl` are removed: they cannot be typed. */
const toPlain = (text: string): string => text.replace(/[\u061c\u200e\u200f]/g, "").replace(/\s/g, " ");

const rawText = (value: unknown): string => (value === undefined || value === null ? "" : String(value));

function dayText(day: string, locale: string): string {
  const parts = dateParts(locale, new Date(`${day}T00:00:00Z`));
  return toPlain(parts.map(({ type, value }) => (type === "year" ? value.padStart(4, "0") : value)).join(""));
}

const timeParts = (locale: string, clock: number) =>
  dateFormat(locale, { hour: "2-digit", minute: "2-digit", timeZone: "UTC" }).formatToParts(clock);

/** Splits `31122027` into the parts of a date. */
function splitDigits(text: string, order: readonly string[]): readonly string[] {
  let rest = text;
  return order.map((part) => {
    const size = part === "year" ? 4 : 2;
    const taken = rest.slice(0, size);
    rest = rest.slice(size);
    return taken;
  });
}

/** Parses a day with any separators, or with none. The year needs four digits. */
function readDay(text: string, locale: string): string | null {
  const plain = normalizeNumber(text);
  if (ISO.test(plain)) {
    return isDay(plain) ? plain : null;
  }
  const order: readonly string[] = dateParts(locale).flatMap(({ type }) => (type === "literal" ? [] : [type]));
  const parts = /^\d{8}$/.test(plain) ? splitDigits(plain, order) : plain.replace(/\.$/, "").split(/\s*[./-]\s*|\s+/);
  const partOf = (type: string) => parts[order.indexOf(type)] ?? "";
  const day = `${partOf("year")}-${partOf("month").padStart(2, "0")}-${partOf("day").padStart(2, "0")}`;
  return parts.length === 3 && isDay(day) ? day : null;
}

/** True if a text means PM, false if it means AM, else null. */
function isAfternoon(text: string, locale: string): boolean | null {
  const named = text.replace(/[\s.]/g, "").toLowerCase();
  const halves = [0, 12].map((hour) => timeParts(locale, hour * 3_600_000).find(({ type }) => type === "dayPeriod"));
  const names = halves.map((half, index) => [
    half?.value.replace(/[\s.]/g, "").toLowerCase(),
    ...(index === 0 ? ["am", "a"] : ["pm", "p"]),
  ]);
  const half = names.findIndex((each) => each.includes(named));
  return half === -1 ? null : half === 1;
}

function readClock(hours: number, half: string, locale: string): number | null {
  if (half.trim() === "") {
    return hours <= 23 ? hours : null;
  }
  const isLate = isAfternoon(half, locale);
  return isLate === null || hours < 1 || hours > 12 ? null : (hours % 12) + (isLate ? 12 : 0);
}

function readTimed(text: string, locale: string): string | null {
  const plain = normalizeNumber(text);
  if (ISO.test(plain) && isDay(plain.slice(0, 10)) && plain.length > 10) {
    return fromLocalInput(plain.replace(" ", "T")) ?? null;
  }
  const [, date = "", before = "", hours = "", minutes = "", after = ""] = DAY_AND_TIME.exec(plain) ?? [];
  const day = readDay(date, locale);
  const hour = readClock(Number(hours), before + after, locale);
  return day === null || hour === null || Number(minutes) > 59
    ? null
    : (fromLocalInput(`${day}T${String(hour).padStart(2, "0")}:${minutes}`) ?? null);
}

/** A calendar date. Only the date part of a backend's value is shown. */
export const DAY_ENTRY: DateEntry = {
  hasTime: false,
  toText: (value, locale) => {
    const day = dayIn(value);
    return isDay(day) && (typeof value === "number" || ISO.test(String(value))) ? dayText(day, locale) : rawText(value);
  },
  read: readDay,
};

/** An instant, typed to the minute in the console's time zone. */
export const MOMENT_ENTRY: DateEntry = {
  hasTime: true,
  toText: (value, locale) => {
    const moment = readMoment(value, timeZone());
    if (!moment || (typeof value === "string" && !(ISO.test(value) && isDay(value.slice(0, 10))))) {
      return rawText(value);
    }
    const clock = toWallClock(moment.getTime());
    const time = timeParts(locale, clock).map((part) => part.value);
    return toPlain(`${dayText(new Date(clock).toISOString().slice(0, 10), locale)} ${time.join("")}`);
  },
  read: readTimed,
};
