import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useAbilities } from "#console/data/abilities.ts";
import { askList, type ListSource } from "#console/data/ask-list.ts";
import { useClient, useService } from "#console/data/backend-contexts.ts";
import { collectRows } from "#console/data/collect-rows.ts";
import { entityClient } from "#console/data/entity-client.ts";
import { entityKey } from "#console/data/query-keys.ts";
import { TooManyRowsError } from "#console/data/too-many-rows.ts";
import { today } from "#console/lib/date-range.ts";
import type { EntityRecord } from "#contract/transport.ts";
import { addUpFinance, type FinanceRecords } from "./add-up-finance.ts";

/** More records than these are not fetched for a sum. */
const MOST_RECORDS = 5_000;

/** Every record of a list, where they are few enough. */
async function readAll(source: ListSource, signal: AbortSignal): Promise<readonly EntityRecord[]> {
  const first = await askList(source, { page: 1, pageSize: 25 }, signal);
  if (first.isWhole) {
    return (await askList(source, {}, signal)).rows;
  }
  if (first.total === null || first.total > MOST_RECORDS) {
    throw new TooManyRowsError(first.total ?? 0);
  }
  return await collectRows(source.client, {}, { signal });
}

/** The sums that finance looks at: the backend's own, where it makes them; else added up here, where that is little. */
export function useFinance() {
  const { sums } = useAbilities();
  const abilities = useAbilities();
  const service = useService();
  const client = useClient();
  const queries = useQueryClient();
  return useQuery({
    queryKey: [...entityKey("account"), "finance"],
    retry: false,
    queryFn: async ({ signal }) => {
      if (sums) {
        return await service.financeSummary({ signal });
      }
      const read = (entity: string) =>
        readAll({ queries, client: entityClient(client, entity), entity, abilities }, signal);
      const [accounts, plans, coupons] = await Promise.all([read("account"), read("plan"), read("coupon")]);
      // What the backend answered for these entities, by the contract that the generated client is written against.
      return addUpFinance({ accounts, plans, coupons } as unknown as FinanceRecords, today());
    },
  });
}
