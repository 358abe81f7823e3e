import { decimalSeparator, type ExportCell } from "./export-cells.ts";

const BYTE_ORDER_MARK = "\uFEFF";

/** Text that a spreadsheet would execute as a formula, or that looks escaped. */
const FORMULA = /^'*[=+\-@\t\r]/;

/**
 * Writes rows as CSV that a spreadsheet in the language reads correctly. The same rules as in the console's own export
 * (`src/console/lib/csv.ts`).
 */
export async function* writeCsv(chunks: AsyncIterable<readonly (readonly ExportCell[])[]>, language: string) {
  const separator = decimalSeparator(language) === "," ? ";" : ",";
  let mark = BYTE_ORDER_MARK;
  for await (const rows of chunks) {
    yield Buffer.from(
      mark +
        rows.map((row) => `${row.map((cell) => toText(cell, separator, row.length)).join(separator)}\r\n`).join(""),
    );
    mark = "";
  }
}

function toText(cell: ExportCell, separator: string, cells: number): string {
  if (cell === null) {
    return "";
  }
  const isText = typeof cell === "string";
  const text = isText ? (FORMULA.test(cell) ? `'${cell}` : cell) : cell.text;
  // With semicolons, a number keeps its comma without quotes.
  const isOpen = !isText && cells > 1 && !text.includes(separator);
  return /[",;|\r\n]|^ | $/.test(text) && !isOpen ? `"${text.replaceAll('"', '""')}"` : text;
}
