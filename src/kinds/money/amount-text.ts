import type { Text } from "../../console/i18n/text.ts";
import { rawOrDash } from "../../console/lib/exact-json.ts";
import { numberFormat } from "../../console/lib/intl-formats.ts";
import { type Decimal, isNotNumber, toDecimal, writeNumber } from "../../console/lib/number-text.ts";

/** Formatting of amounts of money (spec §5 and §2). */

const DECIMALS = { minimumFractionDigits: 2, maximumFractionDigits: 2 } as const;

function moneyFormat(language: string, currency: string | null): Intl.NumberFormat {
  return numberFormat(language, currency ? { style: "currency", currency, ...DECIMALS } : DECIMALS);
}

/** `1234.5` → `1.234,50`: two decimals in the reader's language, without the currency. */
export function formatAmount(value: Decimal, language: string): string {
  return writeNumber(value, moneyFormat(language, null));
}

/**
 * `1234.5` → `R$ 1.234,50`. An invalid currency code is prepended as text.
 *
 * @example
 * formatMoney(1234.5, "pt-BR", "BRL"); // "R$ 1.234,50"
 */
export function formatMoney(value: Decimal, language: string, currency: string): string {
  return isCode(currency)
    ? writeNumber(value, moneyFormat(language, currency))
    : `${currency} ${formatAmount(value, language)}`;
}

/**
 * Formats a value with `write` if it is a number. Other values are shown as received, or as unreadable.
 *
 * @public Displays of products use it.
 *
 * @example
 * numberText(value, useText(), (number) => formatNumber(number, language));
 */
export function numberText(value: unknown, { t }: Text, write: (number: Decimal) => string): string {
  const number = toDecimal(value);
  if (number === null) {
    return isNotNumber(value) ? t("crud.show.unreadable") : rawOrDash(value);
  }
  return write(number);
}

/**
 * Formats a value as an amount, without a symbol if the currency is missing. Invalid values are shown as received.
 *
 * @example
 * amountText(ticket.price, useText(), "EUR"); // "€ 12.50"
 */
export function amountText(value: unknown, words: Text, currency: string | null | undefined): string {
  const { language } = words;
  return numberText(value, words, (amount) =>
    currency ? formatMoney(amount, language, currency) : formatAmount(amount, language),
  );
}

/** `BRL` → `R$`, for the start of an input. */
export function currencySymbol(language: string, currency: string): string {
  if (!isCode(currency)) {
    return currency;
  }
  const parts = moneyFormat(language, currency).formatToParts(0);
  return parts.flatMap(({ type, value }) => (type === "currency" ? value : [])).join("");
}

/** True for three capital letters. Intl throws on any other currency code. */
function isCode(currency: string): boolean {
  return /^[A-Z]{3}$/.test(currency);
}
