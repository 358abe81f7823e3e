/** Reads comma-separated values as spreadsheets write them (RFC 4180, and with the separator of their language). */

const SEPARATORS = [",", ";", "\t"] as const;

/** The separator that stands most often in the first line that says anything, outside of quotes. */
function separatorOf(text: string): string {
  const [first = ""] = /.*\S.*/.exec(text) ?? [];
  const line = first.replaceAll(/"(?:[^"]|"")*"/g, "");
  const counts = SEPARATORS.map((separator) => line.split(separator).length);
  return SEPARATORS[counts.indexOf(Math.max(...counts))] ?? ",";
}

/** A cell in quotes, where `""` is one of them, or one without; then what ends it. */
const cellPattern = (separator: string) =>
  new RegExp(`(?:"((?:[^"]|"")*)"|([^${separator}\\r\\n]*))(${separator}|\\r\\n|\\n|\\r|$)`, "y");

/** An apostrophe in front of what a spreadsheet would run says "a text", and belongs to no value. */
const withoutMark = (text: string): string => text.replace(/^'(?=[=+\-@\t\r])/, "");

/** Rows of cells; a line of nothing is a row of one empty cell. */
export function readCsv(file: string): readonly (readonly string[])[] {
  const text = file.replace(/^\uFEFF/, "");
  const pattern = cellPattern(separatorOf(text));
  const rows: string[][] = [];
  let row: string[] = [];
  while (pattern.lastIndex < text.length) {
    const match = pattern.exec(text);
    if (!match) {
      // A quote that is never closed, or text behind a closing one: the rest of the file is one cell.
      row.push(text.slice(pattern.lastIndex));
      break;
    }
    const [, quoted, plain = "", end] = match;
    row.push(withoutMark(quoted?.replaceAll('""', '"') ?? plain));
    if (end === "" || end === "\n" || end === "\r\n" || end === "\r") {
      rows.push(row);
      row = [];
    } else if (pattern.lastIndex === text.length) {
      row.push("");
    }
  }
  if (row.length > 0) {
    rows.push(row);
  }
  return rows;
}
