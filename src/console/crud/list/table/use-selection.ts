import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from "react";
import type { MessageKey } from "../../../../contract/register.ts";
import type { EntityScreens } from "../../../../contract/screens.ts";
import type { EntityRecord } from "../../../../contract/transport.ts";
import { useAbilities } from "../../../data/abilities.ts";
import { filterRows, searchedFields } from "../../../data/client-rows.ts";
import { useEntityClient } from "../../../data/entity-client.ts";
import { fetchRows } from "../../../data/fetch-rows.ts";
import { collectedKey } from "../../../data/query-keys.ts";
import { isHoldable, mostRows, TooManyRowsError } from "../../../data/too-many-rows.ts";
import { countLimitText, errorText } from "../../../i18n/error-text.ts";
import { useText } from "../../../i18n/use-text.ts";
import { isPageChord } from "../../../lib/single-key.ts";
import { usePageKey } from "../../../lib/use-page-key.ts";
import { useNotify } from "../../../notify/use-notify.ts";
import type { ListState } from "../../query/list-state.ts";
import type { ListData } from "../data/use-list-data.ts";
import type { Selection } from "./use-range-selection.ts";

const NOTHING: Selection = {};

/** Returns a function that loads every record that matches the list's search and filters. */
function useCollectMatching(screens: EntityScreens<MessageKey>, state: ListState, data: ListData) {
  const client = useEntityClient(screens.entity);
  const queries = useQueryClient();
  const { serverQuery, total } = data;
  const most = mostRows(useAbilities());
  const isTooLong = !(data.isRefreshing || data.isAtLeast || isHoldable(total, false, most));
  return useCallback(
    async (
      onProgress?: (loaded: number, total: number) => void,
      stopped?: AbortSignal,
    ): Promise<readonly EntityRecord[]> => {
      if (isTooLong) {
        throw new TooManyRowsError(total, most);
      }
      // A request that can be aborted or reports progress is not shared through the cache.
      const all = stopped
        ? await fetchRows(client, serverQuery, { signal: stopped, most, ...(onProgress ? { onProgress } : {}) })
        : await queries.fetchQuery({
            queryKey: [...collectedKey(screens.entity, serverQuery), "now"],
            queryFn: ({ signal }) => fetchRows(client, serverQuery, { signal, most }),
            staleTime: 0,
          });
      // Apply the filters that the backend does not support. The backend already applied the search if it pages.
      const search = data.isServerPaged ? "" : state.search;
      return filterRows(all, { ...state, fields: screens.fields, search }, searchedFields(screens));
    },
    [client, queries, screens, serverQuery, isTooLong, total, most, data.isServerPaged, state],
  );
}

/** Selected rows of all pages. Cleared when the search or the filters change. */
export function useSelection(screens: EntityScreens<MessageKey>, state: ListState, data: ListData) {
  const { t } = useText();
  const { notify } = useNotify();
  const [selection, setSelection] = useState(NOTHING);
  const [isSelecting, setSelecting] = useState(false);
  const seen = useRef(new Map<string, EntityRecord>());
  const collect = useCollectMatching(screens, state, data);
  const most = mostRows(useAbilities());
  const { rows } = data;
  const about = JSON.stringify([screens.entity, state.search, state.filters, state.groups]);
  // A layout effect, so that a selection in the new rows is not cleared after they are painted.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another search means other records.
  useLayoutEffect(() => setSelection(NOTHING), [about]);
  const selected = useMemo(() => {
    const ids = Object.keys(selection).filter((id) => selection[id]);
    const wanted = new Set(ids);
    for (const row of ids.length > 0 ? rows : []) {
      if (wanted.has(String(row.id))) {
        seen.current.set(String(row.id), row);
      }
    }
    return ids.flatMap((id) => seen.current.get(id) ?? []);
  }, [selection, rows]);
  const select = useCallback((records: readonly EntityRecord[]) => {
    for (const record of records) {
      seen.current.set(String(record.id), record);
    }
    setSelection(Object.fromEntries(records.map(({ id }) => [String(id), true])));
  }, []);
  const selectMatching = useCallback(async () => {
    setSelecting(true);
    try {
      select(await collect());
    } catch (error) {
      notify({ kind: "error", text: errorText(t, error) });
    } finally {
      setSelecting(false);
    }
  }, [collect, select, notify, t]);
  useSelectAllKey(selectMatching);
  return {
    selection,
    setSelection,
    selected,
    select,
    selectMatching: () => void selectMatching(),
    isSelecting,
    matching: {
      count: data.total,
      isAtLeast: data.isAtLeast,
      limit: isHoldable(data.total, data.isAtLeast, most)
        ? null
        : countLimitText(t, { total: data.isAtLeast ? 0 : data.total, most }),
    },
    collect,
    clear: useCallback(() => setSelection(NOTHING), []),
  };
}

/** Ctrl+A or Cmd+A selects all matching records, unless an input has focus. */
function useSelectAllKey(selectMatching: () => Promise<void>): void {
  usePageKey((event) => {
    const isMeant = isPageChord(event, "a");
    if (isMeant) {
      void selectMatching();
    }
    return isMeant;
  });
}
