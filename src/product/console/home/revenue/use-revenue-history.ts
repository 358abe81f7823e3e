import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { entityKey, useService } from "entity-console/console";
import { type Period, type PeriodChoice, toCompared } from "entity-console/console/screens";
import type { RevenueHistory } from "../../../../../schema/service.ts";

/** The history of a period, and that of the period to compare with. */
export interface ComparedHistory {
  readonly now: RevenueHistory;
  readonly compared: RevenueHistory | null;
}

const toQuery = ({ from, to }: Period) => ({ sinceDay: from, untilDay: to });

/** Loads the revenue of the chosen period and of the one that it is compared with. */
export function useRevenueHistory(choice: PeriodChoice) {
  const { revenueHistory } = useService();
  const { days } = choice;
  const before = toCompared(choice);
  return useQuery({
    queryKey: [...entityKey("account"), "revenueHistory", days, before],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }): Promise<ComparedHistory> => {
      const [now, compared] = await Promise.all([
        revenueHistory(toQuery(days), { signal }),
        before === null ? null : revenueHistory(toQuery(before), { signal }),
      ]);
      return { now, compared };
    },
  });
}
