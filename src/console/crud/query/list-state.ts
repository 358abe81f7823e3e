import type { ListQuery } from "../../../contract/transport.ts";
import type { Alternative } from "../../data/client-rows.ts";
import { readCondition } from "../../data/condition.ts";
import { type FilterKind, isSensible } from "./filter-kinds.ts";

/** Where a backend reads a page on from another one. */
type Cursor = Pick<ListQuery, "after" | "before">;

/** What a list shows; all of it stands in the address. */
export interface ListState {
  /** From 1. */
  readonly page: number;
  readonly size: number;
  /** The place beside which the page is, where pages are far from the first one; `page` is the number that it has. */
  readonly cursor?: Cursor | undefined;
  /** `field` or `-field`, several with commas. */
  readonly sort: string;
  readonly search: string;
  /** What fields must be, as `readCondition` reads it: all of it must hold. */
  readonly filters: { readonly [field: string]: string };
  /** Of each group, one alternative must hold. */
  readonly groups: readonly (readonly Alternative[])[];
  /** Columns shown, in their order. */
  readonly columns: readonly string[];
  /** Parameters of the address that make no sense to this list: `status=gone`. */
  readonly ignored: readonly string[];
}

/** What the address leaves out. */
export interface ListDefaults {
  readonly sort: string;
  readonly columns: readonly string[];
  /** Every column that there can be. Default: those shown. */
  readonly allColumns?: readonly string[];
  readonly filters: readonly string[];
  /** What each field can be filtered by; a field of `filters` without one, by anything. */
  readonly kinds?: { readonly [field: string]: FilterKind };
}

/** No search is longer, and no list has more pages; a backend may refuse what is beyond. */
export const MAX_SEARCH_LENGTH = 200;
const PAGE_DIGITS = /^[1-9]\d{0,5}$/;

export const PAGE_SIZES = [10, 25, 50, 100, 1000] as const;
const DEFAULT_SIZE = 25;

const SIDES = ["after", "before"] as const;

/** Parameters with a meaning of their own: a filter on a field of that name goes by another one. */
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

/** A place in an order of the backend's, which reads it. */
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

/** `status:active|amount:10..`: of these, one must hold; null where one of them makes no sense. */
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

/** What the address asks for and this list cannot understand. */
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

/** Reads a list's state from the address; what makes no sense there counts as absent. */
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

/** A list as it stands once it is filtered. */
export function filteredListPath(listPath: string, field: string, value: string): string {
  return `${listPath}?${new URLSearchParams({ [filterParam(field)]: value }).toString()}`;
}

/** Whether anything narrows the list down. */
export function hasActiveFilters(state: ListState): boolean {
  return state.search !== "" || Object.keys(state.filters).length > 0 || state.groups.length > 0;
}
