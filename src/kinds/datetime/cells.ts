import { dateLocale, EMPTY_DATE, formatDate, formatDateTime } from "../../console/fields/date-text.ts";
import { timeZone } from "../../console/lib/calendar.ts";
import { fromSerial, type SheetCell, toSerial } from "../../console/lib/sheet-cell.ts";
import { fromWallClock, toWallClock } from "../../console/lib/zoned-time.ts";
import { readMoment as momentOf } from "../../contract/calendar.ts";
import { offsetText, secondsText, twoDigits } from "../../contract/clock-text.ts";
import { type CellCodec, languageOf, REJECTED_DATE, REJECTED_TIME, type SheetWords } from "../cell-codec.ts";
import { dayFormat, readDay } from "../date/cells.ts";
import { readClock } from "../time/read-clock.ts";

/** A day, a time, and the offset of the time. Programs write `2026-12-31T14:05:00+00:00`. */
const MOMENT = /^(\S{6,10}?)(?:[ ,]{1,2}|T)(\d[\d:.,]+(?: ?[ap]\.?m\.?)?)(?: ?([+-]\d{2}:?\d{2}(?::\d{2})?|Z|UTC))?$/i;

/** An instant in the format of backends. */
const WHOLE = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/;

/** Parses `31/12/2026 14:05` in the time zone to an ISO instant. Returns other texts unchanged. */
function readMoment(text: string, words: SheetWords): string {
  if (WHOLE.test(text)) {
    return text;
  }
  const [, date = "", time = "", offset] = MOMENT.exec(text) ?? [];
  const day = readDay(date, languageOf(words));
  const clock = Date.parse(`${day}T${readClock(time) ?? ""}Z`);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || Number.isNaN(clock)) {
    return text;
  }
  const instant = offset === undefined ? fromWallClock(clock, words.timeZone) : clock - offsetMs(offset);
  return instant === null ? text : new Date(instant).toISOString();
}

/** Converts `-03:00`, `-0300` or `Z` to milliseconds. */
function offsetMs(offset: string): number {
  const parts = offset
    .replace(/^(.\d{2})(?=\d)/, "$1:")
    .slice(1)
    .split(":");
  const [hours = 0, minutes = 0, seconds = 0] = /^[+-]/.test(offset) ? parts.map(Number) : [];
  return (offset.startsWith("-") ? -1000 : 1000) * (hours * 3600 + minutes * 60 + seconds);
}

/**
 * An instant in the time zone of the screen. In the repeated hour when clocks go back, it is a text with the offset.
 */
function toCell(value: unknown, language: string, zone = timeZone()): SheetCell {
  const instant = momentOf(value, zone)?.getTime();
  if (instant === undefined) {
    return String(value);
  }
  const clock = toWallClock(instant, zone);
  const shown = new Date(clock);
  const seconds = secondsText(shown);
  const text = `${formatDate(shown.toISOString(), language)} ${twoDigits(shown.getUTCHours())}:${twoDigits(shown.getUTCMinutes())}${seconds}`;
  if (fromWallClock(clock, zone) !== instant) {
    return `${text} ${offsetText(clock - instant)}`;
  }
  const serial = toSerial(clock);
  return serial === null
    ? text
    : { text, value: serial, format: `${dayFormat(language)} hh:mm${seconds === "" ? "" : ":ss"}` };
}

/** An instant, a number with a date format in workbooks. */
export const datetimeCells: CellCodec = {
  read: (text, { words }) => readMoment(text, words),
  readSerial: ({ serial }, { words }) => {
    const clock = fromSerial(serial);
    if (clock === null) {
      return REJECTED_DATE;
    }
    const instant = fromWallClock(clock, words.timeZone);
    return instant === null ? REJECTED_TIME : new Date(instant).toISOString();
  },
  write: (value, { words }) => toCell(value, words.language),
  print: (value, { field }) => formatDateTime(value, dateLocale(), field.options?.pattern),
  missing: EMPTY_DATE,
};
