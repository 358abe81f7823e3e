import type { ListQuery } from "../../../contract/transport.ts";
import type { Filter } from "../../../kinds/filter.ts";
import type { Alternative } from "../../data/client-rows.ts";
import { readCondition } from "../../data/condition.ts";
import { isSensible } from "./filter-kinds.ts";

/** Cursor of a page, for backends with cursor pagination. */
type Cursor = Pick<ListQuery, "after" | "before">;

/** State of a list, fully stored in the URL. */
export interface ListState {
  /** From 1. */
  readonly page: number;
  readonly size: number;
  /** Cursor for pages far from the first one. `page` is still the page number. */
  readonly cursor?: Cursor | undefined;
  /** `field` or `-field`, comma-separated. */
  readonly sort: string;
  readonly search: string;
  /** Conditions by field in the format of `readCondition`, combined with AND. */
  readonly filters: { readonly [field: string]: string };
  /** Groups of alternatives: OR within a group, AND between groups. */
  readonly groups: readonly (readonly Alternative[])[];
  /** Visible columns in order. */
  readonly columns: readonly string[];
  /** URL parameters that this list ignores because they are unknown or invalid, e.g. `status=gone`. */
  readonly ignored: readonly string[];
}

/** Default values, which the URL omits. */
export interface ListDefaults {
  readonly sort: string;
  readonly columns: readonly string[];
  /** All available columns. Default: `columns`. */
  readonly allColumns?: readonly string[];
  readonly filters: readonly string[];
  /** Filters by field. A field of `filters` without one accepts any condition. */
  readonly kinds?: { readonly [field: string]: Filter };
}

/** Maximum lengths of search text and page number, since a backend may reject larger ones. */
export const MAX_SEARCH_LENGTH = 200;
const PAGE_DIGITS = /^[1-9]\d{0,5}$/;

export const PAGE_SIZES = [10, 25, 50, 100, 1000] as const;
const DEFAULT_SIZE = 25;

const SIDES = ["after", "before"] as const;

/** Reserved parameters. A filter on a field with such a name gets the prefix `filter-`. */
const OWN_PARAMS: readonly string[] = ["page", "size", ...SIDES, "sort", "q", "columns", "any", "view"];

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

/** Reads the cursor, which is opaque to the console. */
function readCursor(params: URLSearchParams): Cursor | undefined {
  const side = SIDES.find((each) => params.get(each));
  return side && { [side]: params.get(side) ?? "" };
}

function readSort(text: string | null, { sort, columns, allColumns = columns }: ListDefaults): string {
  const isKnown = text?.split(",").every((column) => allColumns.includes(column.replace(/^-/, ""))) === true;
  return text !== null && isKnown ? text : sort;
}

function readColumns(text: string | null, { columns, allColumns = columns }: ListDefaults): readonly string[] {
  const known = [...new Set(text?.split(",") ?? [])].filter((column) => allColumns.includes(column));
  return known.length > 0 ? known : columns;
}

function filterFields({ filters, kinds = {} }: ListDefaults): readonly string[] {
  return [...new Set([...filters, ...Object.keys(kinds)])];
}

function canMean({ filters, kinds = {} }: ListDefaults, field: string, text: string): boolean {
  const kind = Object.hasOwn(kinds, field) ? kinds[field] : undefined;
  return kind === undefined ? filters.includes(field) : isSensible(kind, readCondition(text));
}

const ALTERNATIVE = /^([^:|]+):(.+)$/;

/** Parses a group of alternatives, `status:active|amount:10..`; null if one of them is invalid. */
function readGroup(text: string, defaults: ListDefaults): readonly Alternative[] | null {
  const alternatives = text.split("|").map((part) => {
    const [, field = "", encoded = ""] = ALTERNATIVE.exec(part) ?? [];
    return { field, text: decode(encoded) };
  });
  return alternatives.every(({ field, text: value }) => canMean(defaults, field, value)) ? alternatives : null;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function writeGroup(group: readonly Alternative[]): string {
  return group.map(({ field, text }) => `${field}:${encodeURIComponent(text)}`).join("|");
}

/** URL parameters that are unknown or invalid for this list. */
function readIgnored(params: URLSearchParams, defaults: ListDefaults): readonly string[] {
  const known = new Set([...OWN_PARAMS, ...filterFields(defaults).map(filterParam)]);
  const unread = filterFields(defaults).filter((field) => {
    const text = params.get(filterParam(field)) ?? "";
    return text !== "" && !canMean(defaults, field, text);
  });
  const unknown = [...params.keys()].filter((name) => !known.has(name));
  const groups = params.getAll("any").filter((text) => readGroup(text, defaults) === null);
  return [...[...unread.map(filterParam), ...unknown].map((name) => `${name}=${params.get(name)}`), ...groups];
}

/**
 * Parses a list's state from the URL and ignores invalid parameters.
 *
 * @example
 * const state = readListState(new URLSearchParams("status=open"), listDefaults(screens));
 */
export function readListState(params: URLSearchParams, defaults: ListDefaults): ListState {
  const filters = filterFields(defaults)
    .map((field) => [field, params.get(filterParam(field)) ?? ""] as const)
    .filter(([field, text]) => text !== "" && canMean(defaults, field, text));
  return {
    page: toWholeNumber(params.get("page")) || 1,
    size: readSize(params.get("size")),
    cursor: readCursor(params),
    sort: readSort(params.get("sort"), defaults),
    search: (params.get("q") ?? "").slice(0, MAX_SEARCH_LENGTH),
    filters: Object.fromEntries(filters),
    groups: params
      .getAll("any")
      .map((text) => readGroup(text, defaults))
      .filter((group) => group !== null),
    columns: readColumns(params.get("columns"), defaults),
    ignored: readIgnored(params, defaults),
  };
}

/** Serializes a list's state to URL parameters, without default values. */
export function writeListState(state: ListState, defaults: ListDefaults): URLSearchParams {
  const params = new URLSearchParams();
  const put = (name: string, value: string | number, isDefault: boolean) => {
    if (!isDefault) {
      params.set(name, String(value));
    }
  };
  put("page", state.page, state.page === 1);
  put("size", state.size, state.size === DEFAULT_SIZE);
  for (const [side, place] of Object.entries(state.cursor ?? {})) {
    put(side, place, false);
  }
  put("sort", state.sort, state.sort === defaults.sort);
  put("q", state.search, state.search === "");
  for (const field of filterFields(defaults)) {
    const value = state.filters[field] ?? "";
    put(filterParam(field), value, value === "");
  }
  for (const group of state.groups) {
    params.append("any", writeGroup(group));
  }
  put("columns", state.columns.join(","), state.columns.join(",") === defaults.columns.join(","));
  return params;
}

/**
 * Address of a list with one filter.
 *
 * @example
 * filteredListPath("/tickets", "status", "open"); // "/tickets?status=open"
 */
export function filteredListPath(listPath: string, field: string, value: string): string {
  return `${listPath}?${new URLSearchParams({ [filterParam(field)]: value }).toString()}`;
}

/** Whether a search or filter is active. */
export function hasActiveFilters(state: ListState): boolean {
  return state.search !== "" || Object.keys(state.filters).length > 0 || state.groups.length > 0;
}
