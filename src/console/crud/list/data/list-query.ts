import type { Narrowing } from "../../../../contract/client-computed.ts";
import { type ListFilter, MAX_FILTER_LENGTH } from "../../../../contract/list-filter.ts";
import type { ListQuery } from "../../../../contract/transport.ts";
import type { Alternative } from "../../../data/client-rows.ts";
import type { ListState } from "../../query/list-state.ts";

/** Which of a list's wishes the backend can fulfil by itself. */
export interface ServerCapabilities {
  /** Columns that it sorts by. */
  readonly sortable: readonly string[];
  readonly canSortMany?: boolean;
  /**
   * What it is asked for by a field's condition, or in its place where that is worked out of other fields; null where it
   * cannot be asked. Default: the condition as it stands.
   */
  readonly toFilter?: (field: string, text: string) => string | readonly string[] | Narrowing | Superset | null;
  /** What it is asked by a group of filters; null where it cannot be asked. Default: it is asked for no groups. */
  readonly toGroup?: (group: readonly Alternative[]) => ListFilter | null;
}

/** A value that finds all wanted rows and some others, which the browser then filters out. */
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

/** The list's filters as the backend can be asked, and whether they find what the list's do, and no more. */
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
  // An address has an end.
  if (JSON.stringify(all).length > MAX_FILTER_LENGTH) {
    all.length = 0;
    isAll = false;
  }
  return { asked, all, isAll };
}

/** Whether the backend leaves something to the browser, which then needs every row that the backend's part finds. */
export function needsBrowser(state: ListState, server: ServerCapabilities, isSortWanted: boolean): boolean {
  return !servedFilters(state, server).isAll || (isSortWanted && !isServedSort(state.sort, server));
}

/** What the backend is asked for; an order that only the browser can make is left to it. */
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
