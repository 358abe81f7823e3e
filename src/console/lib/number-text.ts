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
  if (number === null || number === 0 || text === String(number)) {
    return number;
  }
  if (UNWRITABLE.test(text)) {
    return typeof value === "number" || (text.length <= 17 && Number.isFinite(number)) ? number : null;
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

/**
 * What somebody typed into a number input: undefined for nothing, the text itself where it is no number,
 * so that the form's check says so.
 */
export function numberFromText(text: string, language: string): number | string | undefined {
  const trimmed = text.trim();
  if (trimmed === "") {
    return undefined;
  }
  const separator = decimalSeparator(language);
  const plain = separator === "," ? trimmed.replace(/\.(?=\d{3}(\D|$))/g, "").replace(",", ".") : trimmed;
  const number = toNumber(separator === "." ? plain.replace(/,(?=\d{3}(\D|$))/g, "") : plain);
  // Rounded, it would be another number than the one that was typed.
  return number === null || Math.abs(number) > Number.MAX_SAFE_INTEGER ? trimmed : number;
}
