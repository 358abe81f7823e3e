import type { MovementKind, RevenueFigure, RevenueMonth } from "../../../../../schema/revenue.ts";
import type { RevenueHistory } from "../../../../../schema/service.ts";

/** The movements that have a bar, in order, with their field in a month. */
export const MOVEMENTS = [
  "newBusiness",
  "expansion",
  "reactivation",
  "contraction",
  "churn",
  "planTransfer",
] as const satisfies readonly MovementKind[];

/** A plan or a period that the revenue is split by. */
export type RevenuePart = Pick<RevenueMonth, "planId" | "plan" | "periodicity">;

/** Identifies a part within a split; empty for the whole. */
export function partKey({ planId, periodicity }: RevenuePart): string {
  return planId ?? periodicity ?? "";
}

/** The months of a currency. */
export function monthsOf({ revenue }: RevenueHistory, currency: string): readonly RevenueMonth[] {
  return revenue.filter((month) => month.currency === currency);
}

/** The months of each part, the part with the largest closing balance first. */
export function partsOf(months: readonly RevenueMonth[]): readonly (readonly RevenueMonth[])[] {
  const parts = new Map<string, readonly RevenueMonth[]>();
  for (const month of months) {
    parts.set(partKey(month), [...(parts.get(partKey(month)) ?? []), month]);
  }
  const closing = (part: readonly RevenueMonth[]) => part.at(-1)?.closingBalance ?? 0;
  return [...parts.values()].sort((one, other) => closing(other) - closing(one));
}

/** The currencies of a history, that of the product first. */
export function currenciesOf({ revenue }: RevenueHistory, own: string): readonly string[] {
  const all = [...new Set(revenue.map(({ currency }) => currency))].sort();
  return [...all.filter((currency) => currency === own), ...all.filter((currency) => currency !== own)];
}

/** Days of one currency, and of one part if there is a split. */
export type RevenueDays = Pick<RevenueMonth, "sinceDay" | "untilDay" | "currency" | "planId" | "periodicity">;

/** The path of the accounts behind a figure. */
export function accountsPath(
  figure: RevenueFigure,
  { sinceDay, untilDay, currency, planId, periodicity }: RevenueDays,
): string {
  const part = { ...(planId === undefined ? {} : { planId }), ...(periodicity === undefined ? {} : { periodicity }) };
  const query = new URLSearchParams({ figure, since: sinceDay, until: untilDay, currency, ...part });
  return `/revenue/accounts?${query.toString()}`;
}

/** The change from one amount to another, as a share of the first; null if that is 0. */
export function shareOf(before: number, after: number): number | null {
  return before === 0 ? null : (after - before) / before;
}

/** A period as one month: the sums of its movements between its first opening and its last closing balance. */
export function summaryOf(months: readonly RevenueMonth[]): RevenueMonth | null {
  const [first, last] = [months[0], months.at(-1)];
  if (first === undefined || last === undefined) {
    return null;
  }
  const moved = (["carriedOver", ...MOVEMENTS] as const).map(
    (field) => [field, months.reduce((sum, month) => sum + month[field], 0)] as const,
  );
  return { ...last, ...Object.fromEntries(moved), sinceDay: first.sinceDay, openingBalance: first.openingBalance };
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
