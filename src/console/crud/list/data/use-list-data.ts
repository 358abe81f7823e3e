import { keepPreviousData, type QueryClient, useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import type { BackendAbilities } from "../../../../contract/backend-abilities.ts";
import type { MessageKey } from "../../../../contract/register.ts";
import type { EntityScreens } from "../../../../contract/screens.ts";
import type { EntityRecord, ListPage, ListQuery } from "../../../../contract/transport.ts";
import { type ListAbilities, toListAbilities } from "../../../data/abilities.ts";
import { callList, useListSource, WHOLE_LIST_STALE_MS } from "../../../data/ask-list.ts";
import { filterRows, isWholeSet, searchedFields } from "../../../data/client-rows.ts";
import { fetchRows } from "../../../data/fetch-rows.ts";
import { collectedKey, wholeListKey } from "../../../data/query-keys.ts";
import { isHoldable } from "../../../data/too-many-rows.ts";
import { useToday } from "../../../lib/use-today.ts";
import type { ListState } from "../../query/list-state.ts";
import { needsBrowser } from "./list-query.ts";
import { pageQuery, toPageQuery } from "./page-query.ts";
import { toServerCapabilities } from "./server-capabilities.ts";

export interface ListData {
  /** In the browser's hands: all rows that match, unsorted. In the backend's: the rows of this page. */
  readonly rows: readonly EntityRecord[];
  /** How many match. */
  readonly total: number;
  /** Whether more match than that: the backend does not say how many. */
  readonly isAtLeast: boolean;
  /** The ways to the pages beside this one, which a backend may find sooner than their numbers. */
  readonly next: string | undefined;
  readonly previous: string | undefined;
  readonly isServerPaged: boolean;
  /** How many rows a page has, and how many it may have. */
  readonly size: number;
  readonly maxSize: number;
  /** What can be asked of these rows. */
  readonly can: ListAbilities;
  readonly isLoading: boolean;
  readonly isRefreshing: boolean;
  readonly error: Error | null;
  readonly reload: () => void;
  /** The part of the query that the backend evaluates, without pages. */
  readonly serverQuery: UnpagedQuery;
}

type UnpagedQuery = Omit<ListQuery, "page" | "pageSize" | "after" | "before">;

function withoutPage(query: ListQuery): UnpagedQuery {
  return { ...query, page: undefined, pageSize: undefined, after: undefined, before: undefined } as UnpagedQuery;
}

const NO_ROWS: readonly EntityRecord[] = [];
const NO_COLUMNS: readonly string[] = [];

function heldRows(queries: QueryClient, entity: string): number {
  return queries.getQueryData<ListPage<EntityRecord>>(wholeListKey(entity))?.rows.length ?? 0;
}

interface RowSources {
  readonly screens: EntityScreens<MessageKey>;
  readonly state: ListState;
  readonly whole: readonly EntityRecord[] | null;
  readonly collected: readonly EntityRecord[] | null;
  readonly page: readonly EntityRecord[];
}

function rowsOf({ screens, state, whole, collected, page }: RowSources): readonly EntityRecord[] {
  const { fields } = screens;
  if (whole) {
    return filterRows(whole, { ...state, fields }, searchedFields(screens));
  }
  // The search was the backend's, which may look where the browser cannot.
  return collected ? filterRows(collected, { ...state, fields, search: "" }, NO_COLUMNS) : page;
}

/** How many match: what is held, else what the backend says. */
function totalOf(held: readonly EntityRecord[] | null, page: ListPage<EntityRecord> | undefined): number {
  return held?.length ?? page?.total ?? page?.rows.length ?? 0;
}

/** Whether there are more than are told, and the ways on. The page before stands until the new one is there: its neighbours are others. */
function reachOf({ isAtLeast = false, next, previous }: Partial<ListPage<EntityRecord>> = {}, isOld: boolean) {
  return { isAtLeast, next: isOld ? undefined : next, previous: isOld ? undefined : previous };
}

/** What can be asked of the rows: what the backend cannot do, the browser does with all of them, where they are few enough. */
function useAbilitiesHere(
  abilities: BackendAbilities,
  { areFew, isInBrowser }: { readonly areFew: boolean; readonly isInBrowser: boolean },
): ListAbilities {
  return useMemo(
    () => ({ ...toListAbilities(abilities, areFew), search: isInBrowser || abilities.search }),
    [abilities, areFew, isInBrowser],
  );
}

/** The rows of a list: paged by whoever can. What the browser holds entirely is fetched once and never per keystroke. */
export function useListData(screens: EntityScreens<MessageKey>, state: ListState): ListData {
  const { entity } = screens;
  const queries = useQueryClient();
  const source = useListSource(entity);
  const { abilities } = source;

  const whole = useQuery({
    queryKey: wholeListKey(entity),
    staleTime: WHOLE_LIST_STALE_MS,
    // Filled by the first page that turned out to be everything; asked for by itself only to be refreshed.
    enabled: queries.getQueryData(wholeListKey(entity)) !== undefined,
    // A smaller page would no longer be everything.
    queryFn: ({ signal }) =>
      callList(source, { page: 1, pageSize: Math.max(state.size, heldRows(queries, entity)) }, signal),
  });
  const isInBrowser = whole.data !== undefined && isWholeSet(whole.data, {});

  const day = useToday();
  const servable = useMemo(() => toServerCapabilities(screens, abilities), [screens, abilities]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: relative days are other days after midnight.
  const query = useMemo(() => toPageQuery(screens, source, state), [screens, source, state, day]);
  const serverQuery = useMemo(() => withoutPage(query), [query]);
  const mustCollect = !isInBrowser && needsBrowser(state, servable, state.sort !== screens.list?.sort);
  const collected = useQuery({
    queryKey: collectedKey(entity, serverQuery),
    enabled: mustCollect,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => fetchRows(source.client, serverQuery, { signal }),
  });
  const page = useQuery({
    ...pageQuery(screens, source, query),
    enabled: !isInBrowser && !mustCollect,
    placeholderData: keepPreviousData,
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: filters and computed fields may depend on the day.
  const rows = useMemo(
    () =>
      rowsOf({
        screens,
        state,
        whole: isInBrowser ? whole.data.rows : null,
        collected: mustCollect ? (collected.data ?? NO_ROWS) : null,
        page: page.data?.rows ?? NO_ROWS,
      }),
    [isInBrowser, mustCollect, whole.data, collected.data, page.data, state, screens, day],
  );
  const isHeld = isInBrowser || mustCollect;
  const unheld = mustCollect ? collected : page;
  const shown = isInBrowser ? whole : unheld;
  const maxSize = isHeld ? Number.POSITIVE_INFINITY : abilities.pageSize;
  const total = totalOf(isHeld ? rows : null, page.data);
  const reach = reachOf(isHeld ? undefined : page.data, page.isPlaceholderData);
  return {
    rows,
    total,
    ...reach,
    isServerPaged: !isHeld,
    size: Math.min(state.size, maxSize),
    maxSize,
    can: useAbilitiesHere(abilities, { areFew: isHeld || isHoldable(total, reach.isAtLeast), isInBrowser }),
    serverQuery,
    isLoading: shown.isPending,
    isRefreshing: shown.isFetching,
    error: shown.data === undefined ? shown.error : null,
    reload: () => void shown.refetch(),
  };
}
