import type { EntityScreens } from "../../../../contract/screens.ts";
import { listDefaults } from "../../query/list-defaults.ts";
import { type ListState, writeListState } from "../../query/list-state.ts";

/**
 * Query string of a list's state, to be opened later or by another user. It starts at the first page, since records
 * move between pages, and names the columns even if they are the defaults, since the reader's preferences may differ.
 */
export function toViewSearch(screens: EntityScreens, state: ListState): string {
  const params = writeListState({ ...state, page: 1, cursor: undefined }, listDefaults(screens));
  params.set("columns", state.columns.join(","));
  return params.toString();
}

/**
 * Path that opens a view of the browser. `view=all` opens the complete list, since a path without a query string opens the default
 * view.
 */
export function toViewPath(path: string, { search }: { readonly search: string }): string {
  return `${path}?${search === "" ? "view=all" : search}`;
}
