import type { FilterCondition, ListFilter } from "../../../contract/list-filter.ts";
import type { EntityRecord, ListQuery } from "../../../contract/transport.ts";

/*
 * Lists of the fake backend. This file imports only types: a mistake in the console's own filters must not be repeated
 * here. `src/contract/testing/list-contract.ts` compares it with the reference backend.
 */

/** The page of records that a query selects, and the number of all records that match. */
export function queryRows(
  rows: readonly EntityRecord[],
  { search = "", filters = {}, filter, sort = "", page = 1, pageSize = 25 }: ListQuery,
): { readonly rows: readonly EntityRecord[]; readonly total: number } {
  const found = rows
    .filter((row) => fold(JSON.stringify(row)).includes(fold(search)))
    .filter((row) => Object.entries(filters).every(([field, wanted]) => isAnyOf(itemsAt(row, field), [wanted].flat())))
    .filter((row) => filter === undefined || matches(row, filter))
    .sort((one, other) => compareBy(sort, one, other));
  return { rows: found.slice((page - 1) * pageSize, page * pageSize), total: found.length };
}

/** The values of a field, or of a nested property by path. Related records become ids, and empty values are removed. */
function itemsAt(row: EntityRecord, path: string): readonly unknown[] {
  const value = path.split(".").reduce<unknown>((whole, name) => Object(whole)[name], row);
  return [value]
    .flat()
    .map((item) => (typeof item === "object" && item !== null && "id" in item ? item.id : item))
    .filter((item) => item !== undefined && item !== null && item !== "");
}

function isAnyOf(items: readonly unknown[], wanted: readonly unknown[]): boolean {
  return items.some((item) => wanted.some((each) => String(item) === String(each) || isInDays(item, String(each))));
}

/** `2030-01-01` matches a whole day, `2030-01-01..2030-01-31` an inclusive range. Either end may be missing. */
function isInDays(item: unknown, wanted: string): boolean {
  const [, from = "", separator = "", to = ""] = /^(\d{4}-\d\d-\d\d)?(\.\.)?(\d{4}-\d\d-\d\d)?$/.exec(wanted) ?? [];
  const day = typeof item === "number" ? new Date(item).toISOString().slice(0, 10) : String(item).slice(0, 10);
  const last = separator === "" ? from : to;
  return from + to !== "" && day >= from && (last === "" || day <= last);
}

function matches(row: EntityRecord, filter: ListFilter): boolean {
  if ("all" in filter) {
    return filter.all.every((part) => matches(row, part));
  }
  if ("any" in filter) {
    return filter.any.some((part) => matches(row, part));
  }
  return "none" in filter ? !filter.none.some((part) => matches(row, part)) : meets(itemsAt(row, filter.field), filter);
}

function meets(items: readonly unknown[], { is, contains, atLeast, atMost, isThere }: FilterCondition): boolean {
  return (
    (is === undefined || isAnyOf(items, [is].flat())) &&
    (contains === undefined || items.some((item) => fold(String(item)).includes(fold(contains)))) &&
    (atLeast === undefined || items.some((item) => compareToBound(item, atLeast) >= 0)) &&
    (atMost === undefined || items.some((item) => compareToBound(item, atMost) <= 0)) &&
    (isThere === undefined || isThere === items.length > 0)
  );
}

/** A day as a bound covers all moments of that day. */
function compareToBound(item: unknown, bound: unknown): number {
  return typeof item === "number" ? item - Number(bound) : compare(String(item).slice(0, String(bound).length), bound);
}

function compareBy(sort: string, one: EntityRecord, other: EntityRecord): number {
  for (const by of sort.split(",").filter((each) => each !== "")) {
    const field = by.replace(/^-/, "");
    const [first, second] = [itemsAt(one, field)[0], itemsAt(other, field)[0]];
    const order = compare(first, second);
    if (order !== 0) {
      return by.startsWith("-") && first !== undefined && second !== undefined ? -order : order;
    }
  }
  return 0;
}

/** Ignores case and accents, and compares the numbers within texts by size. */
const TEXTS = new Intl.Collator("en", { numeric: true, sensitivity: "base" });

/** Numbers by value, texts by the collator. A missing value comes last. */
function compare(one: unknown, other: unknown): number {
  if (one === undefined || other === undefined) {
    return Number(one === undefined) - Number(other === undefined);
  }
  if (typeof one === "number" && typeof other === "number") {
    return one - other;
  }
  return TEXTS.compare(String(one), String(other));
}

/** Without case and accents. */
function fold(text: string): string {
  return text
    .normalize("NFD")
    .replaceAll(/\p{Diacritic}/gu, "")
    .toLowerCase();
}
