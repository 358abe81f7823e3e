import type { RevenueShare } from "../../../../schema/service.ts";

/** Revenue from the active accounts of a plan. */
export interface PlanRevenue {
  readonly payers: number;
  /** Accounts with on-demand payments, which are not part of monthly sums. */
  readonly onDemand: number;
  /** One sum per currency. */
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
