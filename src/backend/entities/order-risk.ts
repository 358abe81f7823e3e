import { groupOf, type ListFilter } from "../../contract/list-filter.ts";
import type { ListRequest } from "./list-query.ts";
import { readFilter } from "./read-filter.ts";
import type { Stored } from "./stored-entity.ts";

/** So many matches are collected and sorted. */
export const COLLECTED_ROWS = 10_000;
/** A page of more matches is looked for in so many rows of the order. */
export const WALKED_ROWS = 5000;
/** If it is not there, at most so many matches are collected and sorted. */
export const MOST_COLLECTED = 100_000;

/**
 * True if a search or a group of filters tests the field of the order. Such a condition may match far from the beginning of
 * the order only, while the planner expects the matches to be spread evenly: it would read the order until then.
 */
export function testsOrder({ search }: Stored, { q, filter, sort }: ListRequest): boolean {
  const field = sort.replace(/^-/, "");
  const isSearched = q !== undefined && q.trim() !== "" && search.includes(field);
  return isSearched || (filter !== undefined && fieldsOf(readFilter(filter)).includes(field));
}

function fieldsOf(filter: ListFilter): readonly string[] {
  const group = groupOf(filter);
  return group === null ? [(filter as { readonly field: string }).field] : group.parts.flatMap(fieldsOf);
}
