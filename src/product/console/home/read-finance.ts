import { type EntityName, type ListSource, type RecordOf, today } from "entity-console/console";
import type { FinanceSummary } from "../../../../schema/service.ts";
import { addUpFinance } from "./add-up-finance.ts";
import { readAll } from "./read-all.ts";

/** Computes the finance sums in the browser, for backends without the call. */
export async function readFinance(
  sourceOf: (entity: string) => ListSource,
  signal: AbortSignal,
): Promise<FinanceSummary> {
  const read = async <Name extends EntityName>(entity: Name) =>
    (await readAll(sourceOf(entity), signal)) as readonly RecordOf<Name>[];
  const [accounts, plans, coupons] = await Promise.all([read("account"), read("plan"), read("coupon")]);
  return addUpFinance({ accounts, plans, coupons }, today());
}
