import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { recordKey, useClient } from "entity-console/console";
import type { Plan } from "../../../../schema/entities/plan.ts";

/** Loads a plan by id, with the same cache entry as its pages. */
export function usePlan(id: string | undefined) {
  const queries = useQueryClient();
  const client = useClient();
  const options = (wanted: string) =>
    queryOptions({
      queryKey: recordKey("plan", wanted),
      queryFn: ({ signal }) => client.plan.get(wanted, { signal }),
    });
  const { data, isError } = useQuery({ ...options(id ?? ""), enabled: id !== undefined });
  const find = async (wanted: string): Promise<Plan | null> => {
    try {
      return (await queries.ensureQueryData(options(wanted))).record;
    } catch {
      return null;
    }
  };
  return { plan: data?.record, isError, find };
}
