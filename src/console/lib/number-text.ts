import { isExactNumber } from "./exact-json.ts";
import { numberFormat } from "./intl-formats.ts";

/** A number as backends send it: a number, however it was written, or its decimal text. Null where it is neither. */
export function toNumber(value: unknown): number | null {
  if (typeof value === "bigint" || isExactNumber(value)) {
    return Number(String(value));
  }
  if (typeof value === "number") {
    return Number.isFinite(value) ? value : null;
  }
  if (typeof value === "string" && /^-?\d+(\.\d+)?$/.test(value.trim())) {
    return Number(value);
  }
  return null;
}

/** Whether a backend could not work out a number: no reader should see `NaN`. */
export function isNotNumber(value: unknown): boolean {
  return /^\s*[+-]?(?:NaN|Inf(?:inity)?)\s*$/i.test(String(value));
}

/** A number to be written out: one that no double holds stands by its digits. */
export type Decimal = number | Intl.StringNumericLiteral;

/** Further digits are none that anybody counted, and `1e999999999` would be a billion of them. */
const MAX_DIGITS = 100;

/** What no format writes in full: a power of ten, and more decimals than `NUMBER_FORMAT` has. */
const UNWRITABLE = /e|\.\d{21}/i;

/** The same with every digit that came, for whoever shows it. Null where it is no number, or not one to write out. */
export function toDecimal(value: unknown): Decimal | null {
  const number = toNumber(value);
  const text = String(value).trim();
  if (number === null || number === 0) {
    return number;
  }
  if (UNWRITABLE.test(text)) {
    const isShort = typeof value === "number" || (text.length <= 17 && Number.isFinite(number));
    // A format would show `1e-30` as 0.
    return isShort && Number(number.toFixed(20)) === number ? number : null;
  }
  if (text === String(number)) {
    return number;
  }
  return text.length > MAX_DIGITS ? null : (text as Intl.StringNumericLiteral);
}

/** Every digit that a number has: none is rounded away. */
export const NUMBER_FORMAT = { maximumFractionDigits: 20 } as const;

/** `1234.5` → `1.234,5` in the reader's language. */
export function formatNumber(value: Decimal, language: string): string {
  return writeNumber(value, numberFormat(language, NUMBER_FORMAT));
}

/** A number in a format; a zero has no sign. */
export function writeNumber(value: Decimal, format: Intl.NumberFormat): string {
  return format.format(value === 0 ? 0 : value);
}

/** The decimal separator of a language. */
export function decimalSeparator(language: string): string {
  return (
    numberFormat(language)
      .formatToParts(1.5)
      .find((part) => part.type === "decimal")?.value ?? "."
  );
}

/** A number's digits without groups, as people type it: `1234,5`; never a power of ten. */
export function toPlainNumber(value: Decimal, language: string): string {
  const text = String(value);
  const plain = /e/i.test(text) ? numberFormat("en-US", { ...NUMBER_FORMAT, useGrouping: false }).format(value) : text;
  return plain.replace(".", decimalSeparator(language));
}
