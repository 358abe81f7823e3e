import { renameFilter } from "../../contract/list-filter.ts";
import type { ListQuery } from "../../contract/transport.ts";
import { toWirePath, toWireSort, type WireNames } from "../../contract/wire-names.ts";
import { type ListOptions, OWN_LIST_OPTIONS } from "./list-dialect.ts";

type Parameters = readonly (readonly [name: string, value: string])[];

/** Zero-based index of the first record on a page. */
export function toOffset({ page = 1, pageSize = 0 }: ListQuery): number {
  return (page - 1) * pageSize;
}

function toPaging(query: ListQuery, { paging, page, size, firstPage }: ListOptions): Parameters {
  if (paging === "none") {
    return [];
  }
  if (paging === "cursor") {
    const { after = "", pageSize } = query;
    return [[page, after], ...(pageSize === undefined ? [] : [[size, String(pageSize)] as const])];
  }
  const number = paging === "offset" ? toOffset(query) : (query.page ?? 1) - 1 + firstPage;
  return [
    ...(query.page === undefined ? [] : [[page, String(number)] as const]),
    ...(query.pageSize === undefined ? [] : [[size, String(query.pageSize)] as const]),
  ];
}

/** Parameters for backends that have returned cursors or a capped count. */
function toNeighbour(
  { after = "", before = "", isCountedExactly = false }: ListQuery,
  { paging }: ListOptions,
): Parameters {
  if (paging === "cursor") {
    return [];
  }
  return [
    ["after", after],
    ["before", before],
    ["count", isCountedExactly ? "exact" : ""],
  ];
}

const JOINTS = {
  "field,desc": ",",
  "field,DESC": ",",
  "field:desc": ":",
  "field desc": " ",
  "field.desc": ".",
} as const;

/** Sorts by several columns, `-name,code`: joined by commas, or one parameter each if the syntax requires it. */
function toSorting({ sort = "" }: ListQuery, { sort: name, sortSyntax, order }: ListOptions): Parameters {
  if (name === null || sort === "") {
    return [];
  }
  const columns = sort.split(",").map((column) => ({
    field: column.replace(/^-/, ""),
    direction: column.startsWith("-") ? "desc" : "asc",
  }));
  if (sortSyntax === "-field") {
    return [[name, sort]];
  }
  if (sortSyntax === "two parameters") {
    const list = (member: "field" | "direction") => columns.map((column) => column[member]).join(",");
    return [
      [name, list("field")],
      [order, list("direction")],
    ];
  }
  if (sortSyntax === "[field]=-1") {
    return columns.map(({ field, direction }) => [`${name}[${field}]`, direction === "desc" ? "-1" : "1"]);
  }
  const words = columns.map(({ field, direction }) => {
    const word = sortSyntax === "field,DESC" ? direction.toUpperCase() : direction;
    return `${field}${JOINTS[sortSyntax]}${word}`;
  });
  return sortSyntax === "field.desc" ? [[name, words.join(",")]] : words.map((word) => [name, word]);
}

function toIds({ ids = [] }: ListQuery, { ids: name, idsSyntax }: ListOptions): Parameters {
  if (ids.length === 0) {
    return [];
  }
  return idsSyntax === "commas" ? [[name, ids.join(",")]] : ids.map((id) => [name, String(id)]);
}

function toFilters({ filters = {} }: ListQuery, { filter }: ListOptions): Parameters {
  return filter === null
    ? []
    : Object.entries(filters).flatMap(([field, values]) =>
        [values].flat().map((value) => [filter.replace("{field}", field), value] as const),
      );
}

function toGroups({ filter }: ListQuery, { filterGroups }: ListOptions): Parameters {
  return filter === undefined ? [] : [[filterGroups, JSON.stringify(filter)]];
}

/**
 * Encodes a query. Encodes spaces as `%20` (RFC 3986): `+` is only for form bodies, and OData servers reject it.
 *
 * @public Products use it for calls of their own.
 *
 * @example
 * toQuery({ search: "a b" }); // "search=a%20b"
 */
export function toQuery(parameters: Parameters): string {
  const pairs = parameters.map(([name, value]) => [name, value]);
  return new URLSearchParams(pairs).toString().replaceAll("+", "%20");
}

/** A query with the names of the wire. Ids keep the parameter that the list options name. */
export function toWireQuery(query: ListQuery, table: WireNames | undefined): ListQuery {
  if (table === undefined) {
    return query;
  }
  const { sort, filters, filter } = query;
  return {
    ...query,
    ...(sort === undefined ? {} : { sort: toWireSort(sort, table) }),
    ...(filters === undefined
      ? {}
      : {
          filters: Object.fromEntries(
            Object.entries(filters).map(([field, values]) => [toWirePath(field, table), values]),
          ),
        }),
    ...(filter === undefined ? {} : { filter: renameFilter(filter, (field) => toWirePath(field, table)) }),
  };
}

/** Builds the query string of the call that counts the matches of a list. */
export function toCountQueryString(query: ListQuery, manners: ListOptions): string {
  const { filters, search, ids } = query;
  const matches = { filters: filters ?? {}, ...(search === undefined ? {} : { search }), ...(ids ? { ids } : {}) };
  return toQueryString(matches, { ...manners, filter: manners.countFilter ?? manners.filter });
}

/** Builds the query string of a list call, including the question mark; empty without parameters. */
export function toQueryString(query: ListQuery, manners: ListOptions = OWN_LIST_OPTIONS): string {
  const { search: searchName } = manners;
  const search: Parameters = searchName === null ? [] : [[searchName, query.search ?? ""]];
  const all = [
    ...toPaging(query, manners),
    ...toNeighbour(query, manners),
    ...toSorting(query, manners),
    ...search,
    ...toFilters(query, manners),
    ...toGroups(query, manners),
    ...toIds(query, manners),
  ].filter(([, value]) => value !== "");
  return all.length === 0 ? "" : `?${toQuery(all)}`;
}
