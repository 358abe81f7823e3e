import { readMoment } from "../../../contract/calendar.ts";
import type { MessageKey } from "../../../contract/register.ts";
import type { FieldDescriptor } from "../../../contract/screens.ts";
import { formatDate } from "../../fields/date-text.ts";
import { currencySymbol } from "../../fields/money.ts";
import type { Text } from "../../i18n/text.ts";
import { timeZone } from "../../lib/calendar.ts";
import { dayIn } from "../../lib/date-range.ts";
import { toExactJson } from "../../lib/exact-json.ts";
import { numberFormat } from "../../lib/intl-formats.ts";
import { isNotNumber, toDecimal, toPlainNumber } from "../../lib/number-text.ts";
import { exactNumber } from "../../lib/read-number.ts";
import { fromWallClock, toWallClock } from "../../lib/zoned-time.ts";
import { type SheetCell, timeToSerial, toSerial } from "./sheet-cell.ts";

type Field = FieldDescriptor<MessageKey>;

/** The workbook's format of an amount, with the symbol on the side that the language uses. */
function moneyFormat(language: string, currency: string): string {
  const sign = `"${currencySymbol(language, currency).replaceAll('"', "")}"`;
  if (!/^[A-Z]{3}$/.test(currency)) {
    return `${sign} #,##0.00`;
  }
  const [first] = numberFormat(language, { style: "currency", currency }).formatToParts(1);
  return first?.type === "currency" ? `${sign} #,##0.00` : `#,##0.00 ${sign}`;
}

function percentFormat(digits: string): string {
  const decimals = digits.split(".")[1]?.length ?? 0;
  return `0${decimals === 0 ? "" : `.${"0".repeat(decimals)}`}%`;
}

/** The digits of a number, and the number if a double represents it exactly. Null if the value is not a number. */
function readDigits(value: unknown): { readonly digits: string; readonly number: number | null } | null {
  const decimal = toDecimal(value);
  const digits = decimal === null ? "" : toPlainNumber(decimal, "en-US");
  return decimal === null ? null : { digits, number: exactNumber(digits) };
}

interface Amount extends Pick<Field, "display"> {
  /** Null if the currency is unknown. */
  readonly currency: string | null;
}

/** A number with its format. Text if it has too many digits for a double or is not a number. */
export function numberCell(value: unknown, { display, currency }: Amount, { t, language }: Text): SheetCell {
  const read = readDigits(value);
  if (read === null) {
    return isNotNumber(value) ? t("crud.show.unreadable") : String(value);
  }
  const { digits, number } = read;
  // Without the percent sign, an import could read 0.5 % as the fraction 0.5.
  const sign = display === "percent" ? "%" : "";
  const text = `${toPlainNumber(digits as Intl.StringNumericLiteral, language)}${sign}`;
  if (number === null) {
    return text;
  }
  if (display === "percent") {
    const fraction = exactNumber(shifted(digits));
    return fraction === null ? text : { text, value: fraction, format: percentFormat(digits) };
  }
  return display === "money" && currency ? { text, value: number, format: moneyFormat(language, currency) } : number;
}

/** Divides a decimal text by 100 without rounding. */
function shifted(digits: string): string {
  const [, minus = "", whole = "", decimals = ""] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(digits) ?? [];
  const padded = whole.padStart(3, "0");
  return `${minus}${padded.slice(0, -2)}.${padded.slice(-2)}${decimals}`;
}

/** The workbook's date format in the language's order, `dd/mm/yyyy`. */
function dayFormat(language: string): string {
  return formatDate("2001-12-31", language).replace("2001", "yyyy").replace("12", "mm").replace("31", "dd");
}

/** A date cell. Text if the day precedes the workbook's calendar. */
export function dayCell(value: unknown, language: string): SheetCell {
  const text = formatDate(value, language);
  const day = dayIn(value) ?? "";
  const serial = /^\d{4}-\d{2}-\d{2}$/.test(day) ? toSerial(Date.parse(`${day}T00:00:00Z`)) : null;
  return serial === null || Number.isNaN(serial) ? text : { text, value: serial, format: dayFormat(language) };
}

const two = (number: number): string => String(number).padStart(2, "0");

/** The seconds of a clock, `:05.120`. Empty if zero. */
function secondsOf(clock: Date): string {
  const [seconds, fraction] = [clock.getUTCSeconds(), clock.getUTCMilliseconds()];
  const written = fraction === 0 ? "" : `.${String(fraction).padStart(3, "0")}`;
  return seconds === 0 && fraction === 0 ? "" : `:${two(seconds)}${written}`;
}

/** Formats milliseconds as `-03:00`. */
function offsetText(ms: number): string {
  const seconds = Math.abs(ms) / 1000;
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60), seconds % 60];
  return `${ms < 0 ? "-" : "+"}${two(hours)}:${two(minutes)}${rest === 0 ? "" : `:${two(rest)}`}`;
}

/**
 * An instant in the time zone of the screen. In the repeated hour when clocks go back, it is a text with the offset.
 */
export function momentCell(value: unknown, language: string, zone = timeZone()): SheetCell {
  const instant = readMoment(value, zone)?.getTime();
  if (instant === undefined) {
    return String(value);
  }
  const clock = toWallClock(instant, zone);
  const shown = new Date(clock);
  const seconds = secondsOf(shown);
  const text = `${formatDate(shown.toISOString(), language)} ${two(shown.getUTCHours())}:${two(shown.getUTCMinutes())}${seconds}`;
  if (fromWallClock(clock, zone) !== instant) {
    return `${text} ${offsetText(clock - instant)}`;
  }
  const serial = toSerial(clock);
  return serial === null
    ? text
    : { text, value: serial, format: `${dayFormat(language)} hh:mm${seconds === "" ? "" : ":ss"}` };
}

export function timeCell(value: unknown): SheetCell {
  const text = String(value);
  const serial = timeToSerial(text);
  return serial === null ? text : { text, value: serial, format: text.length > 5 ? "hh:mm:ss" : "hh:mm" };
}

/** An object or JSON as text. */
export function jsonCell(value: unknown, { display }: Field): string {
  return typeof value === "object" || display === "json" ? toExactJson(value) : String(value);
}
