/** Comma-separated values that a spreadsheet opens as they are meant (RFC 4180). */

const BYTE_ORDER_MARK = "\uFEFF";

/** What a spreadsheet would run as a formula. */
const FORMULA = /^[=+\-@\t\r]/;

function toCell(value: unknown): string {
  const text = value === undefined || value === null ? "" : String(value);
  // A number may begin with a minus; a text that does gets an apostrophe, which spreadsheets take for "a text".
  const safe = typeof value !== "number" && FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Rows of cells as one text, headed by the byte order mark by which spreadsheets know UTF-8. */
export function toCsv(rows: readonly (readonly unknown[])[]): string {
  return BYTE_ORDER_MARK + rows.map((row) => `${row.map(toCell).join(",")}\r\n`).join("");
}
