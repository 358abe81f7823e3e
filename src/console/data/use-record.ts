import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router-dom";
import type { RecordId } from "../../contract/transport.ts";
import { useNewDay } from "../lib/use-today.ts";
import { useEntityClient } from "./entity-client.ts";
import { recordKey } from "./query-keys.ts";

interface RecordOptions {
  /** Whether what is cached will not do: a form must start from what the backend holds now. */
  readonly isFresh?: boolean;
}

/** The record that the address names, with its version. */
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
  // Answered values may depend on the day. A form keeps the version that it was opened on.
  useNewDay(() => {
    if (!isFresh) {
      void query.refetch();
    }
  });
  return { id: id as RecordId, query };
}
