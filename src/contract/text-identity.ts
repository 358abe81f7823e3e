/**
 * Equality of texts: ignores surrounding spaces, case, invisible characters and Unicode form. `identity_text` in SQL
 * implements the same rule, which unique indexes use.
 */

/** Invisible characters: joiners, direction marks, variation selectors, the byte order mark. */
export const INVISIBLE =
  "\\u00ad\\u034f\\u061c\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f\\ufe00-\\ufe0f\\ufeff";

const INVISIBLE_CHARACTERS = new RegExp(`[${INVISIBLE}]+`, "gu");
const ENDS = new RegExp(`^[\\s${INVISIBLE}]+|[\\s${INVISIBLE}]+$`, "gu");

/** Converts to lower case in any script. Both forms of a lower-case sigma and of a sharp s become equal. */
export function toSmallLetters(text: string): string {
  return text.toLowerCase().replaceAll("ς", "σ").replaceAll("ß", "ss");
}

/** Normalized form of a text for comparison. Equal texts have the same form. */
export function identityOf(text: string): string {
  return toSmallLetters(text.replace(INVISIBLE_CHARACTERS, "").normalize("NFD").trim()).normalize("NFC");
}

/** True if two texts are equal. */
export function isSameText(one: string, other: string): boolean {
  return one === other || identityOf(one) === identityOf(other);
}

/** The stored form of unique texts and e-mail addresses: trimmed, in NFC. */
export function trimText(text: string): string {
  return text.replace(ENDS, "").normalize("NFC");
}

/** Converts to upper case if the pattern allows only capital letters. */
export function inCapitals(text: string, pattern: string | undefined): string {
  const capitals = text.toUpperCase();
  if (pattern === undefined || capitals === text) {
    return text;
  }
  const check = new RegExp(pattern, "u");
  return !check.test(text) && check.test(capitals) ? capitals : text;
}
