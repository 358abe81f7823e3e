import { INVISIBLE, toSmallLetters } from "./text-identity.ts";

/**
 * Sort order of texts: ignores case and accents, and sorts numbers inside texts by value. `sort_text` in SQL implements
 * the same order, which indexes use. It is the same for all languages.
 */

/** Number of characters that are compared; indexes cannot contain more. */
export const DECIDING = 200;

/** Combining marks in NFD, and invisible characters. */
export const UNSORTED = `\\u0300-\\u036f${INVISIBLE}`;

/** Letters that NFD does not decompose, with the Latin letters used for sorting. */
export const BASE_LETTERS = { from: "łđøħıŧ", to: "ldohit" } as const;

const UNSORTED_CHARACTERS = new RegExp(`[${UNSORTED}]+`, "gu");
const LETTER_WITHOUT_BASE = new RegExp(`[${BASE_LETTERS.from}æœ]`, "g");
const BASES: Readonly<Record<string, string>> = {
  æ: "ae",
  œ: "oe",
  ...Object.fromEntries(Array.from(BASE_LETTERS.from, (letter, index) => [letter, BASE_LETTERS.to.charAt(index)])),
};

/** Sort key of a text. Keys are compared by code units; null comes last. Equal keys need another sort criterion. */
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
 * Rewrites numbers so that text order equals numeric order: without leading zeros, with a colon for each additional
 * digit. From 5 digits on, it is padded to 20 digits. A colon sorts after all digits.
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

/** Databases compare code points, JavaScript compares UTF-16 units. Surrogate pairs must sort last. */
function inCodePointOrder(text: string): string {
  return /[\ud800-\uffff]/.test(text)
    ? text.replace(/[\ud800-\uffff]/g, (unit) => {
        const code = unit.charCodeAt(0);
        return String.fromCharCode(code >= 0xe000 ? code - 0x800 : code + 0x2000);
      })
    : text;
}
