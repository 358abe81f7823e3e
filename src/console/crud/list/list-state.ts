import type { ListQuery } from "../../../contract/transport.ts";
import { readDateRange } from "../../lib/date-range.ts";

/** What a list shows; all of it stands in the address. */
export interface ListState {
  /** From 1. */
  readonly page: number;
  readonly size: number;
  /** `field` or `-field`. */
  readonly sort: string;
  readonly search: string;
  readonly filters: { readonly [field: string]: string };
  /** Columns shown, in the order of the spec. */
  readonly columns: readonly string[];
}

/** What the address leaves out. */
export interface ListDefaults {
  readonly sort: string;
  readonly columns: readonly string[];
  readonly filters: readonly string[];
  /** Which of the filters hold a range of days. */
  readonly dateFilters?: readonly string[];
  /** Values that a filter can have, where they are known. */
  readonly filterValues?: { readonly [field: string]: readonly string[] };
}

/** No search is longer, and no list has more pages; a backend may refuse what is beyond. */
export const MAX_SEARCH_LENGTH = 200;
const PAGE_DIGITS = /^[1-9]\d{0,5}$/;

export const PAGE_SIZES = [10, 25, 50, 100] as const;
const DEFAULT_SIZE = 25;

/** Parameters with a meaning of their own: a filter on a field of that name goes by another one. */
const OWN_PARAMS = ["page", "size", "sort", "q", "columns"];

function filterParam(field: string): string {
  return OWN_PARAMS.includes(field) ? `filter-${field}` : field;
}

function toWholeNumber(text: string | null): number {
  return text !== null && PAGE_DIGITS.test(text) ? Number(text) : 0;
}

function readSize(text: string | null): number {
  const size = toWholeNumber(text);
  return PAGE_SIZES.find((allowed) => allowed === size) ?? DEFAULT_SIZE;
}

function readSort(text: string | null, { sort, columns }: ListDefaults): string {
  return text !== null && columns.includes(text.replace(/^-/, "")) ? text : sort;
}

function readColumns(text: string | null, columns: readonly string[]): readonly string[] {
  const wanted = text?.split(",") ?? [];
  const known = columns.filter((column) => wanted.includes(column));
  return known.length > 0 ? known : columns;
}

/** Reads a list's state from the address; what makes no sense there counts as absent. */
export function readListState(params: URLSearchParams, defaults: ListDefaults): ListState {
  const { dateFilters = [], filterValues = {} } = defaults;
  const filters = defaults.filters
    .map((field) => [field, params.get(filterParam(field)) ?? ""] as const)
    .filter(([field, value]) => value !== "" && (!dateFilters.includes(field) || readDateRange(value) !== null))
    .filter(([field, value]) => filterValues[field]?.includes(value) !== false);
  return {
    page: toWholeNumber(params.get("page")) || 1,
    size: readSize(params.get("size")),
    sort: readSort(params.get("sort"), defaults),
    search: (params.get("q") ?? "").slice(0, MAX_SEARCH_LENGTH),
    filters: Object.fromEntries(filters),
    columns: readColumns(params.get("columns"), defaults.columns),
  };
}

/** Writes a list's state as an address, without what is the default anyway. */
export function writeListState(state: ListState, defaults: ListDefaults): URLSearchParams {
  const params = new URLSearchParams();
  const put = (name: string, value: string | number, isDefault: boolean) => {
    if (!isDefault) {
      params.set(name, String(value));
    }
  };
  put("page", state.page, state.page === 1);
  put("size", state.size, state.size === DEFAULT_SIZE);
  put("sort", state.sort, state.sort === defaults.sort);
  put("q", state.search, state.search === "");
  for (const field of defaults.filters) {
    const value = state.filters[field] ?? "";
    put(filterParam(field), value, value === "");
  }
  put("columns", state.columns.join(","), state.columns.length === defaults.columns.length);
  return params;
}

/** A list as it stands once it is filtered. */
export function filteredListPath(listPath: string, field: string, value: string): string {
  return `${listPath}?${new URLSearchParams({ [filterParam(field)]: value }).toString()}`;
}

/** What the backend is asked for; an order that only the browser can make is left to it. */
export function toListQuery(state: ListState, sortable: readonly string[]): ListQuery {
  const isSortable = sortable.includes(state.sort.replace(/^-/, ""));
  return {
    page: state.page,
    pageSize: state.size,
    ...(isSortable ? { sort: state.sort } : {}),
    ...(state.search === "" ? {} : { search: state.search }),
    ...(Object.keys(state.filters).length === 0 ? {} : { filters: state.filters }),
  };
}

/** Whether anything narrows the list down. */
export function hasActiveFilters(state: ListState): boolean {
  return state.search !== "" || Object.keys(state.filters).length > 0;
}
