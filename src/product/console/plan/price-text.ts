/**
 * Why this file exists: a plan's prices are read on its list and its page, also those of a backend that says no currency, no
 * periodicity, or one of its own.
 */
import { formatAmount, formatMoney } from "#console/fields/money.ts";
import type { Text } from "#console/i18n/text.ts";
import { toDecimal } from "#console/lib/number-text.ts";
import type { PlanPayment } from "../../../../schema/entities/plan-payment.ts";
import type { Periodicity } from "../../../../schema/enums.ts";

const PERIODS: readonly unknown[] = ["on-demand", "monthly", "yearly"] satisfies readonly Periodicity[];

/** "Mensal"; a periodicity that nobody here knows as it is, none as nothing. */
export function periodText(periodicity: Periodicity, t: Text["t"]): string {
  return PERIODS.includes(periodicity) ? t(`enum.periodicity.${periodicity}`) : String(periodicity ?? "");
}

/** "R$ 19,90"; without a currency the amount alone, of what is no amount nothing but that. */
export function priceText({ price, currency }: Pick<PlanPayment, "price" | "currency">, language: string): string {
  const amount = toDecimal(price);
  if (amount === null) {
    return String(price ?? "–");
  }
  return currency ? formatMoney(amount, language, String(currency)) : formatAmount(amount, language);
}
