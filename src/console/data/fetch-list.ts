import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import type { BackendAbilities } from "../../contract/backend-abilities.ts";
import type { EntityClient, EntityRecord, ListPage, ListQuery } from "../../contract/transport.ts";
import { useAbilities } from "./abilities.ts";
import { isWholeSet, type Known } from "./client-rows.ts";
import { useEntityClient } from "./entity-client.ts";
import { probeKey, wholeListKey } from "./query-keys.ts";

/** Where to load the records of an entity from. */
export interface ListSource extends Known {
  readonly queries: QueryClient;
  readonly client: EntityClient;
  readonly entity: string;
  readonly abilities: BackendAbilities;
}

/** A page, and whether the browser computed it from the complete list. */
export interface FetchedList extends ListPage<EntityRecord> {
  readonly isWhole: boolean;
}

/** How long a complete list is reused for all queries, in ms. */
export const WHOLE_LIST_STALE_MS = 60_000;

/** First query to a backend with unknown paging. Has no filter, so that no record is left out. */
const PROBE: ListQuery = { page: 1, pageSize: 25 };

/**
 * Calls and descriptor of an entity's list, and the backend's capabilities: the input of `fetchList`.
 *
 * @example
 * const source = useListSource("member");
 */
export function useListSource(entity: string): ListSource {
  const queries = useQueryClient();
  const client = useEntityClient(entity);
  const abilities = useAbilities();
  return useMemo(() => ({ queries, client, entity, abilities }), [queries, client, entity, abilities]);
}

/** Sends one list call of the entity. */
export async function callList(
  { client, entity }: ListSource,
  query: ListQuery,
  signal?: AbortSignal,
): Promise<ListPage<EntityRecord>> {
  if (!client.list) {
    throw new TypeError(`${entity} has no list`);
  }
  return await client.list(query, signal === undefined ? {} : { signal });
}

/**
 * Resolves a list query with as few requests as the backend allows. A backend that returns complete lists is called
 * once, and all queries are computed from that response. A backend that pages is called for each query.
 *
 * @example
 * const { rows, total } = await fetchList(source, { page: 1, pageSize: 25, sort: "name" }, signal);
 */
export async function fetchList(source: ListSource, query: ListQuery, signal?: AbortSignal): Promise<FetchedList> {
  const held = heldWhole(source);
  if (held) {
    return await answerWhole(source, held, query);
  }
  if (isKnownToPage(source)) {
    return { ...(await callList(source, query, signal)), isWhole: false };
  }
  const probe = isUnfiltered(query) && (query.page ?? 1) === 1 ? query : PROBE;
  let isMine = false;
  const call = source.queries.fetchQuery({
    queryKey: probeKey(source.entity),
    staleTime: WHOLE_LIST_STALE_MS,
    queryFn: (context) => {
      isMine = probe === query;
      return callList(source, probe, context.signal);
    },
  });
  const page = await shared(source, call, signal);
  if (isWholeSet(page, {})) {
    source.queries.setQueryData(wholeListKey(source.entity), page);
    return await answerWhole(source, page, query);
  }
  return { ...(isMine ? page : await callList(source, query, signal)), isWhole: false };
}

/** Sorts, filters and pages the complete list in the browser. */
async function answerWhole(source: ListSource, page: ListPage<EntityRecord>, query: ListQuery): Promise<FetchedList> {
  const { toClientPage } = await import("./client-page.ts");
  return { ...toClientPage(page, query, source), isWhole: true };
}

/** Number of callers that wait for the first response of a list. */
const waiting = new WeakMap<QueryClient, Map<string, number>>();

/** Shares one request between concurrent callers. Aborts it when the last caller has aborted. */
async function shared<Page>({ queries, entity }: ListSource, call: Promise<Page>, signal?: AbortSignal): Promise<Page> {
  const counts = waiting.get(queries) ?? new Map<string, number>();
  waiting.set(queries, counts);
  const count = (by: number) => counts.set(entity, (counts.get(entity) ?? 0) + by);
  const leave = () => {
    count(-1);
    // Delayed, because a navigation within the page queries again at once.
    setTimeout(() => counts.get(entity) === 0 && void queries.cancelQueries({ queryKey: probeKey(entity) }));
  };
  count(1);
  signal?.addEventListener("abort", leave, { once: true });
  try {
    return await call;
  } finally {
    if (signal?.aborted !== true) {
      count(-1);
      signal?.removeEventListener("abort", leave);
    }
  }
}

const isUnfiltered = ({ search = "", filters = {}, filter, ids }: ListQuery): boolean =>
  search === "" && Object.keys(filters).length === 0 && (filter ?? ids) === undefined;

/** The complete list of the entity, if it is cached and not stale. */
function heldWhole({ queries, entity }: ListSource): ListPage<EntityRecord> | null {
  const state = queries.getQueryState<ListPage<EntityRecord>>(wholeListKey(entity));
  const isFresh =
    state?.data !== undefined && !state.isInvalidated && Date.now() - state.dataUpdatedAt < WHOLE_LIST_STALE_MS;
  return isFresh && state.data !== undefined && isWholeSet(state.data, {}) ? state.data : null;
}

/** Whether the config declares paging, or an earlier response has shown it. */
function isKnownToPage({ queries, entity, abilities }: ListSource): boolean {
  const seen = queries.getQueryData<ListPage<EntityRecord>>(probeKey(entity));
  return abilities.paging === "pages" || (seen !== undefined && !isWholeSet(seen, {}));
}
