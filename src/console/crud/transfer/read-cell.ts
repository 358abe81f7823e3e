import type { MessageKey } from "../../../contract/register.ts";
import type { FieldDescriptor } from "../../../contract/screens.ts";
import { hasCurrency } from "../../../kinds/kinds.ts";
import { dayFromText } from "../../fields/date-text.ts";
import { isNumeric } from "../../fields/display/is-numeric.ts";
import type { Text } from "../../i18n/text.ts";
import { readJsonText } from "../../lib/exact-json.ts";
import { foldText } from "../../lib/fold-text.ts";
import { isObject } from "../../lib/json-object.ts";
import { toPlainNumber } from "../../lib/number-text.ts";
import { exactNumber, readNumber } from "../../lib/read-number.ts";
import { fromWallClock } from "../../lib/zoned-time.ts";
import { splitItems } from "./cell-items.ts";
import { readFlag } from "./read-flag.ts";
import {
  type Cell,
  fromSerial,
  isRejected,
  type PercentCell,
  type RejectedCell,
  type SerialCell,
  timeFromSerial,
} from "./sheet-cell.ts";
import { withoutAnyUnit, withoutUnit } from "./unit-in-cell.ts";

/** The locale of a file's numbers and dates. */
export interface SheetLocale {
  readonly language: string;
  /** True if the user chose the locale. Then `1.234` is unambiguous. */
  readonly isConfirmed: boolean;
}

/** The console's texts, and the file's format of numbers, dates and instants. */
export interface SheetWords extends Text {
  /** The default is the console's language, not confirmed. */
  readonly locale?: SheetLocale;
  /** Names of the percent fields whose numbers without a percent sign are fractions: `0.125` is 12.5 %. */
  readonly fractions?: readonly string[];
  /** The time zone of instants. The default is the reader's. */
  readonly timeZone?: string;
}

type Field = FieldDescriptor<MessageKey>;

/** A field to parse a cell for. */
export type CellField = Field & {
  /** True if its values are numbers, even if it is displayed as another kind. */
  readonly isOfNumbers?: boolean;
  /** True if a cell has several values, separated by commas. The default depends on the display. */
  readonly isList?: boolean;
};

const isEmptyCell = (cell: Cell): boolean => cell === null || (typeof cell === "string" && cell.trim() === "");

/** True if a line has no values. */
export const isBlank = (cells: readonly Cell[]): boolean => cells.every((cell) => cell === null || cell === "");

const languageOf = ({ locale, language }: SheetWords): string => locale?.language ?? language;

function readChoice(field: Field, text: string, { t }: Text): string {
  const wanted = foldText(text);
  const found = field.enumeration?.values.find(
    ({ value, labelKey }) => foldText(value) === wanted || foldText(t(labelKey)) === wanted,
  );
  return found?.value ?? text;
}

function readAmount(field: Field, text: string, words: SheetWords): unknown {
  const { language = words.language, isConfirmed = false } = words.locale ?? {};
  const { currency } = field;
  const options = typeof currency === "string" ? { isConfirmed, currency } : { isConfirmed };
  const reading = readNumber(withoutUnit(field, text, { ...words, language }), language, options);
  if ("number" in reading) {
    return reading.number;
  }
  const bare = hasCurrency(field.display) ? withoutAnyUnit(text) : text;
  return bare !== text && "number" in readNumber(bare, language, options) ? REJECTED_CURRENCY : text;
}

const MOMENT =
  /^(\S{6,10})[ ,]{1,2}(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,3}))?)?(?: ([+-]\d{2}:\d{2}(?::\d{2})?))?$/;

/** Parses `31/12/2026 14:05` in the time zone to an ISO instant. Returns other texts unchanged. */
function readMoment(text: string, words: SheetWords): string {
  const [, date = "", hours = "", minutes = "", seconds = "0", fraction = "0", offset] = MOMENT.exec(text) ?? [];
  const day = dayFromText(date, languageOf(words));
  const clock = Date.parse(
    `${day}T${hours.padStart(2, "0")}:${minutes}:${seconds.padStart(2, "0")}.${fraction.padEnd(3, "0")}Z`,
  );
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || Number.isNaN(clock)) {
    return text;
  }
  const instant = offset === undefined ? fromWallClock(clock, words.timeZone) : clock - offsetMs(offset);
  return instant === null ? text : new Date(instant).toISOString();
}

/** Converts `-03:00` to milliseconds. */
function offsetMs(offset: string): number {
  const [hours = 0, minutes = 0, seconds = 0] = offset.slice(1).split(":").map(Number);
  return (offset.startsWith("-") ? -1000 : 1000) * (hours * 3600 + minutes * 60 + seconds);
}

