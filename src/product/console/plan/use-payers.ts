import { useQuery } from "@tanstack/react-query";
import { entityKey, recordsIn, useListSource } from "entity-console/console";
import { useMemo } from "react";
import type { Plan } from "../../../../schema/entities/plan.ts";
import { useFinance } from "../home/use-finance.ts";

/** Returns the number of active accounts of a plan. */
export type PayersOf = (plan: Pick<Plan, "id" | "planPayments">) => number;

const sumOf = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);

/**
 * Counts the paying accounts of plans, from the backend's sums or from the list of accounts. Undefined while loading,
 * null if they cannot be determined.
 */
export function usePayers(isWanted: boolean): PayersOf | null | undefined {
  const accounts = useListSource("account");
  const { sums } = accounts.abilities;
  const summed = useFinance(isWanted && sums);
  const counted = useQuery({
    queryKey: [...entityKey("account"), "payers"],
    retry: false,
    enabled: isWanted && !sums,
    queryFn: async ({ signal }) => await (await import("./read-payers.ts")).readPayers(accounts, signal),
  });
  const isError = summed.isError || counted.isError;
  const [revenue, counts] = [summed.data?.revenue, counted.data];
  return useMemo(() => {
    if (isError) {
      return null;
    }
    if (counts) {
      return (plan) => sumOf(recordsIn(plan.planPayments).map(({ id }) => counts.get(String(id)) ?? 0));
    }
    return (
      revenue &&
      (({ id }) => sumOf(revenue.filter(({ planId }) => planId === String(id)).map((share) => share.accounts)))
    );
  }, [isError, counts, revenue]);
}
