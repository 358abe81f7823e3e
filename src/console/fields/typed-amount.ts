import { decimalSeparator, numberFromText } from "../lib/number-text.ts";

/** Exact as cents in a double up to here; one more digit and amounts stop coming back. */
const MAX_MONEY_DIGITS = 15;

/**
 * What a keystroke makes of the text in a currency input: only digits count, the last two are cents.
 * Null where the text has more digits than an amount can hold, so that the keystroke is refused.
 */
export function amountFromText(text: string): number | null {
  const digits = text.replace(/\D/g, "").replace(/^0+/, "");
  if (digits.length > MAX_MONEY_DIGITS) {
    return null;
  }
  return Number(digits.padStart(3, "0")) / 100;
}

/** A sign or a code of a currency, before the amount or behind it; a minus and brackets are of an amount below nothing. */
const SIGN = /^[^\d.,()\p{Pd}\u2212]{1,4}(?=\d)|(?<=\d)[^\d.,()\p{Pd}\u2212]{1,4}$/gu;

/**
 * What a text is worth that was copied elsewhere and put in place of an amount: one with a separator or a currency says by
 * itself where its cents begin, and digits alone are what their keys would be. Null where it is no amount, or has parts of a
 * cent.
 */
export function amountFromPaste(text: string, language: string): number | null {
  const bare = text.replace(/\s/g, "").replace(SIGN, "");
  if (/^\s*\d+\s*$/.test(text) || /^[\d.,]*[.,]\d\d$/.test(bare)) {
    return amountFromText(bare);
  }
  const number = numberFromText(bare.replace(/[.,](?=\d$)/, decimalSeparator(language)), language);
  const isAmount =
    typeof number === "number" && number >= 0 && String(Math.round(number * 100)).length <= MAX_MONEY_DIGITS;
  return isAmount && Number(number.toFixed(2)) === number ? number : null;
}
