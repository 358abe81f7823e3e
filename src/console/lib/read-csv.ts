/** Parses CSV as spreadsheets write it (RFC 4180, with other separators too), in linear time. */

const SEPARATORS = [",", ";", "\t", "|"] as const;

/** Excel's line that declares the separator. */
const NAMED_SEPARATOR = /^(?:"sep=(.)"|sep=(.))(?:\r\n|\n|\r|$)/i;

/** Number of lines to find the titles in. Further ones are not read to detect the separator. */
const LOOKED_AT = 20;

/** The number of each separator in the first lines, outside of quotes. Blank lines are left out. */
function countSeparators(text: string): readonly (readonly number[])[] {
  const reader = new CsvReader(text, SEPARATORS.join(""));
  const lines: (readonly number[])[] = [];
  let at = 0;
  while (at < text.length && lines.length < LOOKED_AT) {
    const counts = SEPARATORS.map(() => 0);
    let isBlank = true;
    let found = 0;
    while (found >= 0) {
      const { text: cell, end } = reader.readCell(at);
      isBlank &&= cell.trim() === "";
      found = (SEPARATORS as readonly string[]).indexOf(text.charAt(end));
      if (found >= 0) {
        counts[found] = (counts[found] ?? 0) + 1;
      }
      at = end + 1;
    }
    lines.push(...(isBlank ? [] : [counts]));
  }
  return lines;
}

/**
 * The most frequent separator of the title line. Lines above it, such as the name of a report, have no separator, or one
 * that the next line does not have.
 */
function separatorOf(text: string): string {
  const lines = countSeparators(text);
  const line = lines.find((counts, index) => {
    const next = lines[index + 1];
    const most = Math.max(...counts);
    const isLast = index === 0 && (next === undefined || Math.max(...next) === 0);
    return most > 0 && (isLast || (next?.[counts.indexOf(most)] ?? 0) > 0);
  });
  const counts = line ?? lines[0] ?? [];
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
  readonly #separators: string;

  constructor(text: string, separators: string) {
    this.#text = text;
    this.#separators = separators;
  }

  #isEnd(at: number): boolean {
    const character = this.#text.charAt(at);
    return at >= this.#text.length || this.#separators.includes(character) || isBreak(character);
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
