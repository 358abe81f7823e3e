import { isExactNumber } from "./exact-json.ts";
import { numberFormat } from "./intl-formats.ts";

/**
 * Parses a number from a backend: a number in any notation, or its decimal text. Null for other values.
 *
 * @example
 * toNumber("12.50"); // 12.5
 */
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

/**
 * Whether a value is a failed computation of a backend. The console must not display `NaN`.
 *
 * @example
 * isNotNumber("NaN"); // true
 */
export function isNotNumber(value: unknown): boolean {
  return /^\s*[+-]?(?:NaN|Inf(?:inity)?)\s*$/i.test(String(value));
}

/** A number for formatting, as digits if a double cannot represent it. */
export type Decimal = number | Intl.StringNumericLiteral;

/** More digits carry no meaning, and `1e999999999` would have a billion of them. */
const MAX_DIGITS = 100;

/** Numbers that no format writes in full: powers of ten, and more decimals than `NUMBER_FORMAT` allows. */
const UNWRITABLE = /e|\.\d{21}/i;

/**
 * Converts a value to a formattable number with all its digits. Null if it is not a number or too long to format.
 *
 * @example
 * const decimal = toDecimal("12.50"); // null if it is not a number
 */
export function toDecimal(value: unknown): Decimal | null {
  const number = toNumber(value);
  const text = String(value).trim();
  if (number === null || number === 0) {
    return number;
  }
  if (UNWRITABLE.test(text)) {
    const isShort = typeof value === "number" || (text.length <= 17 && Number.isFinite(number));
    // A format would display `1e-30` as 0.
    return isShort && Number(number.toFixed(20)) === number ? number : null;
  }
  if (text === String(number)) {
    return number;
  }
  return text.length > MAX_DIGITS ? null : (text as Intl.StringNumericLiteral);
}

/** Format that rounds no digit away. */
export const NUMBER_FORMAT = { maximumFractionDigits: 20 } as const;

/**
 * `1234.5` → `1.234,5` in the reader's language.
 *
 * @example
 * formatNumber(1234.5, "pt-BR"); // "1.234,5"
 */
export function formatNumber(value: Decimal, language: string): string {
  return writeNumber(value, numberFormat(language, NUMBER_FORMAT));
}

/** Formats a number. Zero has no sign. */
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

/**
 * Formats a number without groups, as people type it: `1234,5`. Never a power of ten.
 *
 * @example
 * toPlainNumber(1234.5, "pt-BR"); // "1234,5"
 */
export function toPlainNumber(value: Decimal, language: string): string {
  const text = String(value);
  const plain = /e/i.test(text) ? numberFormat("en-US", { ...NUMBER_FORMAT, useGrouping: false }).format(value) : text;
  return plain.replace(".", decimalSeparator(language));
}
