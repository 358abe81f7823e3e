import { isObject } from "../../lib/json-object.ts";

/**
 * An export stores the text of each cell of a record, by column, in one more cell. An import compares with it to
 * distinguish changes in the file from changes that others made to the record since.
 */

/** Longer texts are stored as a hash. */
const MAX_CHARACTERS = 80;

/** Excel keeps at most 32,767 characters in a cell. */
const MAX_IN_CELL = 32_000;

/** A text, or the hash of a long one. An embedded list has the keys of its rows too, unless they are too long. */
type BaseValue = string | { readonly hash: string; readonly rows?: readonly string[] };

/** Values by column name. A column without a value is absent. */
export type BaseValues = ReadonlyMap<string, BaseValue>;

/** A hash of 53 bits (cyrb53): equal texts have equal hashes. It is no protection against manipulation. */
export function hashOf(text: string): string {
  let [one, two] = [0xdeadbeef, 0x41c6ce57];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    one = Math.imul(one ^ code, 2_654_435_761);
    two = Math.imul(two ^ code, 1_597_334_677);
  }
  one = Math.imul(one ^ (one >>> 16), 2_246_822_507) ^ Math.imul(two ^ (two >>> 13), 3_266_489_909);
  two = Math.imul(two ^ (two >>> 16), 2_246_822_507) ^ Math.imul(one ^ (one >>> 13), 3_266_489_909);
  return (4_294_967_296 * (2_097_151 & two) + (one >>> 0)).toString(36);
}

/** Removes changes that spreadsheets make to texts: blanks at the ends, and line breaks. */
export const normalizeText = (text: string): string => text.replaceAll(/\r\n?/g, "\n").trim();

/** Longer keys of rows are left out: then no row of the list can be removed by the file. */
const MAX_IN_KEYS = 4000;

/** An embedded list at the time of the export. */
export interface BaseList {
  /** Empty without rows. */
  readonly hash: string;
  /** The keys of its rows. */
  readonly rows: readonly string[];
}

/** Writes the texts of a record's cells, and the hashes and keys of its embedded lists. Empty ones are left out. */
export function writeBase(
  texts: Readonly<Record<string, string>>,
  rows: Readonly<Record<string, BaseList>> = {},
): string {
  const lists = Object.entries(rows)
    .filter(([, { hash }]) => hash !== "")
    .map(([name, { hash, rows: keys }]) => [name, keys.join().length > MAX_IN_KEYS ? [hash] : [hash, ...keys]]);
  const given = Object.entries(texts).filter(([, text]) => normalizeText(text) !== "");
  const write = (most: number) =>
    JSON.stringify(
      Object.fromEntries([
        ...given.map(([name, text]) => [name, text.length > most ? [hashOf(normalizeText(text))] : text]),
        ...lists,
      ]),
    );
  const whole = write(MAX_CHARACTERS);
  return whole.length > MAX_IN_CELL ? write(12) : whole;
}

/** Parses the cell. Null if it is empty or was changed to something else. */
export function readBase(cell: unknown): BaseValues | null {
  if (typeof cell !== "string" || !cell.startsWith("{")) {
    return null;
  }
  try {
    const parsed: unknown = JSON.parse(cell);
    const entries = Object.entries(isObject(parsed) ? parsed : {}).map(([name, value]) => [
      name,
      Array.isArray(value) ? toHashed(value.map(String)) : String(value),
    ]);
    return new Map(entries as [string, BaseValue][]);
  } catch {
    return null;
  }
}

function toHashed([hash = "", ...rows]: readonly string[]): BaseValue {
  return rows.length === 0 ? { hash } : { hash, rows };
}
