/** Separated values that a spreadsheet of the reader's language opens as they are meant (RFC 4180 but for the separator). */

import { decimalSeparator } from "./number-text.ts";

const BYTE_ORDER_MARK = "\uFEFF";

/** What a spreadsheet would run as a formula. */
const FORMULA = /^[=+\-@\t\r]/;

function toText(value: unknown, decimal: string): string {
  if (typeof value === "number") {
    return String(value).replace(".", decimal);
  }
  const text = value === undefined || value === null ? "" : String(value);
  // A number may begin with a minus; a text that does gets an apostrophe, which spreadsheets take for "a text".
  return FORMULA.test(text) ? `'${text}` : text;
}

/**
 * Rows of cells as one text, headed by the byte order mark by which spreadsheets know UTF-8. Where a comma stands before
 * the decimals, spreadsheets want a semicolon between cells, and would take `9.90` for a text or a day.
 */
export function toCsv(rows: readonly (readonly unknown[])[], language: string): string {
  const decimal = decimalSeparator(language);
  const separator = decimal === "," ? ";" : ",";
  const toCell = (value: unknown, _: number, { length }: readonly unknown[]) => {
    const text = toText(value, decimal);
    // Between semicolons the comma of a number is its own; alone in its line, it would look like a separator.
    const isOpen = typeof value === "number" && length > 1;
    return /[",;\r\n]/.test(text) && !isOpen ? `"${text.replaceAll('"', '""')}"` : text;
  };
  return BYTE_ORDER_MARK + rows.map((row) => `${row.map(toCell).join(separator)}\r\n`).join("");
}
