import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { EntityRecord, RecordId } from "../../contract/transport.ts";
import { isObject } from "../lib/json-object.ts";
import { recordKey } from "./query-keys.ts";

/** Finds the record in a cached response: the record itself, or a row of a list. Null if it is missing. */
function recordIn(data: unknown, id: string): EntityRecord | null {
  if (!isObject(data)) {
    return null;
  }
  const { record, rows } = data;
  const found: unknown = Array.isArray(rows) ? rows.find((row) => isObject(row) && String(row["id"]) === id) : record;
  return isObject(found) ? (found as EntityRecord) : null;
}

/** Finds a record in any cached response; null if it is not cached. */
export function findCachedRecord(queries: QueryClient, entity: string, id: string): EntityRecord | null {
  const caches = [recordKey(entity, id), [entity, "list"]].flatMap((queryKey) =>
    queries.getQueryCache().findAll({ queryKey }),
  );
  const newest = [...caches].sort((one, other) => other.state.dataUpdatedAt - one.state.dataUpdatedAt);
  return newest.map(({ state }) => recordIn(state.data, id)).find((record) => record !== null) ?? null;
}

/** Cached data of a record to show while it loads: from the list or the show page. */
export function useCachedRecord(entity: string, id: RecordId): EntityRecord | null {
  const queries = useQueryClient();
  const [known] = useState(() => findCachedRecord(queries, entity, String(id)));
  return known;
}
