import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from "react";
import type { MessageKey } from "../../../../contract/register.ts";
import type { EntityScreens } from "../../../../contract/screens.ts";
import type { EntityRecord } from "../../../../contract/transport.ts";
import { useAbilities } from "../../../data/abilities.ts";
import { useEntityClient } from "../../../data/entity-client.ts";
import { isHoldable, mostRows } from "../../../data/too-many-rows.ts";
import { countLimitText, errorText } from "../../../i18n/error-text.ts";
import { useText } from "../../../i18n/use-text.ts";
import { isPageChord } from "../../../lib/single-key.ts";
import { usePageKey } from "../../../lib/use-page-key.ts";
import { useNotify } from "../../../notify/use-notify.ts";
import type { AllMatching } from "../../jobs/all-matching.ts";
import type { ListState } from "../../query/list-state.ts";
import type { ListData } from "../data/use-list-data.ts";
import type { MatchingSource } from "./load-matching.ts";
import { toKey, useChosenRows } from "./use-chosen-rows.ts";

/** Selected rows of all pages. Cleared when the search or the filters change. */
export function useSelection(screens: EntityScreens<MessageKey>, state: ListState, data: ListData) {
  const { t } = useText();
  const { rows } = data;
  const { choose, setAll, ...chosen } = useChosenRows(rows);
  const seen = useRef(new Map<string, EntityRecord>());
  const abilities = useAbilities();
  const most = mostRows(abilities);
  const client = useEntityClient(screens.entity);
  const queries = useQueryClient();
  const source = { screens, state, data, client, queries, most };
  const selectable = Math.max(most, abilities.jobs);
  const about = JSON.stringify([screens.entity, state.search, state.filters, state.groups]);
  // A layout effect, so that a selection in the new rows is not cleared after they are painted.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another search means other records.
  useLayoutEffect(() => choose([]), [about]);
  const { selection } = chosen;
  const selected = useMemo(() => {
    const ids = Object.keys(selection).filter((id) => selection[id]);
    const wanted = new Set(ids);
    for (const row of ids.length > 0 ? rows : []) {
      if (wanted.has(toKey(row))) {
        seen.current.set(toKey(row), row);
      }
    }
    return ids.flatMap((id) => seen.current.get(id) ?? []);
  }, [selection, rows]);
  const select = useCallback(
    (records: readonly EntityRecord[]) => {
      for (const record of records) {
        seen.current.set(toKey(record), record);
      }
      choose(records);
    },
    [choose],
  );
  return {
    ...chosen,
    ...useSelectMatching(source, select, setAll),
    selected,
    select,
    matching: {
      count: data.total,
      isAtLeast: data.isAtLeast,
      limit: isHoldable(data.total, data.isAtLeast, selectable)
        ? null
        : countLimitText(t, { total: data.isAtLeast ? 0 : data.total, most: selectable }),
    },
    /** Loads every record that matches the list's search and filters. */
    collect: async (onProgress?: (loaded: number, total: number) => void, stopped?: AbortSignal) =>
      await (await load()).collectMatching(source, onProgress, stopped),
    clear: useCallback(() => choose([]), [choose]),
  };
}

const load = () => import("./load-matching.ts");

/** Selects all matching records: without loading them if the backend has jobs and there are many. */
function useSelectMatching(
  source: MatchingSource,
  select: (records: readonly EntityRecord[]) => void,
  setAll: (all: AllMatching) => void,
) {
  const { t } = useText();
  const { notify } = useNotify();
  const { jobs } = useAbilities();
  const [isSelecting, setSelecting] = useState(false);
  /** With `isLoaded`, loads the records, except those with the ids. Resolves to false if that failed. */
  const selectMatching = async (isLoaded = false, except: readonly string[] = []) => {
    setSelecting(true);
    try {
      const { countMatching, collectMatching } = await load();
      const all = isLoaded ? null : await countMatching(source, jobs);
      if (all) {
        setAll(all);
      } else {
        select((await collectMatching(source)).filter((record) => !except.includes(toKey(record))));
      }
      return true;
    } catch (error) {
      notify({ kind: "error", text: errorText(t, error) });
      return false;
    } finally {
      setSelecting(false);
    }
  };
  useSelectAllKey(selectMatching);
  return { isSelecting, selectMatching };
}

/** Ctrl+A or Cmd+A selects all matching records, unless an input has focus. */
function useSelectAllKey(selectMatching: () => Promise<boolean>): void {
  usePageKey((event) => {
    const isMeant = isPageChord(event, "a");
    if (isMeant) {
      void selectMatching();
    }
    return isMeant;
  });
}
