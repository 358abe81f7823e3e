import type { MovementKind, RevenueFigure, RevenueMonth } from "../../../../../schema/revenue.ts";
import type { RevenueHistory } from "../../../../../schema/service.ts";

/** The movements that have a bar, in order, with their field in a month. */
export const MOVEMENTS = [
  "newBusiness",
  "expansion",
  "reactivation",
  "contraction",
  "churn",
] as const satisfies readonly MovementKind[];

/** The months of a currency. */
export function monthsOf({ revenue }: RevenueHistory, currency: string): readonly RevenueMonth[] {
  return revenue.filter((month) => month.currency === currency);
}

/** The currencies of a history, that of the product first. */
export function currenciesOf({ revenue }: RevenueHistory, own: string): readonly string[] {
  const all = [...new Set(revenue.map(({ currency }) => currency))].sort();
  return [...all.filter((currency) => currency === own), ...all.filter((currency) => currency !== own)];
}

/** The path of the accounts behind a figure. */
export function accountsPath(
  figure: RevenueFigure,
  { sinceDay, untilDay, currency }: Pick<RevenueMonth, "sinceDay" | "untilDay" | "currency">,
): string {
  return `/revenue/accounts?${new URLSearchParams({ figure, since: sinceDay, until: untilDay, currency }).toString()}`;
}

/** The change from one amount to another, as a share of the first; null if that is 0. */
export function shareOf(before: number, after: number): number | null {
  return before === 0 ? null : (after - before) / before;
}

/** Sums of all months of a period. */
export function totalsOf(months: readonly RevenueMonth[]) {
  const sum = (read: (month: RevenueMonth) => number) => months.reduce((total, month) => total + read(month), 0);
  return {
    opening: months[0]?.openingBalance ?? 0,
    closing: months.at(-1)?.closingBalance ?? 0,
    closingAccounts: months.at(-1)?.closingAccounts ?? 0,
    gained: sum(({ gainedAccounts }) => gainedAccounts),
    lost: sum(({ lostAccounts }) => lostAccounts),
  };
}
