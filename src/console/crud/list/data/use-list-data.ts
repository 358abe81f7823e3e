import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import type { BackendAbilities } from "../../../../contract/backend-abilities.ts";
import type { MessageKey } from "../../../../contract/register.ts";
import type { EntityScreens } from "../../../../contract/screens.ts";
import type { EntityRecord, ListPage, ListQuery } from "../../../../contract/transport.ts";
import { type ListAbilities, toListAbilities } from "../../../data/abilities.ts";
import { filterRows, isWholeSet, searchedFields } from "../../../data/client-rows.ts";
import { callList, type ListSource, useListSource, WHOLE_LIST_STALE_MS } from "../../../data/fetch-list.ts";
import { fetchRows } from "../../../data/fetch-rows.ts";
import { collectedKey, wholeListKey } from "../../../data/query-keys.ts";
import { isHoldable } from "../../../data/too-many-rows.ts";
import { useToday } from "../../../lib/use-today.ts";
import type { ListState } from "../../query/list-state.ts";
import { needsBrowser } from "./list-query.ts";
import { pageQuery, toPageQuery } from "./page-query.ts";
import { toServerCapabilities } from "./server-capabilities.ts";

export interface ListData {
  /** If the browser has all rows: every match, unsorted. If the backend pages: the rows of this page. */
  readonly rows: readonly EntityRecord[];
  /** Number of matching records. */
  readonly total: number;
  /** True if `total` is a lower bound, because the backend does not report an exact count. */
  readonly isAtLeast: boolean;
  /** Cursors of the adjacent pages. Some backends read them faster than page numbers. */
  readonly next: string | undefined;
  readonly previous: string | undefined;
  readonly isServerPaged: boolean;
  /** Page size, and the largest page size that is supported. */
  readonly size: number;
  readonly maxSize: number;
  /** Features that are supported for these rows. */
  readonly can: ListAbilities;
  readonly isLoading: boolean;
  readonly isRefreshing: boolean;
  readonly error: Error | null;
  readonly reload: () => void;
  /** Part of the query that the backend evaluates, without paging. */
  readonly serverQuery: UnpagedQuery;
  /** The same for a list that is too long for the browser, if the backend evaluates all of its state; otherwise null. */
  readonly longQuery: UnpagedQuery | null;
}

type UnpagedQuery = Omit<ListQuery, "page" | "pageSize" | "after" | "before">;

function withoutPage(query: ListQuery): UnpagedQuery {
  return { ...query, page: undefined, pageSize: undefined, after: undefined, before: undefined } as UnpagedQuery;
}

const NO_ROWS: readonly EntityRecord[] = [];
const NO_COLUMNS: readonly string[] = [];

/**
 * The complete list, if a response contained all records: that response sets the cache entry, and this query only
 * refetches it.
 */
function useWholeList(source: ListSource, size: number) {
  const queries = useQueryClient();
  const queryKey = wholeListKey(source.entity);
  const held = queries.getQueryData<ListPage<EntityRecord>>(queryKey);
  return useQuery({
    queryKey,
    staleTime: WHOLE_LIST_STALE_MS,
    enabled: held !== undefined,
    // A smaller page size could truncate the list.
    queryFn: ({ signal }) => {
      const now = queries.getQueryData<ListPage<EntityRecord>>(queryKey);
      return callList(source, { page: 1, pageSize: Math.max(size, now?.rows.length ?? 0) }, signal);
    },
  });
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
  // The backend already applied the search, and may search fields that the browser does not have.
  return collected ? filterRows(collected, { ...state, fields, search: "" }, NO_COLUMNS) : page;
}

/** Number of matches: from the loaded rows, else from the backend. */
function totalOf(held: readonly EntityRecord[] | null, page: ListPage<EntityRecord> | undefined): number {
  return held?.length ?? page?.total ?? page?.rows.length ?? 0;
}

/**
 * Count precision and cursors of a page. While the previous page is a placeholder, its cursors are omitted: they point
 * to other pages.
 */
function reachOf({ isAtLeast = false, next, previous }: Partial<ListPage<EntityRecord>> = {}, isOld: boolean) {
  return { isAtLeast, next: isOld ? undefined : next, previous: isOld ? undefined : previous };
}

/** Supported features. The browser adds those that the backend lacks if the list is small enough to load completely. */
function useAbilitiesHere(
  abilities: BackendAbilities,
  { areFew, isInBrowser }: { readonly areFew: boolean; readonly isInBrowser: boolean },
): ListAbilities {
  return useMemo(
    () => ({ ...toListAbilities(abilities, areFew), search: isInBrowser || abilities.search }),
    [abilities, areFew, isInBrowser],
  );
}

/**
 * Rows of a list, paged by the backend or the browser. A list that the browser has completely is fetched once, not on
 * every keystroke.
 */
export function useListData(screens: EntityScreens<MessageKey>, state: ListState): ListData {
  const source = useListSource(screens.entity);
  const { abilities } = source;

  const whole = useWholeList(source, state.size);
  const isInBrowser = whole.data !== undefined && isWholeSet(whole.data, {});

  const day = useToday();
  const servable = useMemo(() => toServerCapabilities(screens, abilities), [screens, abilities]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: relative days are other days after midnight.
  const query = useMemo(() => toPageQuery(screens, source, state), [screens, source, state, day]);
  const serverQuery = useMemo(() => withoutPage(query), [query]);
  const mustCollect = !isInBrowser && needsBrowser(state, servable, state.sort !== screens.list?.sort);
  const collected = useQuery({
    queryKey: collectedKey(screens.entity, serverQuery),
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
    longQuery: [isInBrowser, mustCollect, isHoldable(total, reach.isAtLeast)].includes(true) ? null : serverQuery,
    isLoading: shown.isPending,
    isRefreshing: shown.isFetching,
    error: shown.data === undefined ? shown.error : null,
    reload: () => void shown.refetch(),
  };
}
