/** Parses CSV as spreadsheets write it (RFC 4180, with other separators too), in linear time. */

const SEPARATORS = [",", ";", "\t", "|"] as const;

/** Excel's line that declares the separator. */
const NAMED_SEPARATOR = /^(?:"sep=(.)"|sep=(.))(?:\r\n|\n|\r|$)/i;

/** The first line that is not blank. */
function firstLine(text: string): string {
  let start = 0;
  while (start < text.length) {
    const end = endOfLine(text, start);
    const line = text.slice(start, end);
    if (line.trim() !== "") {
      return line;
    }
    start = end + 1;
  }
  return "";
}

function endOfLine(text: string, start: number): number {
  let at = start;
  while (at < text.length && text[at] !== "\n" && text[at] !== "\r") {
    at += 1;
  }
  return at;
}

/** The most frequent separator in the first line, outside of quotes. */
function separatorOf(text: string): string {
  const line = firstLine(text)
    .split('"')
    .filter((_, index) => index % 2 === 0)
    .join("");
  const counts = SEPARATORS.map((separator) => line.split(separator).length);
  return SEPARATORS[counts.indexOf(Math.max(...counts))] ?? ",";
}

/** Removes the apostrophe with which `toCsv` escapes formulas. */
const withoutMark = (text: string): string => text.replace(/^'(?='*[=+\-@\t\r])/, "");

/** A cell and its end: at a separator, a line break or the end of the file. */
interface CellRead {
  readonly text: string;
  readonly end: number;
}

const isBreak = (character: string): boolean => character === "\n" || character === "\r";

class CsvReader {
  readonly #text: string;
  readonly #separator: string;

  constructor(text: string, separator: string) {
    this.#text = text;
    this.#separator = separator;
  }

  #isEnd(at: number): boolean {
    const character = this.#text.charAt(at);
    return at >= this.#text.length || character === this.#separator || isBreak(character);
  }

  /** Skips blanks. Not a tab that is the separator. */
  #skipBlanks(start: number): number {
    let at = start;
    while (this.#text[at] === " ") {
      at += 1;
    }
    return at;
  }

  /** Parses a quoted cell and trims blanks around it; null if the quotes are part of the text. */
  #readQuoted(start: number): CellRead | null {
    const opening = this.#skipBlanks(start);
    if (this.#text[opening] !== '"') {
      return null;
    }
    let closing = this.#text.indexOf('"', opening + 1);
    while (closing >= 0 && this.#text[closing + 1] === '"') {
      closing = this.#text.indexOf('"', closing + 2);
    }
    const end = this.#skipBlanks(closing + 1);
    return closing < 0 || !this.#isEnd(end)
      ? null
      : { text: this.#text.slice(opening + 1, closing).replaceAll('""', '"'), end };
  }

  readCell(start: number): CellRead {
    const quoted = this.#readQuoted(start);
    if (quoted) {
      return quoted;
    }
    let end = start;
    while (!this.#isEnd(end)) {
      end += 1;
    }
    return { text: this.#text.slice(start, end), end };
  }
}

/**
 * Parses rows of cells. A blank line is a row with one empty cell. A first line `sep=;` sets the separator and is
 * skipped.
 */
export function readCsv(file: string): readonly (readonly string[])[] {
  const whole = file.replace(/^\uFEFF/, "");
  const named = NAMED_SEPARATOR.exec(whole);
  const text = whole.slice(named?.[0].length ?? 0);
  const separator = named?.[1] ?? named?.[2] ?? separatorOf(text);
  const reader = new CsvReader(text, separator);
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  while (at < text.length || row.length > 0) {
    const { text: cell, end } = reader.readCell(at);
    row.push(withoutMark(cell));
    at = end + (text.startsWith("\r\n", end) ? 2 : 1);
    if (text.charAt(end) !== separator) {
      rows.push(row);
      row = [];
    }
  }
  return rows;
}
