import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { EntityRecord, RecordId } from "../../contract/transport.ts";
import { isObject } from "../lib/json-object.ts";
import { recordKey } from "./query-keys.ts";

/** The record as a cached answer has it: by itself, or as a row of a list; null where no answer has it. */
function recordIn(data: unknown, id: string): EntityRecord | null {
  if (!isObject(data)) {
    return null;
  }
  const { record, rows } = data;
  const found: unknown = Array.isArray(rows) ? rows.find((row) => isObject(row) && String(row["id"]) === id) : record;
  return isObject(found) ? (found as EntityRecord) : null;
}

/** A record as one of the cached answers has it; null where none has. */
export function findKnown(queries: QueryClient, entity: string, id: string): EntityRecord | null {
  const caches = [recordKey(entity, id), [entity, "list"]].flatMap((queryKey) =>
    queries.getQueryCache().findAll({ queryKey }),
  );
  const newest = [...caches].sort((one, other) => other.state.dataUpdatedAt - one.state.dataUpdatedAt);
  return newest.map(({ state }) => recordIn(state.data, id)).find((record) => record !== null) ?? null;
}

/** What is known of a record before it is asked for: the row of the list that one came from, its show page's record. */
export function useKnownRecord(entity: string, id: RecordId): EntityRecord | null {
  const queries = useQueryClient();
  const [known] = useState(() => findKnown(queries, entity, String(id)));
  return known;
}
