import type { MessageKey } from "../../contract/register.ts";
import type { EntityScreens, FieldDescriptor } from "../../contract/screens.ts";
import type { EntityRecord, ListPage, ListQuery } from "../../contract/transport.ts";
import { isWithinRange, readDateRange } from "../lib/date-range.ts";
import { foldText } from "../lib/fold-text.ts";
import { toNumber } from "../lib/number-text.ts";

/** Whether an answer is all there is, so that the browser can sort, search and page it by itself. */
export function isWholeSet(page: ListPage<unknown>, asked: ListQuery): boolean {
  if (page.total === null) {
    return true;
  }
  const isFiltered = asked.search !== undefined || asked.filters !== undefined;
  return !isFiltered && page.rows.length === page.total;
}

function matchesFilter(value: unknown, wanted: string): boolean {
  const range = readDateRange(wanted);
  if (range) {
    return isWithinRange(value, range);
  }
  return Array.isArray(value) ? value.map(String).includes(wanted) : String(value ?? "") === wanted;
}

interface RowFilter {
  readonly search: string;
  readonly filters: { readonly [field: string]: string };
}

/** The rows that search and filters leave. */
export function filterRows(
  rows: readonly EntityRecord[],
  { search, filters }: RowFilter,
  searched: readonly string[],
): readonly EntityRecord[] {
  const words = foldText(search.trim())
    .split(/\s+/)
    .filter((word) => word !== "");
  const conditions = Object.entries(filters);
  if (words.length === 0 && conditions.length === 0) {
    return rows;
  }
  return rows.filter(
    (row) =>
      conditions.every(([field, value]) => matchesFilter(row[field], value)) &&
      // As the reference backend does: each word, in any of the fields.
      words.every((word) => searched.some((field) => foldText(String(row[field] ?? "")).includes(word))),
  );
}

/** What a column is sorted by: numbers as numbers, dates as their strings, names as people order them. */
export function sortValue(
  row: EntityRecord,
  field: FieldDescriptor<MessageKey>,
  t: (key: MessageKey) => string,
): string | number | undefined {
  const value = row[field.name];
  if (value === undefined || value === null || value === "") {
    return undefined;
  }
  if (typeof value === "boolean") {
    return value ? 1 : 0;
  }
  const label = field.enumeration?.values.find((each) => each.value === value)?.labelKey;
  if (label) {
    return t(label);
  }
  const related = typeof value === "object" && field.relation ? Reflect.get(value, field.relation.labelField) : value;
  return toNumber(related) ?? String(related);
}

/** The fields that the browser's own quick search looks in. */
export function searchedFields(screens: EntityScreens<MessageKey>): readonly string[] {
  const searched = screens.list?.search ?? [];
  return searched.length > 0 ? searched : [screens.titleField];
}
