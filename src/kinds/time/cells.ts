import { timeFromSerial, timeToSerial } from "../../console/lib/sheet-cell.ts";
import { type CellCodec, REJECTED_DATE } from "../cell-codec.ts";
import { textCells } from "../text/cells.ts";
import { readClock } from "./read-clock.ts";

/** A time of day, a number with a time format in workbooks. */
export const timeCells: CellCodec = {
  ...textCells,
  read: (text) => {
    const clock = readClock(text);
    // The seconds are kept as they are written.
    return clock?.endsWith(".000") ? clock.slice(0, /\d:\d+:\d/.test(text) ? "00:00:00".length : "00:00".length) : text;
  },
  readSerial: (cell) => timeFromSerial(cell) ?? REJECTED_DATE,
  write: (value) => {
    const text = String(value);
    const serial = timeToSerial(text);
    return serial === null ? text : { text, value: serial, format: text.length > 5 ? "hh:mm:ss" : "hh:mm" };
  },
};
