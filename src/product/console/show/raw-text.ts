import { formatAmount, formatMoney } from "#console/fields/money.ts";
import { toRawText } from "#console/lib/exact-json.ts";
import { toDecimal } from "#console/lib/number-text.ts";

/** What is none of its field's kind as it came; nothing as a dash. */
export function rawOr(value: unknown): string {
  return value === undefined || value === null || value === "" ? "–" : toRawText(value);
}

/** "R$ 19,90"; without a currency the amount alone, what is no amount as it came. */
export function amountText(value: unknown, language: string, currency: string | undefined): string {
  const amount = toDecimal(value);
  if (amount === null) {
    return rawOr(value);
  }
  return currency ? formatMoney(amount, language, String(currency)) : formatAmount(amount, language);
}
