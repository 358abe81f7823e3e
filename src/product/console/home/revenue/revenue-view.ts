import type { RevenueMonth, RevenueSplit } from "../../../../../schema/revenue.ts";
import { currenciesOf, monthsOf, partKey, partsOf } from "./revenue-figures.ts";
import type { ComparedHistory } from "./use-revenue-history.ts";

interface RevenueChoice {
  readonly currency: string | null;
  /** Key of the chosen part; empty for all. */
  readonly part: string;
}

/** The months that home shows, in one currency. */
export interface RevenueView {
  readonly currencies: readonly string[];
  readonly currency: string;
  /** Of the chosen part, or of the whole. */
  readonly months: readonly RevenueMonth[];
  /** Null without a comparison. */
  readonly compared: readonly RevenueMonth[] | null;
  /** The parts and the whole; null without a split. */
  readonly split: SplitView | null;
}

/** A split of the revenue: each part with its months, and the months of the whole. */
export interface SplitView {
  readonly by: Exclude<RevenueSplit, "unsplit">;
  readonly parts: readonly (readonly RevenueMonth[])[];
  readonly months: readonly RevenueMonth[];
  /** Months of all parts in the period of comparison; null without a comparison. */
  readonly compared: readonly RevenueMonth[] | null;
}

/** Selects the months of a currency and a part. */
export function toRevenueView(
  whole: ComparedHistory,
  split: { readonly by: RevenueSplit; readonly history: ComparedHistory | undefined },
  { currency, part, own }: RevenueChoice & { readonly own: string },
): RevenueView {
  const currencies = currenciesOf(whole.now, own);
  const shown = currencies.find((each) => each === currency) ?? currencies[0] ?? own;
  const comparedOf = ({ compared }: ComparedHistory) => (compared === null ? null : monthsOf(compared, shown));
  const all = { months: monthsOf(whole.now, shown), compared: comparedOf(whole) };
  const base = { currencies, currency: shown };
  // While a split loads, the history is that of the split before.
  if (split.by === "unsplit" || split.history?.splitBy !== split.by) {
    return { ...base, ...all, split: null };
  }
  const parts = partsOf(monthsOf(split.history.now, shown));
  const view: SplitView = { by: split.by, parts, months: all.months, compared: comparedOf(split.history) };
  const months = parts.find(([month]) => month !== undefined && partKey(month) === part);
  return months === undefined
    ? { ...base, ...all, split: view }
    : { ...base, months, compared: view.compared?.filter((month) => partKey(month) === part) ?? null, split: view };
}
