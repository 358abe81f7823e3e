import { calendarAt } from "../../../contract/calendar.ts";
import type { ExportBody, ExportColumn } from "../../../contract/list-export.ts";
import { holds } from "../../../contract/predicate.ts";
import type { EntityRecord } from "../stored-entity.ts";

/** A cell of a file: an empty one, a text, or a number with its text in a CSV file. */
export type ExportCell = null | string | { readonly value: number; readonly text: string; readonly format?: string };

const DAY_MS = 86_400_000;
/** 1 January 1970 as a day number of a workbook. */
const EPOCH = 25_569;
/** Before it, Excel counts a day that does not exist. */
const FIRST_SERIAL = 61;

/** Converts records to cells by the columns of an export. */
export function createCells(
  { columns, language }: ExportBody,
  timeZone: string,
): (record: EntityRecord) => ExportCell[] {
  const writers = columns.map((column) => createWriter(column, { language, timeZone }));
  return (record) => writers.map((write) => write(record));
}

/** Writes the text of the first condition that holds. */
function createCaseWriter({ cases = [] }: ExportColumn, timeZone: string): (record: EntityRecord) => ExportCell {
  const calendar = calendarAt(timeZone);
  return (record) => cases.find(({ when }) => holds(when, (path) => record[path], calendar))?.text ?? null;
}

/** The value at a path of names. A text in a language has a hyphen in its name. */
function valueAt(record: EntityRecord, path: readonly string[]): unknown {
  let value: unknown = record;
  for (const name of path) {
    value = typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
  }
  return value;
}

interface Locale {
  readonly language: string;
  readonly timeZone: string;
}

function createWriter(column: ExportColumn, locale: Locale): (record: EntityRecord) => ExportCell {
  if (column.as === "case") {
    return createCaseWriter(column, locale.timeZone);
  }
  const path = column.path.split(".");
  const write = createValueWriter(column, locale);
  return (record) => {
    const value = valueAt(record, path);
    if (value === undefined || value === null || value === "") {
      return null;
    }
    if (column.as === "length") {
      return Array.isArray(value) ? { value: value.length, text: String(value.length) } : null;
    }
    return Array.isArray(value)
      ? value
          .map((item) => textOf(write(item)))
          .map(quoteItem)
          .join(", ")
      : write(value);
  };
}

function createValueWriter({ as, words = {}, format }: ExportColumn, locale: Locale): (value: unknown) => ExportCell {
  const point = decimalSeparator(locale.language);
  const formatted = format === undefined ? {} : { format };
  const toNumber = (value: unknown, scale: number, sign: string): ExportCell => {
    const number = Number(value);
    return Number.isFinite(number)
      ? { value: number / scale, text: `${toDigits(number).replace(".", point)}${sign}`, ...formatted }
      : String(value);
  };
  switch (as) {
    case "word":
      return (value) => words[String(value)] ?? String(value);
    case "number":
      return (value) => toNumber(value, 1, "");
    case "percent":
      return (value) => toNumber(value, 100, "%");
    case "date":
      return (value) => toClockCell(String(value), Date.parse(`${String(value)}T00:00:00Z`), format);
    case "moment": {
      const toClock = createClock(locale.timeZone);
      return (value) => toClockCell(String(value), toClock(new Date(String(value))), format);
    }
    default:
      return (value) => (typeof value === "object" ? JSON.stringify(value) : String(value));
  }
}

/** Digits without groups or a power of ten. */
function toDigits(number: number): string {
  const text = String(number);
  return text.includes("e")
    ? number.toLocaleString("en-US", { useGrouping: false, maximumFractionDigits: 20, maximumSignificantDigits: 17 })
    : text;
}

/** Decimal separator of a language. */
export function decimalSeparator(language: string): string {
  const parts = new Intl.NumberFormat(language).formatToParts(1.5);
  return parts.find(({ type }) => type === "decimal")?.value ?? ".";
}

/** Wall-clock time of an instant, in milliseconds as if in UTC. */
function createClock(timeZone: string): (instant: Date) => number {
  const format = new Intl.DateTimeFormat("en-US", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
    second: "numeric",
  });
  return (instant) => {
    if (Number.isNaN(instant.getTime())) {
      return Number.NaN;
    }
    const parts = new Map(format.formatToParts(instant).map(({ type, value }) => [type, Number(value)]));
    const part = (type: string) => parts.get(type as Intl.DateTimeFormatPartTypes) ?? 0;
    return Date.UTC(part("year"), part("month") - 1, part("day"), part("hour"), part("minute"), part("second"));
  };
}

/** A day or a moment as a number with a format; the given text if it is no date of a workbook's calendar. */
function toClockCell(given: string, clock: number, format = "yyyy-mm-dd"): ExportCell {
  const serial = clock / DAY_MS + EPOCH;
  return Number.isFinite(serial) && serial >= FIRST_SERIAL
    ? { value: serial, text: formatClock(new Date(clock), format), format }
    : given;
}

/** `dd/mm/yyyy hh:mm`: minutes follow hours, months do not. */
function formatClock(clock: Date, format: string): string {
  const two = (number: number) => String(number).padStart(2, "0");
  return format
    .replace("yyyy", String(clock.getUTCFullYear()).padStart(4, "0"))
    .replace("hh:mm", `${two(clock.getUTCHours())}:${two(clock.getUTCMinutes())}`)
    .replace("mm", two(clock.getUTCMonth() + 1))
    .replace("dd", two(clock.getUTCDate()))
    .replace("ss", two(clock.getUTCSeconds()));
}

/** The text of a cell. */
function textOf(cell: ExportCell): string {
  return cell === null ? "" : typeof cell === "string" ? cell : cell.text;
}

const NEEDS_QUOTES = /[",;\n\r]|^\s|\s$|^$/;

/** An item of a list in one cell. The import splits them in the same way. */
function quoteItem(item: string): string {
  return NEEDS_QUOTES.test(item) ? `"${item.replaceAll('"', '""')}"` : item;
}
