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

/** Every digit that a number has: none is rounded away. */
export const NUMBER_FORMAT = { maximumFractionDigits: 20 } as const;

/** `1234.5` → `1.234,5` in the reader's language. */
export function formatNumber(value: number, language: string): string {
  return numberFormat(language, NUMBER_FORMAT).format(value + 0);
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
  return toNumber(separator === "." ? plain.replace(/,(?=\d{3}(\D|$))/g, "") : plain) ?? trimmed;
}
