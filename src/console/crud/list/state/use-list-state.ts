import { useCallback, useEffect, useMemo } from "react";
import { useLocation, useSearchParams } from "react-router-dom";
import type { MessageKey } from "../../../../contract/register.ts";
import type { EntityScreens } from "../../../../contract/screens.ts";
import { keepListAddress } from "../../query/last-lists.ts";
import { listDefaults } from "../../query/list-defaults.ts";
import { type ListState, readListState, writeListState } from "../../query/list-state.ts";
import { readPreferences, readViews, savePreferences, withPreferences } from "./saved-views.ts";

/** Updates part of the list's state. Every change except of the page resets the page to 1. */
export type ChangeListState = (change: Partial<ListState>, options?: { readonly replace?: boolean }) => void;

/** Makes defaults explicit in the URL where omitting them would select the user's preferences or default view. */
function withExplicitDefaults(
  entity: string,
  params: URLSearchParams,
  { columns, stated }: { readonly columns: readonly string[]; readonly stated: readonly string[] },
): URLSearchParams {
  const preferences = readPreferences(entity);
  if (
    preferences.columns &&
    columns.join(",") === stated.join(",") &&
    preferences.columns.join(",") !== stated.join(",")
  ) {
    params.set("columns", stated.join(","));
  }
  if (params.size === 0 && readViews(entity).some(({ isDefault }) => isDefault)) {
    params.set("view", "all");
  }
  return params;
}

/** List state, stored in the URL so that Back and Forward work. */
export function useListState(screens: EntityScreens<MessageKey>): readonly [ListState, ChangeListState] {
  const [params, setParams] = useSearchParams();
  const { pathname, search } = useLocation();
  const defaults = useMemo(() => listDefaults(screens), [screens]);
  // An empty query string selects the user's preferences: the default view, or the saved columns and page size.
  const opened = useMemo(() => withPreferences(screens.entity, params), [screens.entity, params]);
  const state = useMemo(() => readListState(opened, defaults), [opened, defaults]);
  useEffect(() => keepListAddress(pathname, search), [pathname, search]);
  const change = useCallback<ChangeListState>(
    (part, { replace = false } = {}) => {
      setParams(
        (current) => {
          const now = readListState(withPreferences(screens.entity, current), defaults);
          const next = { ...now, page: 1, cursor: undefined, ...part };
          if (part.size !== undefined) {
            savePreferences(screens.entity, { size: part.size });
          }
          return withExplicitDefaults(screens.entity, writeListState(next, defaults), {
            columns: next.columns,
            stated: defaults.columns,
          });
        },
        { replace },
      );
    },
    [setParams, defaults, screens.entity],
  );
  return [state, change];
}
