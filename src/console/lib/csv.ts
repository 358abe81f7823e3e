/** Separated values that a spreadsheet of the reader's language opens as they are meant (RFC 4180 but for the separator). */

import { decimalSeparator, toPlainNumber } from "./number-text.ts";

const BYTE_ORDER_MARK = "\uFEFF";

/** Text that a spreadsheet would run as a formula, or that would be taken for a marked one. */
const FORMULA = /^'*[=+\-@\t\r]/;

/** A number or a day whose text is written: it may begin with a minus, and needs no mark. */
interface WrittenCell {
  readonly text: string;
}

const isWritten = (value: unknown): value is WrittenCell =>
  typeof value === "object" && value !== null && "text" in value;

function toText(value: unknown, language: string): string {
  if (typeof value === "number") {
    return toPlainNumber(value, language);
  }
  if (isWritten(value)) {
    return value.text;
  }
  const text = value === undefined || value === null ? "" : String(value);
  // An apostrophe marks a text for spreadsheets.
  return FORMULA.test(text) ? `'${text}` : text;
}

/**
 * Rows of cells as one text, headed by the byte order mark by which spreadsheets know UTF-8. Where a language has a decimal
 * comma, spreadsheets want a semicolon between cells, and would take `9.90` for a text or a day.
 */
export function toCsv(rows: readonly (readonly unknown[])[], language: string): string {
  const separator = decimalSeparator(language) === "," ? ";" : ",";
  const toCell = (value: unknown, _: number, { length }: readonly unknown[]) => {
    const text = toText(value, language);
    // Between semicolons a number keeps its comma without quotes; in a line with one cell it would look like a separator.
    const isOpen = (typeof value === "number" || isWritten(value)) && length > 1 && !text.includes(separator);
    return /[",;|\r\n]|^ | $/.test(text) && !isOpen ? `"${text.replaceAll('"', '""')}"` : text;
  };
  return BYTE_ORDER_MARK + rows.map((row) => `${row.map(toCell).join(separator)}\r\n`).join("");
}
