import type { EntityScreens } from "../../../../contract/screens.ts";
import { listDefaults } from "../../query/list-defaults.ts";
import { type ListState, writeListState } from "../../query/list-state.ts";
import type { SavedView } from "../state/saved-views.ts";

/**
 * How a list stands, for whoever opens it later or elsewhere: from its first page on, since places move, and with its
 * columns also where they are the usual ones, since whoever opens it may have chosen others meanwhile.
 */
export function toViewSearch(screens: EntityScreens, state: ListState): string {
  const params = writeListState({ ...state, page: 1, cursor: undefined }, listDefaults(screens));
  params.set("columns", state.columns.join(","));
  return params.toString();
}

/** Where a view is opened. One that narrows nothing down says so: a bare path opens the default view. */
export function toViewPath(path: string, { search }: SavedView): string {
  return `${path}?${search === "" ? "view=all" : search}`;
}
