import { calendarAt, fromWallClock, readMoment, toWallClock } from "../../../contract/calendar.ts";
import { offsetText, secondsText, twoDigits } from "../../../contract/clock-text.ts";
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
  const toNumber = (value: unknown, power: number, sign: string): ExportCell => {
    const number = Number(value);
    if (!Number.isFinite(number)) {
      return String(value);
    }
    const digits = toDigits(number);
    const text = `${digits.replace(".", point)}${sign}`;
    // A power of ten, because a division would add noise: 1.1 / 100 is 0.011000000000000001.
    const cell = { value: Number(`${digits}e${power}`), text };
    return format === undefined ? cell : { ...cell, format: power === 0 ? format : percentFormat(digits) };
  };
  switch (as) {
    case "word":
      return (value) => words[String(value)] ?? String(value);
    case "number":
      return (value) => toNumber(value, 0, "");
    case "percent":
      return (value) => toNumber(value, -2, "%");
    case "date":
      return (value) => toDayCell(String(value), format);
    case "moment": {
      const toClock = createClock(locale.timeZone);
      return (value) => {
        const instant = readMoment(value, locale.timeZone)?.getTime();
        return instant === undefined ? String(value) : toMomentCell(instant, toClock(instant), format);
      };
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

/** Most decimals of a percentage. */
const MAX_DECIMALS = 10;

const percentOf = (decimals: number): string => `0${decimals === 0 ? "" : `.${"0".repeat(decimals)}`}%`;

/** The format of a percentage with its own decimals. */
const percentFormat = (digits: string): string => percentOf(Math.min(MAX_DECIMALS, digits.split(".")[1]?.length ?? 0));

/** All formats of the cells of a column. */
export function formatsOfColumn({ as, format }: ExportColumn): readonly string[] {
  if (format === undefined) {
    return [];
  }
  switch (as) {
    case "percent":
      return Array.from({ length: MAX_DECIMALS + 1 }, (_, decimals) => percentOf(decimals));
    case "moment":
      return [format, `${format}:ss`];
    default:
      return [format];
  }
}

/** The wall-clock time of an instant, in milliseconds as if in UTC. */
interface Clock {
  readonly clock: number;
  /** True in the repeated hour when clocks go back: a wall-clock time names the first one. */
  readonly isRepeated: boolean;
}

/**
 * Converts instants to wall-clock times. The offset of the zone is read once for each day on which it does not change,
 * because formatting each instant would take most of the time of an export.
 */
function createClock(timeZone: string): (instant: number) => Clock {
  const offsets = new Map<number, number | null>();
  const offsetAt = (instant: number) => toWallClock(new Date(instant), timeZone).getTime() - instant;
  const offsetOn = (day: number): number | null => {
    const known = offsets.get(day);
    if (known !== undefined) {
      return known;
    }
    const [before, after] = [offsetAt((day - 1) * DAY_MS), offsetAt((day + 2) * DAY_MS)];
    const offset = before === after ? before : null;
    offsets.set(day, offset);
    return offset;
  };
  return (instant) => {
    const offset = offsetOn(Math.floor(instant / DAY_MS));
    if (offset !== null) {
      return { clock: instant + offset, isRepeated: false };
    }
    const clock = instant + offsetAt(instant);
    return { clock, isRepeated: fromWallClock(new Date(clock), timeZone).getTime() !== instant };
  };
}

/** A day as a number with a format, or as a text before a workbook's calendar. The given text if it is no day. */
function toDayCell(given: string, format = "yyyy-mm-dd"): ExportCell {
  const clock = Date.parse(`${given.slice(0, "2026-12-31".length)}T00:00:00Z`);
  return Number.isNaN(clock) ? given : toClockCell(clock, formatClock(new Date(clock), format), format);
}

/** A moment like a day. Its seconds are shown unless they are zero. */
function toMomentCell(instant: number, { clock, isRepeated }: Clock, format = "yyyy-mm-dd hh:mm"): ExportCell {
  const shown = new Date(clock);
  const seconds = format.includes("ss") ? "" : secondsText(shown);
  const text = `${formatClock(shown, format)}${seconds}`;
  return isRepeated
    ? `${text} ${offsetText(clock - instant)}`
    : toClockCell(clock, text, seconds === "" ? format : `${format}:ss`);
}

function toClockCell(clock: number, text: string, format: string): ExportCell {
  const serial = clock / DAY_MS + EPOCH;
  return serial >= FIRST_SERIAL ? { value: serial, text, format } : text;
}

/** `dd/mm/yyyy hh:mm`: minutes follow hours, months do not. */
function formatClock(clock: Date, format: string): string {
  return format
    .replace("yyyy", String(clock.getUTCFullYear()).padStart(4, "0"))
    .replace("hh:mm", `${twoDigits(clock.getUTCHours())}:${twoDigits(clock.getUTCMinutes())}`)
    .replace("mm", twoDigits(clock.getUTCMonth() + 1))
    .replace("dd", twoDigits(clock.getUTCDate()))
    .replace("ss", twoDigits(clock.getUTCSeconds()));
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
