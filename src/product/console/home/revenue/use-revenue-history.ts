import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { entityKey, useService } from "entity-console/console";
import { type Period, type PeriodChoice, toCompared } from "entity-console/console/screens";
import type { RevenueSplit } from "../../../../../schema/revenue.ts";
import type { RevenueHistory } from "../../../../../schema/service.ts";

/** The history of a period, and that of the period to compare with. */
export interface ComparedHistory {
  readonly splitBy: RevenueSplit;
  readonly now: RevenueHistory;
  readonly compared: RevenueHistory | null;
}

const toQuery = ({ from, to }: Period) => ({ sinceDay: from, untilDay: to });

/** Loads the revenue of the chosen period and of the one that it is compared with. */
export function useRevenueHistory(choice: PeriodChoice, splitBy: RevenueSplit = "unsplit", isWanted = true) {
  const { revenueHistory } = useService();
  const { days } = choice;
  const before = toCompared(choice);
  const split = splitBy === "unsplit" ? {} : { splitBy };
  return useQuery({
    queryKey: [...entityKey("account"), "revenueHistory", splitBy, days, before],
    enabled: isWanted,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }): Promise<ComparedHistory> => {
      const [now, compared] = await Promise.all([
        revenueHistory({ ...toQuery(days), ...split }, { signal }),
        before === null ? null : revenueHistory({ ...toQuery(before), ...split }, { signal }),
      ]);
      return { splitBy, now, compared };
    },
  });
}
