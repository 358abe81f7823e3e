import { useToday } from "entity-console/console";
import { COMPARISONS, PERIODS, type PeriodChoice, toPeriod } from "entity-console/console/screens";
import { useSearchParams } from "react-router-dom";
import type { RevenueSplit } from "../../../../../schema/revenue.ts";

const oneOf = <Value extends string>(values: readonly Value[], value: string | null): Value | undefined =>
  values.find((each) => each === value);

export const SPLITS = ["unsplit", "plan", "periodicity"] as const satisfies readonly RevenueSplit[];

const DAY = /^\d{4}-\d\d-\d\d$/;

/** The period, comparison, currency and split in the page's address, so that a link shows the same figures. */
export function useRevenueChoice() {
  const [address, setAddress] = useSearchParams();
  const today = useToday();
  const name = oneOf(PERIODS, address.get("period")) ?? "months12";
  const comparison = oneOf(COMPARISONS, address.get("compare")) ?? "previous";
  const [since, until] = [address.get("since") ?? "", address.get("until") ?? ""];
  const isReal = DAY.test(since) && DAY.test(until) && since <= until;
  const days =
    name !== "custom" ? toPeriod(name, today) : isReal ? { from: since, to: until } : toPeriod("months12", today);
  const choice: PeriodChoice = { name, comparison, days };
  const set = (changes: Readonly<Record<string, string>>) => {
    setAddress({ ...Object.fromEntries(address), ...changes }, { replace: true });
  };
  return {
    choice,
    currency: address.get("currency"),
    setCurrency: (currency: string) => set({ currency }),
    split: oneOf(SPLITS, address.get("split")) ?? "unsplit",
    setSplit: (split: RevenueSplit) => set({ split, part: "" }),
    part: address.get("part") ?? "",
    setPart: (part: string) => set({ part }),
    setChoice: (next: PeriodChoice) =>
      set({
        period: next.name,
        compare: next.comparison,
        ...(next.name === "custom" ? { since: next.days.from, until: next.days.to } : {}),
      }),
  };
}
