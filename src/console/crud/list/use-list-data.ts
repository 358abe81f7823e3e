import { keepPreviousData, type QueryClient, useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useMemo } from "react";
import type { MessageKey } from "../../../contract/register.ts";
import type { EntityScreens } from "../../../contract/screens.ts";
import type { EntityRecord, ListPage, ListQuery } from "../../../contract/transport.ts";
import { filterRows, isWholeSet, searchedFields } from "../../data/client-rows.ts";
import { useEntityClient } from "../../data/entity-client.ts";
import { pageKey, wholeListKey } from "../../data/query-keys.ts";
import { type ListState, toListQuery } from "./list-state.ts";

export interface ListData {
  /** In the browser's hands: all rows that match, unsorted. In the backend's: the rows of this page. */
  readonly rows: readonly EntityRecord[];
  /** How many match. */
  readonly total: number;
  readonly isServerPaged: boolean;
  readonly isLoading: boolean;
  readonly isRefreshing: boolean;
  readonly error: Error | null;
  readonly reload: () => void;
}

const NO_ROWS: readonly EntityRecord[] = [];

function heldRows(queries: QueryClient, entity: string): number {
  return queries.getQueryData<ListPage<EntityRecord>>(wholeListKey(entity))?.rows.length ?? 0;
}

/** The rows of a list: paged by whoever can. What the browser holds entirely is fetched once and never per keystroke. */
export function useListData(screens: EntityScreens<MessageKey>, state: ListState): ListData {
  const { entity } = screens;
  const client = useEntityClient(entity);
  const queries = useQueryClient();

  const ask = useCallback(
    async (query: ListQuery, signal: AbortSignal): Promise<ListPage<EntityRecord>> => {
      if (!client.list) {
        throw new TypeError(`${entity} has no list`);
      }
      return await client.list(query, { signal });
    },
    [client, entity],
  );

  const whole = useQuery({
    queryKey: wholeListKey(entity),
    staleTime: 60_000,
    // Filled by the first page that turned out to be everything; asked for by itself only to be refreshed.
    enabled: queries.getQueryData(wholeListKey(entity)) !== undefined,
    // A smaller page would no longer be everything.
    queryFn: ({ signal }) => ask({ page: 1, pageSize: Math.max(state.size, heldRows(queries, entity)) }, signal),
  });
  const isInBrowser = whole.data !== undefined && isWholeSet(whole.data, {});

  const query = useMemo(() => toListQuery(state, screens.list?.sortable ?? []), [state, screens]);
  const page = useQuery({
    queryKey: pageKey(entity, query),
    enabled: !isInBrowser,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const answer = await ask(query, signal);
      if (isWholeSet(answer, query)) {
        queries.setQueryData(wholeListKey(entity), answer);
      }
      return answer;
    },
  });

  const rows = useMemo(
    () => (isInBrowser ? filterRows(whole.data.rows, state, searchedFields(screens)) : (page.data?.rows ?? NO_ROWS)),
    [isInBrowser, whole.data, page.data, state, screens],
  );
  const source = isInBrowser ? whole : page;
  return {
    rows,
    total: isInBrowser ? rows.length : (page.data?.total ?? rows.length),
    isServerPaged: !isInBrowser,
    isLoading: source.isPending,
    isRefreshing: source.isFetching,
    error: source.data === undefined ? source.error : null,
    reload: () => void source.refetch(),
  };
}
