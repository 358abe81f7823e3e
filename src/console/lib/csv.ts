/** Writes CSV that a spreadsheet in the reader's language parses correctly (RFC 4180, except for the separator). */

import { decimalSeparator, toPlainNumber } from "./number-text.ts";

const BYTE_ORDER_MARK = "\uFEFF";

/** Text that a spreadsheet would execute as a formula, or that looks escaped. */
const FORMULA = /^'*[=+\-@\t\r]/;

/** A formatted number or day. It may start with a minus sign without being escaped. */
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
  // The apostrophe makes spreadsheets read a text.
  return FORMULA.test(text) ? `'${text}` : text;
}

/**
 * Serializes rows of cells, with a byte order mark so that spreadsheets detect UTF-8. With a decimal comma,
 * spreadsheets expect a semicolon between cells, and would parse `9.90` as a text or a day.
 *
 * @example
 * toCsv([["Name", "Age"], ["Ana", 31]], "en-US");
 */
export function toCsv(rows: readonly (readonly unknown[])[], language: string): string {
  const separator = decimalSeparator(language) === "," ? ";" : ",";
  const toCell = (value: unknown, _: number, { length }: readonly unknown[]) => {
    const text = toText(value, language);
    // With semicolons, a number keeps its comma unquoted. In a row with a single cell, the comma would look like the
    // separator.
    const isOpen = (typeof value === "number" || isWritten(value)) && length > 1 && !text.includes(separator);
    return /[",;|\r\n]|^ | $/.test(text) && !isOpen ? `"${text.replaceAll('"', '""')}"` : text;
  };
  return BYTE_ORDER_MARK + rows.map((row) => `${row.map(toCell).join(separator)}\r\n`).join("");
}
