import { timeFromSerial, timeToSerial } from "../../console/lib/sheet-cell.ts";
import { type CellCodec, REJECTED_DATE } from "../cell-codec.ts";
import { textCells } from "../text/cells.ts";

/** A time of day, a number with a time format in workbooks. */
export const timeCells: CellCodec = {
  ...textCells,
  readSerial: (cell) => timeFromSerial(cell) ?? REJECTED_DATE,
  write: (value) => {
    const text = String(value);
    const serial = timeToSerial(text);
    return serial === null ? text : { text, value: serial, format: text.length > 5 ? "hh:mm:ss" : "hh:mm" };
  },
};
