import { useCallback, useEffect, useMemo } from "react";
import { useLocation, useSearchParams } from "react-router-dom";
import type { ListView } from "../../../../contract/list-views.ts";
import type { MessageKey } from "../../../../contract/register.ts";
import type { EntityScreens } from "../../../../contract/screens.ts";
import { keepListAddress } from "../../query/last-lists.ts";
import { listDefaults } from "../../query/list-defaults.ts";
import { type ListState, readListState, writeListState } from "../../query/list-state.ts";
import { readPreferences, readViews, savePreferences, withPreferences } from "./saved-views.ts";
import { defaultOf, originOf, useTeamViews } from "./team-views.ts";

/** Updates part of the list's state. Every change except of the page resets the page to 1. */
export type ChangeListState = (change: Partial<ListState>, options?: { readonly replace?: boolean }) => void;

interface Explicit {
  /** Visible columns, and those that the spec states. */
  readonly columns: readonly string[];
  readonly stated: readonly string[];
  readonly views: readonly ListView[];
  /** The view that the state comes from. */
  readonly origin: ListView | undefined;
}

/** Makes defaults explicit in the URL where omitting them would select the user's preferences or default view. */
function withExplicitDefaults(
  entity: string,
  params: URLSearchParams,
  { columns, stated, views, origin }: Explicit,
): URLSearchParams {
  const preferences = readPreferences(entity);
  if (
    preferences.columns &&
    columns.join(",") === stated.join(",") &&
    preferences.columns.join(",") !== stated.join(",")
  ) {
    params.set("columns", stated.join(","));
  }
  if (origin) {
    // With further parameters, the URL names the view that they come from, and they apply.
    if (params.size === 0) {
      params.set("columns", columns.join(","));
    }
    params.set("view", origin.id);
  } else if (params.size === 0 && (defaultOf(views) ?? readViews(entity).find(({ isDefault }) => isDefault))) {
    params.set("view", "all");
  }
  return params;
}

/** False if the URL names a view that was deleted, or that the user may not see. */
function isKnownView(params: URLSearchParams, views: readonly ListView[]): boolean {
  const id = params.get("view");
  return id === null || id === "all" || views.some((view) => view.id === id);
}

/** List state, stored in the URL so that Back and Forward work. */
export function useListState(screens: EntityScreens<MessageKey>): readonly [ListState, ChangeListState] {
  const [params, setParams] = useSearchParams();
  const { pathname, search } = useLocation();
  const defaults = useMemo(() => listDefaults(screens), [screens]);
  // An empty query string selects the user's preferences: the default view, or the saved columns and page size.
  const { views, isPending } = useTeamViews(screens.entity);
  const opened = useMemo(() => withPreferences(screens.entity, params, views), [screens.entity, params, views]);
  const isGone = !(isPending || isKnownView(params, views));
  const state = useMemo(() => {
    const read = readListState(opened, defaults);
    return isGone ? { ...read, ignored: [...read.ignored, `view=${params.get("view")}`] } : read;
  }, [opened, defaults, isGone, params]);
  useEffect(() => keepListAddress(pathname, search), [pathname, search]);
  const change = useCallback<ChangeListState>(
    (part, { replace = false } = {}) => {
      setParams(
        (current) => {
          const now = readListState(withPreferences(screens.entity, current, views), defaults);
          const next = { ...now, page: 1, cursor: undefined, ...part };
          if (part.size !== undefined) {
            savePreferences(screens.entity, { size: part.size });
          }
          return withExplicitDefaults(screens.entity, writeListState(next, defaults), {
            columns: next.columns,
            stated: defaults.columns,
            views,
            origin: originOf(current, views),
          });
        },
        { replace },
      );
    },
    [setParams, defaults, screens.entity, views],
  );
  return [state, change];
}
