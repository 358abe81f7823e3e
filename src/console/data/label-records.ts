import type { QueryClient } from "@tanstack/react-query";
import type { EntityRecord, Loaded, RecordId } from "../../contract/transport.ts";
import { fetchList, type ListSource } from "./fetch-list.ts";
import { entityKey, pageKey, recordKey } from "./query-keys.ts";

/** Up to this many records are requested individually. For more, a page of the list is requested first. */
const FEW = 3;

const PAGE = { page: 1, pageSize: 100 };

interface LabelSource extends ListSource {
  /** Whether a row contains the needed fields. Otherwise the record itself is requested. */
  readonly isEnough: (row: EntityRecord) => boolean;
}

/** Returns whether a row contains its label field. */
export function hasName(labelField: string): LabelSource["isEnough"] {
  return (row) => typeof row[labelField] === "string";
}

type Rows = ReadonlyMap<string, EntityRecord>;

/** Records needed at the same time, by the cells of a list or the chips of a control. */
interface Batch {
  readonly ids: Set<string>;
  readonly rows: Promise<Rows>;
}

const batches = new WeakMap<QueryClient, Map<string, Batch>>();

/**
 * Loads a record for its name. Sources by priority: a cached list; one call for a batch of ids, if the backend
 * supports it; a page of the list, for many records; the record itself. Calls of the same tick are batched and
 * deduplicated.
 */
export async function loadForLabel(source: LabelSource, id: RecordId): Promise<EntityRecord> {
  const { queries, client, entity, isEnough } = source;
  const rows = await joinBatch(source, id).rows;
  const row = rows.get(String(id));
  if (row && isEnough(row)) {
    return row;
  }
  const { record } = await queries.fetchQuery({
    queryKey: recordKey(entity, id),
    queryFn: ({ signal }) => loadRecord(client.get?.(id, { signal })),
    staleTime: 60_000,
  });
  return record;
}

/** Awaits a record. Rejects if the entity has no call for a single record. */
export async function loadRecord(answer: Promise<Loaded<EntityRecord>> | undefined): Promise<Loaded<EntityRecord>> {
  if (!answer) {
    throw new TypeError("The entity's records cannot be loaded one by one");
  }
  return await answer;
}

function joinBatch(source: LabelSource, id: RecordId): Batch {
  const ofClient = batches.get(source.queries) ?? new Map<string, Batch>();
  batches.set(source.queries, ofClient);
  const open = ofClient.get(source.entity);
  if (open) {
    open.ids.add(String(id));
    return open;
  }
  const ids = new Set([String(id)]);
  const whenAllHaveJoined = Promise.resolve().then(() => {
    ofClient.delete(source.entity);
    return findRows(source, ids);
  });
  const batch = { ids, rows: whenAllHaveJoined };
  ofClient.set(source.entity, batch);
  return batch;
}

async function findRows(source: LabelSource, wanted: ReadonlySet<string>): Promise<Rows> {
  const { queries, client, entity, abilities } = source;
  const held = heldRows(source);
  const missing = [...wanted].filter((id) => !held.has(id));
  const isOneCall = abilities.ids && missing.length > 1;
  if (!client.list || (missing.length <= FEW && !isOneCall)) {
    return held;
  }
  const ids = missing.slice(0, PAGE.pageSize);
  const query = isOneCall ? { page: 1, pageSize: ids.length, ids } : PAGE;
  try {
    await queries.fetchQuery({
      queryKey: pageKey(entity, query),
      queryFn: ({ signal }) => fetchList(source, query, signal),
      staleTime: 60_000,
    });
  } catch {
    // If the list fails, the records can still be loaded individually.
  }
  return heldRows(source);
}

/** Rows of all cached lists of the entity that are not stale. */
function heldRows({ queries, entity, isEnough }: LabelSource): Rows {
  const rows = queries
    .getQueryCache()
    .findAll({ queryKey: entityKey(entity) })
    .filter(({ state }) => !state.isInvalidated)
    .flatMap(({ state }) => rowsIn(state.data));
  return new Map(rows.filter(isEnough).map((row) => [String(row.id), row]));
}

/** Rows of a cached list page or of a control's options. */
function rowsIn(data: unknown): readonly EntityRecord[] {
  const rows: unknown = typeof data === "object" && data !== null && "rows" in data ? data.rows : data;
  return Array.isArray(rows) ? rows : [];
}
