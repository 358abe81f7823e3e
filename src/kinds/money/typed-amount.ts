import { type NumberReading, normalizeNumber, readNumber } from "../../console/lib/read-number.ts";

/** Maximum number of digits that a double stores exactly as cents. */
const MAX_MONEY_DIGITS = 15;

/**
 * Parses the text of a currency input: only digits count, and the last two are cents. Null if the text has too many
 * digits: the keystroke is rejected.
 */
export function amountFromText(text: string): number | null {
  const digits = text.replace(/\D/g, "").replace(/^0+/, "");
  if (digits.length > MAX_MONEY_DIGITS) {
    return null;
  }
  return Number(digits.padStart(3, "0")) / 100;
}

/**
 * A currency symbol or code before or after the amount. A minus or brackets are not matched: they mean a negative
 * amount.
 */
const SIGN = /^[^\d.,()\p{Pd}\s]{1,4}\s*(?=\d)|(?<=\d)\s*[^\d.,()\p{Pd}\s]{1,4}$/gu;

const NO_AMOUNT: NumberReading = { meanings: [] };

function isAmount(number: number): boolean {
  const isShort = String(Math.round(number * 100)).length <= MAX_MONEY_DIGITS;
  return number >= 0 && isShort && Number(number.toFixed(2)) === number;
}

/**
 * Parses a pasted amount. Plain digits count as keystrokes; text with a separator or a currency follows the number
 * rules. Fractions of a cent and negative amounts are rejected.
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
