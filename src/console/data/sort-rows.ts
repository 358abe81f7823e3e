import { sortKeyOf } from "../../contract/sort-key.ts";
import type { EntityRecord } from "../../contract/transport.ts";
import type { ValueType } from "../../kinds/kind.ts";
import { valueTypeOf } from "../../kinds/kinds.ts";
import { isEmptyValue } from "../lib/is-empty-value.ts";
import { toNumber } from "../lib/number-text.ts";
import { toBoolean } from "../lib/to-boolean.ts";
import { relatedTitle } from "./related-title.ts";
import { type Fields, type Sortable, valueIn } from "./value-in.ts";

/**
 * Sort order of rows in the browser. It equals the order of the reference backend's pages (decision 0054): blanks are
 * last in both directions, and ties are sorted by id.
 */

type Field = Fields[string];

interface Column {
  readonly id: string;
  readonly desc: boolean;
}

/** Parses the `sort` of a list: `-price,name`. */
export function toSorting(sort: string): readonly Column[] {
  return sort
    .split(",")
    .filter((column) => column !== "")
    .map((column) => ({ id: column.replace(/^-/, ""), desc: column.startsWith("-") }));
}

/** Converts a value to its sort key: amounts by size, moments by time, enumeration values in the order of the spec. */
function toSortable(field: Field | undefined, value: unknown): Sortable {
  if (isEmptyValue(value)) {
    return undefined;
  }
  const { display, enumeration } = field ?? {};
  if (enumeration) {
    const place = enumeration.values.findIndex((each) => each.value === value);
    return place < 0 ? enumeration.values.length : place;
  }
  const type = display === undefined ? undefined : valueTypeOf(display);
  const number = typeof value === "boolean" || type === "boolean" ? toBoolean(value) : toSize(type, value);
  return number === null ? (sortKeyOf(String(value)) ?? undefined) : Number(number);
}

function toSize(type: ValueType | undefined, value: unknown): number | null {
  if (type === "datetime" && typeof value === "string") {
    const time = Date.parse(value);
    return Number.isNaN(time) ? null : time;
  }
  return typeof value === "string" && type !== undefined && type !== "number" ? null : toNumber(value);
}

/** The name of a related record, expanded in place of its id or next to it; the id if there is no name. */
function toName(field: Field, row: EntityRecord, value: unknown): unknown {
  const { relation } = field;
  if (!relation?.labelField) {
    return value;
  }
  const { expandedAs, labelField, labelFields } = relation;
  const related = typeof value === "object" ? value : expandedAs === null ? undefined : row[expandedAs];
  const named = { labelField, ...(labelFields === undefined ? {} : { labelFields }) };
  return typeof related === "object" && related !== null ? relatedTitle(named, related) : value;
}

/** The sort key of a row in a column. */
export function sortValue(fields: Fields, name: string, row: EntityRecord): Sortable {
  const field = fields[name];
  const value = valueIn(fields, name, row);
  return toSortable(field, field === undefined ? value : toName(field, row, value));
}

/** Compares two values. Blanks are last in both directions. */
function compareSortable(one: Sortable, other: Sortable, desc: boolean): number {
  if (one === other) {
    return 0;
  }
  if (one === undefined || other === undefined) {
    return one === undefined ? 1 : -1;
  }
  const isLess = typeof one === typeof other ? one < other : typeof one === "number";
  return isLess === desc ? 1 : -1;
}

/** Ids are compared as text, without normalization: the database compares the bytes of a UUID. */
function toId({ id }: EntityRecord): Sortable {
  return typeof id === "number" ? id : id === undefined || id === null ? undefined : String(id);
}

/** Sorts rows by the `sort` of a list. */
export function sortRows(rows: readonly EntityRecord[], sort: string, fields: Fields): readonly EntityRecord[] {
  const sorting = toSorting(sort);
  const [first] = sorting;
  if (first === undefined) {
    return rows;
  }
  // Compute keys once per row: normalizing texts in each comparison is slow.
  const columns = [
    ...sorting.map(({ id, desc }) => ({ desc, values: rows.map((row) => sortValue(fields, id, row)) })),
    { desc: first.desc, values: rows.map(toId) },
  ];
  const order = rows.map((_, index) => index);
  order.sort((one, other) => {
    for (const { desc, values } of columns) {
      const comparison = compareSortable(values[one], values[other], desc);
      if (comparison !== 0) {
        return comparison;
      }
    }
    return one - other;
  });
  return order.map((index) => rows[index] as EntityRecord);
}
