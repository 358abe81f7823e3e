import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import {
  collectRows,
  type EntityRecord,
  entityClient,
  fetchList,
  pageKey,
  useAbilities,
  useClient,
} from "entity-console/console";
import type { Payer } from "./price-changes.ts";

/** Maximum number of accounts that are loaded. */
const MAX_ACCOUNTS = 5_000;

export type PayingAccount = EntityRecord & Payer;

/** The accounts of a plan; null if there are too many, or if the backend cannot filter by plan. */
export function usePlanAccounts(planId: string, isWanted: boolean) {
  const queries = useQueryClient();
  const abilities = useAbilities();
  const client = entityClient(useClient(), "account");
  const query = { filters: { planId } };
  const options = queryOptions({
    queryKey: pageKey("account", { ...query, page: 0, pageSize: 0 }),
    queryFn: async ({ signal }): Promise<readonly PayingAccount[] | null> => {
      const source = { queries, client, entity: "account", abilities };
      const first = await fetchList(source, { ...query, page: 1, pageSize: 25 }, signal);
      if (first.isWhole) {
        return (await fetchList(source, query, signal)).rows as readonly PayingAccount[];
      }
      const isTold = abilities.filters.includes("is") && first.total !== null && first.total <= MAX_ACCOUNTS;
      return isTold ? ((await collectRows(client, query, { signal })) as readonly PayingAccount[]) : null;
    },
  });
  const { data, isError } = useQuery({ ...options, enabled: isWanted });
  return {
    /** Undefined while loading. */
    accounts: isError ? null : data,
    find: async (): Promise<readonly PayingAccount[] | null> => {
      try {
        return await queries.ensureQueryData(options);
      } catch {
        return null;
      }
    },
  };
}
