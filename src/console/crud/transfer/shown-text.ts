import type { SheetWords } from "../../../kinds/cell-codec.ts";
import { sheetCodecOf } from "../../../kinds/cell-codecs.ts";
import type { Cell } from "../../lib/sheet-cell.ts";
import type { ImportField } from "./import-columns.ts";

/** How a spreadsheet shows and saves values of a CSV file that nobody edited. */

const CENTURY = /(?<=[/.-])\d\d(?=\d\d(?!\d))/;
const SECONDS = /^:\d{1,2}(?:[.,]\d{1,3})?$/;

const withoutZeros = (text: string): string => text.replace(/(?<!\d)0+(?=\d)/g, "");

/** A cell, and its text at the time of the export. */
interface CellText {
  readonly cell: Cell;
  readonly was: string;
}

/** True if a day or time is the given one without its century, its seconds or zeros before its numbers. */
export function isShownTime({ field }: ImportField, { cell, was }: CellText, words: SheetWords): boolean {
  if (typeof cell !== "string" || sheetCodecOf(field, words.own).readSerial === undefined) {
    return false;
  }
  const shown = withoutZeros(cell.trim());
  return [was, was.replace(CENTURY, "")]
    .map(withoutZeros)
    .some((text) => text.startsWith(shown) && (text === shown || SECONDS.test(text.slice(shown.length))));
}

/** True if a text is a number of which a spreadsheet removed the leading zeros. */
export function lacksZeros(before: unknown, after: unknown): boolean {
  return typeof before === "string" && /^0+\d+$/.test(before) && before.replace(/^0+(?=\d)/, "") === after;
}
