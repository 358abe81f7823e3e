import { toExactJson } from "../../console/lib/exact-json.ts";
import { type CellCodec, REJECTED_DIGITS } from "../cell-codec.ts";

/** A number that a spreadsheet shortened, `1,23457E+17`. Its digits are lost. */
const SHORTENED = /^-?\d(?:[.,]\d+)?e\+\d{2,3}$/i;

/** A text as it is. Objects are written as JSON. */
export const textCells: CellCodec = {
  read: (text) => (SHORTENED.test(text) ? REJECTED_DIGITS : text),
  write: (value) => (typeof value === "object" ? toExactJson(value) : String(value)),
};
