/**
 * The one rule of which texts are the same: blanks at the ends, capitals, invisible characters and the Unicode form do not
 * count. The database has the same rule in SQL (`identity_text`), and its unique indexes use it.
 */

/** Characters that no reader sees: joiners, direction marks, variation selectors, the byte order mark. */
export const INVISIBLE =
  "\\u00ad\\u034f\\u061c\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f\\ufe00-\\ufe0f\\ufeff";

const INVISIBLE_CHARACTERS = new RegExp(`[${INVISIBLE}]+`, "gu");
const ENDS = new RegExp(`^[\\s${INVISIBLE}]+|[\\s${INVISIBLE}]+$`, "gu");

/** Small letters of any script; the two forms of a small sigma and of a sharp s become one. */
export function toSmallLetters(text: string): string {
  return text.toLowerCase().replaceAll("ς", "σ").replaceAll("ß", "ss");
}

/** The form of a text by which it is compared: two texts with the same form are the same. */
export function identityOf(text: string): string {
  return toSmallLetters(text.replace(INVISIBLE_CHARACTERS, "").normalize("NFD").trim()).normalize("NFC");
}

/** Whether two texts are the same. */
export function isSameText(one: string, other: string): boolean {
  return one === other || identityOf(one) === identityOf(other);
}

/** A text as it is stored where it must be unique or is an e-mail address: without blanks at its ends, in NFC. */
export function trimText(text: string): string {
  return text.replace(ENDS, "").normalize("NFC");
}

/** A text in capitals, where its pattern takes capitals only; otherwise as it is. */
export function inCapitals(text: string, pattern: string | undefined): string {
  const capitals = text.toUpperCase();
  if (pattern === undefined || capitals === text) {
    return text;
  }
  const check = new RegExp(pattern, "u");
  return !check.test(text) && check.test(capitals) ? capitals : text;
}
