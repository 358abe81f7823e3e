import { type FilterCondition, groupOf, type ListFilter } from "../../contract/list-filter.ts";
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
 * True if a search, or a condition with `contains`, tests the field of the order. Its matches may be far from the beginning of
 * the order, while the planner expects them to be spread evenly: it would read the order until then. Other conditions on
 * that field are ranges of its index. Negated ones have no index from which their matches could be collected.
 */
export function testsOrder({ search }: Stored, { q, filter, sort }: ListRequest): boolean {
  const field = sort.replace(/^-/, "");
  const isSearched = q !== undefined && q.trim() !== "" && search.includes(field);
  return isSearched || (filter !== undefined && searchedFieldsOf(readFilter(filter)).includes(field));
}

function searchedFieldsOf(filter: ListFilter): readonly string[] {
  const group = groupOf(filter);
  if (group !== null) {
    return group.kind === "none" ? [] : group.parts.flatMap(searchedFieldsOf);
  }
  const { field, contains } = filter as FilterCondition;
  return contains === undefined ? [] : [field];
}
