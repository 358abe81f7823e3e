import type { RevenueShare } from "../../../../schema/service.ts";

/** What the active accounts of one plan pay. */
export interface PlanRevenue {
  readonly payers: number;
  /** Of them, those whose payments do not recur: no month has a part of these. */
  readonly onDemand: number;
  /** One sum a currency: amounts of different ones cannot be added. */
  readonly sums: readonly (readonly [currency: string, monthly: number])[];
}

export function planRevenue(revenue: readonly RevenueShare[], planId: string): PlanRevenue {
  const own = revenue.filter((share) => String(share.planId) === planId);
  const count = (shares: readonly RevenueShare[]) => shares.reduce((sum, { accounts }) => sum + accounts, 0);
  const cents = new Map<string, number>();
  for (const { currency, monthly, periodicity } of own) {
    if (periodicity !== "on-demand") {
      cents.set(currency, (cents.get(currency) ?? 0) + Math.round(monthly * 100));
    }
  }
  return {
    payers: count(own),
    onDemand: count(own.filter(({ periodicity }) => periodicity === "on-demand")),
    sums: [...cents].map(([currency, sum]) => [currency, sum / 100] as const),
  };
}
