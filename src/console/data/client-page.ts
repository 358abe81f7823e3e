/** Sorts, filters and pages a complete list in the browser. Lazy-loaded with the first complete list. */

import type { EntityRecord, ListPage, ListQuery } from "../../contract/transport.ts";
import { toRangeTest } from "../lib/date-range.ts";
import { filterRows, type Known, NO_FIELDS } from "./client-rows.ts";
import { writeCondition } from "./condition.ts";
import { toFilterMatcher } from "./match-filter.ts";
import { sortRows } from "./sort-rows.ts";
import { valueIn } from "./value-in.ts";

/** Converts filter values to conditions. A date range stays one condition. */
function toConditions(filters: NonNullable<ListQuery["filters"]>): { readonly [field: string]: string } {
  const conditions = Object.entries(filters).map(([field, value]) => {
    const isRange = typeof value === "string" && toRangeTest(value, true) !== null;
    return [field, isRange ? value : writeCondition({ operator: "is", values: [value].flat() })] as const;
  });
  return Object.fromEntries(conditions);
}

/** Computes the page that a paging backend would return. */
export function toClientPage(
  { rows }: ListPage<EntityRecord>,
  { page = 1, pageSize, sort = "", search = "", filters = {}, filter, ids }: ListQuery,
  { searched = [], fields = NO_FIELDS }: Known = {},
): ListPage<EntityRecord> {
  const wanted = ids === undefined ? null : new Set(ids.map(String));
  const named = wanted === null ? rows : rows.filter((row) => wanted.has(String(row.id)));
  const isWanted = filter === undefined ? null : toFilterMatcher(filter, fields);
  const grouped = isWanted === null ? named : named.filter((row) => isWanted((name) => valueIn(fields, name, row)));
  const found = filterRows(grouped, { search, filters: toConditions(filters), fields }, searched);
  const sorted = sortRows(found, sort, fields);
  const size = pageSize ?? sorted.length;
  return { rows: sorted.slice((page - 1) * size, page * size), total: found.length };
}
