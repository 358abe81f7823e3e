import type { ListSource } from "#console/data/ask-list.ts";
import { today } from "#console/lib/date-range.ts";
import type { FinanceSummary } from "../../../../schema/service.ts";
import { addUpFinance, type FinanceRecords } from "./add-up-finance.ts";
import { readAll } from "./read-all.ts";

/** Computes the finance sums in the browser, for backends without the call. */
export async function readFinance(
  sourceOf: (entity: string) => ListSource,
  signal: AbortSignal,
): Promise<FinanceSummary> {
  const read = (entity: string) => readAll(sourceOf(entity), signal);
  const [accounts, plans, coupons] = await Promise.all([read("account"), read("plan"), read("coupon")]);
  // The generated client guarantees these types.
  return addUpFinance({ accounts, plans, coupons } as unknown as FinanceRecords, today());
}
