import { INVISIBLE, toSmallLetters } from "./text-identity.ts";

/**
 * The one order of texts: capitals and accents do not count, and numbers within texts are in the order of their size. The
 * database has the same rule in SQL (`sort_text`), and its indexes use it. No language has an order of its own.
 */

/** Number of characters that decide the order: an index cannot hold more. */
export const DECIDING = 200;

/** Marks of letters, as NFD writes them, and what no reader sees. */
export const UNSORTED = `\\u0300-\\u036f${INVISIBLE}`;

/** Letters that NFD does not decompose and that are sorted by a Latin letter. */
export const BASE_LETTERS = { from: "łđøħıŧ", to: "ldohit" } as const;

const UNSORTED_CHARACTERS = new RegExp(`[${UNSORTED}]+`, "gu");
const LETTER_WITHOUT_BASE = new RegExp(`[${BASE_LETTERS.from}æœ]`, "g");
const BASES: Readonly<Record<string, string>> = {
  æ: "ae",
  œ: "oe",
  ...Object.fromEntries(Array.from(BASE_LETTERS.from, (letter, index) => [letter, BASE_LETTERS.to.charAt(index)])),
};

/**
 * The key by which a text is sorted: keys are in the order of their code units, and null is last. Two texts with the same
 * key are sorted by something else.
 */
export function sortKeyOf(text: string): string | null {
  const deciding = text.length > DECIDING ? [...text].slice(0, DECIDING).join("") : text;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: every character of ASCII
  const key = /^[\u0000-\u007f]*$/.test(deciding) ? deciding.toLowerCase() : toLetters(deciding);
  const numbered = /[0-9]/.test(key) ? withLengths(key) : key;
  return numbered === "" ? null : inCodePointOrder(numbered);
}

function toLetters(text: string): string {
  const letters = toSmallLetters(text.normalize("NFD").replace(UNSORTED_CHARACTERS, ""));
  return letters.replace(LETTER_WITHOUT_BASE, (letter) => BASES[letter] ?? letter);
}

/**
 * Numbers so that their texts are in the order of their size: without leading zeros, a colon for each further digit, and
 * 20 digits from 5 on. A colon is behind all digits.
 */
function withLengths(text: string): string {
  const key = text
    .replace(/(^|[^0-9])0+([0-9])/g, "$1$2")
    .replace(/([0-9]{2,})/g, ":$1")
    .replace(/([0-9]{3,})/g, ":$1")
    .replace(/([0-9]{4,})/g, ":$1");
  return /[0-9]{5}/.test(key)
    ? key.replace(/([0-9]{5,})/g, ":00000000000000000000$1").replace(/0+([0-9]{20})/g, "$1")
    : key;
}

/** The database compares code points; JavaScript compares code units, of which a pair stands for the highest. */
function inCodePointOrder(text: string): string {
  return /[\ud800-\uffff]/.test(text)
    ? text.replace(/[\ud800-\uffff]/g, (unit) => {
        const code = unit.charCodeAt(0);
        return String.fromCharCode(code >= 0xe000 ? code - 0x800 : code + 0x2000);
      })
    : text;
}
