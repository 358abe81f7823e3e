import { type NumberReading, normalizeNumber, readNumber } from "../lib/read-number.ts";

/** Exact as cents in a double up to here; one more digit and amounts stop coming back. */
const MAX_MONEY_DIGITS = 15;

/**
 * The amount of the text in a currency input: only digits count, the last two are cents. Null where the text has more digits
 * than an amount can hold: the keystroke is rejected.
 */
export function amountFromText(text: string): number | null {
  const digits = text.replace(/\D/g, "").replace(/^0+/, "");
  if (digits.length > MAX_MONEY_DIGITS) {
    return null;
  }
  return Number(digits.padStart(3, "0")) / 100;
}

/** A sign or a code of a currency before or behind the amount. A minus and brackets mean an amount below zero. */
const SIGN = /^[^\d.,()\p{Pd}\s]{1,4}\s*(?=\d)|(?<=\d)\s*[^\d.,()\p{Pd}\s]{1,4}$/gu;

const NO_AMOUNT: NumberReading = { meanings: [] };

function isAmount(number: number): boolean {
  const isShort = String(Math.round(number * 100)).length <= MAX_MONEY_DIGITS;
  return number >= 0 && isShort && Number(number.toFixed(2)) === number;
}

/**
 * The amount that pasted text stands for: digits only are keystrokes, and a text with a separator or a currency follows the
 * rule for numbers. Parts of a cent and amounts below zero are rejected.
 */
export function amountFromPaste(text: string, language: string, currency?: string): NumberReading {
  const normal = normalizeNumber(text);
  if (/^\d+$/.test(normal)) {
    const amount = amountFromText(normal);
    return amount === null ? NO_AMOUNT : { number: amount };
  }
  const reading = readNumber(normal.replace(SIGN, ""), language, currency === undefined ? {} : { currency });
  if ("number" in reading) {
    return isAmount(reading.number) ? reading : NO_AMOUNT;
  }
  return reading.meanings.some((meaning) => isAmount(Number(meaning))) ? reading : NO_AMOUNT;
}
