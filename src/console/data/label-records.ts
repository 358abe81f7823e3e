import type { QueryClient } from "@tanstack/react-query";
import type { EntityRecord, Loaded, RecordId } from "../../contract/transport.ts";
import { askList, type ListSource } from "./ask-list.ts";
import { entityKey, pageKey, recordKey } from "./query-keys.ts";

/** Up to so many records are asked for one by one; more are looked for in a page of the list first. */
const FEW = 3;

const PAGE = { page: 1, pageSize: 100 };

interface LabelSource extends ListSource {
  /** Whether a row of a list has what the record is wanted for; else the record itself is asked for. */
  readonly isEnough: (row: EntityRecord) => boolean;
}

/** A row without the field that names it names nothing. */
export function hasName(labelField: string): LabelSource["isEnough"] {
  return (row) => typeof row[labelField] === "string";
}

type Rows = ReadonlyMap<string, EntityRecord>;

/** Records whose names are wanted at the same moment, by many cells of a list or many chips of a control. */
interface Batch {
  readonly ids: Set<string>;
  readonly rows: Promise<Rows>;
}

const batches = new WeakMap<QueryClient, Map<string, Batch>>();

/**
 * A record for its name: from a list that is here already; else with others by one call, of their ids where the backend
 * takes those, of a page of the list where they are many; else by itself. Calls of the same moment are batched and
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

/** Refuses where the entity's records have no call of their own. */
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
      queryFn: ({ signal }) => askList(source, query, signal),
      staleTime: 60_000,
    });
  } catch {
    // Without the list, each record may still be had by itself.
  }
  return heldRows(source);
}

/** Rows of every list of the entity that is here and not known to be out of date. */
function heldRows({ queries, entity, isEnough }: LabelSource): Rows {
  const rows = queries
    .getQueryCache()
    .findAll({ queryKey: entityKey(entity) })
    .filter(({ state }) => !state.isInvalidated)
    .flatMap(({ state }) => rowsIn(state.data));
  return new Map(rows.filter(isEnough).map((row) => [String(row.id), row]));
}

/** A page of a list, or the options of a control. */
function rowsIn(data: unknown): readonly EntityRecord[] {
  const rows: unknown = typeof data === "object" && data !== null && "rows" in data ? data.rows : data;
  return Array.isArray(rows) ? rows : [];
}
