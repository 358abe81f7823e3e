import { useQuery, useQueryClient } from "@tanstack/react-query";
import { entityClient, entityKey, useAbilities, useClient, useService, useToday } from "entity-console/console";

/**
 * The finance sums: from the backend if it has the call, otherwise computed in the browser if there are few records.
 * The code for the computation is lazy-loaded.
 */
export function useFinance(isWanted = true) {
  const abilities = useAbilities();
  const service = useService();
  const client = useClient();
  const queries = useQueryClient();
  return useQuery({
    queryKey: [...entityKey("account"), "finance", useToday()],
    retry: false,
    enabled: isWanted,
    queryFn: async ({ signal }) => {
      if (abilities.sums) {
        return await service.financeSummary({ signal });
      }
      const { readFinance } = await import("./read-finance.ts");
      return await readFinance(
        (entity) => ({ queries, client: entityClient(client, entity), entity, abilities }),
        signal,
      );
    },
  });
}
