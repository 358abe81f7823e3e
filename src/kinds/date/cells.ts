import { dateLocale, dayFromText, EMPTY_DATE, formatDate } from "../../console/fields/date-text.ts";
import { dayIn } from "../../console/lib/date-range.ts";
import { fromSerial, toSerial } from "../../console/lib/sheet-cell.ts";
import { type CellCodec, languageOf, REJECTED_DATE, REJECTED_TIME } from "../cell-codec.ts";

const EXAMPLE_DAY = "2026-12-31";

/** The workbook's date format in the language's order, `dd/mm/yyyy`. */
export function dayFormat(language: string): string {
  return formatDate("2001-12-31", language).replace("2001", "yyyy").replace("12", "mm").replace("31", "dd");
}

/**
 * Parses a day as the file's language writes it: its order and separators, four digits for the year. Returns other texts
 * and days that do not exist unchanged, so that the validation rejects them.
 */
export function readDay(text: string, language: string): string {
  const shapeOf = (day: string) => day.replace(/\d+/g, "0").replace(/\s/g, "");
  const day = dayFromText(text, language);
  const clock = Date.parse(`${day}T00:00:00Z`);
  const isReal = !Number.isNaN(clock) && new Date(clock).toISOString().slice(0, 10) === day;
  return isReal && shapeOf(text) === shapeOf(formatDate(EXAMPLE_DAY, language)) ? day : text;
}

/** Midnight, which programs and spreadsheets write after a day. */
const MIDNIGHT = /(?:,? |T)(?:0?0:00(?::00(?:[.,]0+)?)?|12:00(?::00)? ?AM)$/i;

/** A calendar date in the order of the language. Text if the day precedes the workbook's calendar. */
export const dateCells: CellCodec = {
  read: (text, { words }) => {
    const day = readDay(text.replace(MIDNIGHT, ""), languageOf(words));
    return /^\d{4}-\d{2}-\d{2}$/.test(day) ? day : text;
  },
  readSerial: ({ serial }) => {
    const clock = fromSerial(serial);
    if (clock === null) {
      return REJECTED_DATE;
    }
    return Number.isInteger(serial) ? new Date(clock).toISOString().slice(0, 10) : REJECTED_TIME;
  },
  write: (value, setting) => {
    const { language } = setting.words;
    const text = formatDate(value, language);
    const day = dayIn(value) ?? "";
    const serial = /^\d{4}-\d{2}-\d{2}$/.test(day) ? toSerial(Date.parse(`${day}T00:00:00Z`)) : null;
    return serial === null || Number.isNaN(serial) ? text : { text, value: serial, format: dayFormat(language) };
  },
  print: (value, { field }) => formatDate(value, dateLocale(), field.options?.pattern),
  missing: EMPTY_DATE,
  example: (_schema, { words }) => formatDate(EXAMPLE_DAY, words.language),
};
