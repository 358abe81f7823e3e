import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router-dom";
import type { RecordId } from "../../contract/transport.ts";
import { useNewDay } from "../lib/use-today.ts";
import { useEntityClient } from "./entity-client.ts";
import { recordKey } from "./query-keys.ts";

interface RecordOptions {
  /** Whether to ignore cached data. A form must start from the backend's current record. */
  readonly isFresh?: boolean;
}

/** Loads the record that the address identifies, with its version. */
export function useRecord(entity: string, { isFresh = false }: RecordOptions = {}) {
  const id = useParams()["id"] ?? "";
  const client = useEntityClient(entity);
  const query = useQuery({
    queryKey: recordKey(entity, id),
    enabled: id !== "",
    ...(isFresh ? { staleTime: 0, gcTime: 0, refetchOnMount: "always" as const, refetchOnReconnect: false } : {}),
    queryFn: async ({ signal }) => {
      if (!client.get) {
        throw new TypeError(`${entity} cannot be loaded by its id`);
      }
      return await client.get(id, { signal });
    },
  });
  // Computed values may depend on the day. A form keeps the version that it was opened with.
  useNewDay(() => {
    if (!isFresh) {
      void query.refetch();
    }
  });
  return { id: id as RecordId, query };
}
