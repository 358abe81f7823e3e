import type { Narrowing } from "../../../../contract/client-computed.ts";
import { type ListFilter, MAX_FILTER_LENGTH } from "../../../../contract/list-filter.ts";
import type { ListQuery } from "../../../../contract/transport.ts";
import type { Alternative } from "../../../data/client-rows.ts";
import type { ListState } from "../../query/list-state.ts";

/** Filters and sort orders that the backend supports for a list. */
export interface ServerCapabilities {
  /** Columns by which the backend sorts. */
  readonly sortable: readonly string[];
  readonly canSortMany?: boolean;
  /**
   * Converts a field's condition to the backend's filter value, or to conditions on other fields if the field is
   * computed. Null if the backend does not support it. Default: the unchanged condition.
   */
  readonly toFilter?: (field: string, text: string) => string | readonly string[] | Narrowing | Superset | null;
  /** Converts a group of conditions to a filter; null if the backend does not support it. Default: no groups. */
  readonly toGroup?: (group: readonly Alternative[]) => ListFilter | null;
}

/** Value that matches all required rows and some others. The browser removes the others. */
export interface Superset {
  readonly superset: string;
}

function isServedSort(sort: string, { sortable, canSortMany = false }: ServerCapabilities): boolean {
  const columns = sort.split(",").map((column) => column.replace(/^-/, ""));
  return columns.every((column) => sortable.includes(column)) && (canSortMany || columns.length === 1);
}

function isNarrowing(value: string | readonly string[] | Narrowing | Superset): value is Narrowing {
  return typeof value === "object" && "isExact" in value;
}

function isSuperset(value: string | readonly string[] | Superset): value is Superset {
  return typeof value === "object" && "superset" in value;
}

/** Converts a list's filters to those that the backend receives. `isAll` is true if they match exactly the same rows. */
function servedFilters({ filters, groups }: ListState, { toFilter = (_, text) => text, toGroup }: ServerCapabilities) {
  const asked: Record<string, string | readonly string[]> = {};
  const all: ListFilter[] = [];
  let isAll = true;
  const askGroup = (group: readonly Alternative[]) => {
    const filter = toGroup?.(group);
    if (filter) {
      all.push(filter);
    } else {
      isAll = false;
    }
  };
  const askValue = (field: string, value: string | readonly string[] | Superset) => {
    if (isSuperset(value)) {
      isAll = false;
      asked[field] = value.superset;
    } else {
      asked[field] = value;
    }
  };
  const ask = (wanted: ListState["filters"]) => {
    for (const [field, text] of Object.entries(wanted)) {
      const value = Object.hasOwn(asked, field) ? null : toFilter(field, text);
      if (value === null) {
        askGroup([{ field, text }]);
      } else if (isNarrowing(value)) {
        isAll &&= value.isExact;
        ask(value.filters);
      } else {
        askValue(field, value);
      }
    }
  };
  ask(filters);
  groups.forEach(askGroup);
  // URLs have a maximum length.
  if (JSON.stringify(all).length > MAX_FILTER_LENGTH) {
    all.length = 0;
    isAll = false;
  }
  return { asked, all, isAll };
}

/**
 * True if the backend cannot evaluate the whole state. The browser then needs every row that matches the backend's
 * part.
 */
export function needsBrowser(state: ListState, server: ServerCapabilities, isSortWanted: boolean): boolean {
  return !servedFilters(state, server).isAll || (isSortWanted && !isServedSort(state.sort, server));
}

/** Query for the backend. A sort order that the backend does not support is omitted. */
export function toListQuery(state: ListState, server: ServerCapabilities): ListQuery {
  const { asked: filters, all } = servedFilters(state, server);
  return {
    page: state.page,
    pageSize: state.size,
    ...state.cursor,
    ...(isServedSort(state.sort, server) ? { sort: state.sort } : {}),
    ...(state.search === "" ? {} : { search: state.search }),
    ...(Object.keys(filters).length === 0 ? {} : { filters }),
    ...(all.length === 0 ? {} : { filter: { all } }),
  };
}
