/**
 * Why this file exists: a plan's prices are read on its list and its page, also those of a backend that says no currency, no
 * periodicity, or one of its own.
 */
import { formatAmount, formatMoney } from "#console/fields/money.ts";
import type { Text } from "#console/i18n/text.ts";
import { toRawText } from "#console/lib/exact-json.ts";
import { toDecimal } from "#console/lib/number-text.ts";
import type { Periodicity } from "../../../../schema/enums.ts";

interface Priced {
  readonly price?: unknown;
  readonly currency?: string | undefined;
}

const PERIODS: readonly unknown[] = ["on-demand", "monthly", "yearly"] satisfies readonly Periodicity[];

const isPeriodicity = (value: unknown): value is Periodicity => PERIODS.includes(value);

/** "Mensal"; a periodicity that nobody here knows as it is, none as nothing. */
export function periodText(periodicity: unknown, t: Text["t"]): string {
  if (isPeriodicity(periodicity)) {
    return t(`enum.periodicity.${periodicity}`);
  }
  return periodicity ? toRawText(periodicity) : "";
}

/** "R$ 19,90"; without a currency the amount alone, what is no amount as it came. */
export function priceText({ price, currency }: Priced, language: string): string {
  const amount = toDecimal(price);
  if (amount === null) {
    return price === undefined || price === null || price === "" ? "–" : toRawText(price);
  }
  return currency ? formatMoney(amount, language, String(currency)) : formatAmount(amount, language);
}
