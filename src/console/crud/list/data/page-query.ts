import type { MessageKey } from "../../../../contract/register.ts";
import type { EntityScreens } from "../../../../contract/screens.ts";
import type { ListQuery } from "../../../../contract/transport.ts";
import { isWholeSet, searchedFields } from "../../../data/client-rows.ts";
import { fetchList, type ListSource } from "../../../data/fetch-list.ts";
import { pageKey, wholeListKey } from "../../../data/query-keys.ts";
import { listDefaults } from "../../query/list-defaults.ts";
import { type ListState, readListState } from "../../query/list-state.ts";
import { withPreferences } from "../state/saved-views.ts";
import { toListQuery } from "./list-query.ts";
import { toServerCapabilities } from "./server-capabilities.ts";

/** Query that the backend receives for a list's state. The page size is limited to the backend's maximum. */
export function toPageQuery(
  screens: EntityScreens<MessageKey>,
  { abilities }: ListSource,
  state: ListState,
): ListQuery {
  const size = Math.min(state.size, abilities.pageSize);
  return toListQuery({ ...state, size }, toServerCapabilities(screens, abilities));
}

/**
 * Query options for one page of a list. If the response contains all records, it is also cached as the complete list.
 */
export function pageQuery(screens: EntityScreens<MessageKey>, from: ListSource, query: ListQuery) {
  const { queries, entity } = from;
  const source = { ...from, searched: searchedFields(screens), fields: screens.fields };
  return {
    queryKey: pageKey(entity, query),
    queryFn: async ({ signal }: { readonly signal: AbortSignal }) => {
      const answer = await fetchList(source, query, signal);
      if (!answer.isWhole && isWholeSet(answer, query)) {
        queries.setQueryData(wholeListKey(entity), answer);
      }
      return answer;
    },
  };
}

/** Prefetches a list before its screen renders. The screen then uses the cached response or the pending request. */
export async function prefetchList(
  screens: EntityScreens<MessageKey>,
  source: ListSource,
  params: URLSearchParams,
): Promise<void> {
  const state = readListState(withPreferences(screens.entity, params), listDefaults(screens));
  await source.queries.prefetchQuery(pageQuery(screens, source, toPageQuery(screens, source, state)));
}
