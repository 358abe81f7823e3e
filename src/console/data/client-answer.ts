/** Stands in for a backend that pages, over all of its records: fetched with the first answer that holds all. */

import type { EntityRecord, ListPage, ListQuery } from "../../contract/transport.ts";
import { toRangeTest } from "../lib/date-range.ts";
import { filterRows, type Known, NO_FIELDS } from "./client-rows.ts";
import { writeCondition } from "./condition.ts";
import { toFilterMatcher } from "./match-filter.ts";
import { sortRows } from "./sort-rows.ts";
import { valueIn } from "./value-in.ts";

/** The values that a backend is asked for, as conditions: a range of days stays one. */
function toConditions(filters: NonNullable<ListQuery["filters"]>): { readonly [field: string]: string } {
  const conditions = Object.entries(filters).map(([field, value]) => {
    const isRange = typeof value === "string" && toRangeTest(value, true) !== null;
    return [field, isRange ? value : writeCondition({ operator: "is", values: [value].flat() })] as const;
  });
  return Object.fromEntries(conditions);
}

/** What a backend that pages would answer, worked out of all there is. */
export function answerOf(
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