const REJECTED_CURRENCY: RejectedCell = { rejected: "currency" };
const REJECTED_DATE: RejectedCell = { rejected: "date" };
const REJECTED_TIME: RejectedCell = { rejected: "time" };

function readSerial(display: Field["display"], cell: SerialCell, { timeZone }: SheetWords): unknown {
  if (display === "time") {
    return timeFromSerial(cell) ?? REJECTED_DATE;
  }
  const clock = display === "date" || display === "datetime" ? fromSerial(cell.serial) : null;
  if (clock === null) {
    return REJECTED_DATE;
  }
  if (display === "date") {
    return Number.isInteger(cell.serial) ? new Date(clock).toISOString().slice(0, 10) : REJECTED_TIME;
  }
  const instant = fromWallClock(clock, timeZone);
  return instant === null ? REJECTED_TIME : new Date(instant).toISOString();
}

/** The locale to format cells that are numbers already. */
const PLAIN = "en-US";

function readPercent(field: Field, { fraction }: PercentCell): unknown {
  const [digits = "", power = "0"] = String(fraction).split("e");
  const percent = exactNumber(`${digits}e${Number(power) + 2}`) ?? fraction * 100;
  if (field.display === "percent") {
    return percent;
  }
  return isNumeric(field.display) || field.unitBy ? fraction : `${toPlainNumber(percent, PLAIN)}%`;
}

/** True if a cell has a percent sign or a percent format. */
export function hasPercentSign(cell: Cell): boolean {
  return typeof cell === "string"
    ? /[%٪﹪％]/.test(cell)
    : typeof cell === "object" && cell !== null && "fraction" in cell;
}

/** Parses JSON and maps. Invalid JSON is returned unchanged. */
function readJson(text: string): unknown {
  return readJsonText(text) ?? text;
}

function readText(field: Field, text: string, words: SheetWords): unknown {
  if (field.enumeration) {
    return readChoice(field, text, words);
  }
  switch (field.display) {
    case "boolean":
      return readFlag(text, words) ?? text;
    case "date":
      return dayFromText(text, languageOf(words));
    case "datetime":
      return readMoment(text, words);
    case "json":
    case "map":
      return readJson(text);
    default:
      return isNumeric(field.display) || field.unitBy ? readAmount(field, text, words) : text;
  }
}

function readSingle(field: Field, cell: Cell, words: SheetWords): unknown {
  const value = readAsWritten(field, cell, words);
  const isFraction = words.fractions?.includes(field.name) && field.display === "percent" && !hasPercentSign(cell);
  return isFraction && typeof value === "number" ? readPercent(field, { fraction: value }) : value;
}

function readAsWritten(field: Field, cell: Cell, words: SheetWords): unknown {
  if (typeof cell === "object" && cell !== null) {
    return "serial" in cell
      ? readSerial(field.display, cell, words)
      : "fraction" in cell
        ? readPercent(field, cell)
        : cell;
  }
  if (typeof cell !== "number") {
    return readText(field, String(cell).trim(), words);
  }
  return isNumeric(field.display) || field.unitBy ? cell : readText(field, toPlainNumber(cell, PLAIN), words);
}

function isListField({
  relation,
  display,
  isList = relation?.many === true || display === "chips",
}: CellField): boolean {
  return isList;
}

const asNumber = (field: Field): Field =>
  isNumeric(field.display) || field.unitBy || field.relation || field.enumeration
    ? field
    : { ...field, display: "number" };

/**
 * Parses a cell to the field's value, in the formats of the export. Undefined for an empty cell. Invalid text is
 * returned unchanged, so that the form's validation rejects it.
 */
export function readCell(field: CellField, cell: Cell, words: SheetWords): unknown {
  if (isEmptyCell(cell)) {
    return undefined;
  }
  const { isOfNumbers = false } = field;
  const item = isOfNumbers ? asNumber(field) : field;
  if (!isListField(field) || isObject(cell)) {
    return readSingle(item, cell, words);
  }
  if (isOfNumbers && typeof cell === "number") {
    return [cell];
  }
  return splitItems(typeof cell === "number" ? toPlainNumber(cell, PLAIN) : String(cell)).map((part) =>
    readText(item, part, words),
  );
}

/** The reason why a cell was rejected, or null. */
export function rejectionOf(value: unknown): RejectedCell["rejected"] | null {
  return isRejected(value) ? value.rejected : null;
}
