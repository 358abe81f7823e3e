import { and, arrayOverlaps, asc, desc, eq, inArray, or, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { EntitySchemas } from "../../contract/backend.ts";
import type { JsonSchema } from "../../contract/json-schema.ts";
import { MAX_FILTER_LENGTH } from "../../contract/list-filter.ts";
import { hasAnyText } from "../database/same-text.ts";
import { fieldProblem, HttpProblem } from "../http/http-problem.ts";
import { computedSql, dependsOnToday, isNumber, isText } from "./computed-sql.ts";
import { isDateColumn, isMomentColumn, toDateCondition } from "./date-condition.ts";
import { toFilterCondition } from "./filter-condition.ts";
import { withPositions } from "./index-conditions.ts";
import { linkOf, toLinkAlternative, toLinkCondition, toSingleLink } from "./link-condition.ts";
import { partOf, schemaAt, toPartCondition, toPartOrder } from "./part-sql.ts";
import { readFilter } from "./read-filter.ts";
import { type SortKey, toTextKey, toWordKey } from "./sort-keys.ts";
import { calendarOf, columnOf, isId, type Listed, type Stored } from "./stored-entity.ts";

/** A list's query string, validated and coerced by `toListQuerySchema`. */
export interface ListRequest {
  readonly page: number;
  readonly pageSize: number;
  readonly sort: string;
  readonly q?: string;
  /** Cursor of a neighbour page, instead of its number. */
  readonly after?: string;
  readonly before?: string;
  /** Counts all matching records. */
  readonly count?: "exact";
  /** Filters joined by and/or, as JSON. */
  readonly filter?: string;
  readonly [filter: string]: unknown;
}

const MAX_PAGE = 1_000_000;
export const MAX_PAGE_SIZE = 1_000;
const MAX_FILTER_VALUES = 100;
/** A cursor contains the sort key, which may be a long text. */
const MAX_CURSOR = 8_000;

/**
 * The query string of an entity's list: page bounds, and one parameter per filter and for ids (repeated: any of them).
 */
export function toListQuerySchema(stored: Stored, { read }: EntitySchemas): object {
  const sorts = stored.sortable.flatMap((field) => [field, `-${field}`]);
  const filters = stored.filters.map((field) => [
    field,
    toRangeSchema(stored, field) ?? toFilterSchema(schemaAt(read, field)),
  ]);
  return {
    type: "object",
    properties: {
      ...Object.fromEntries(filters),
      id: toFilterSchema(undefined),
      page: { type: "integer", minimum: 1, maximum: MAX_PAGE, default: 1 },
      pageSize: { type: "integer", minimum: 1, maximum: MAX_PAGE_SIZE, default: 25 },
      sort: { type: "string", enum: [...new Set([stored.sort, ...sorts])], default: stored.sort },
      q: { type: "string", maxLength: 200, pattern: "^[^\\u0000]*$" },
      after: { type: "string", maxLength: MAX_CURSOR },
      before: { type: "string", maxLength: MAX_CURSOR },
      count: { type: "string", enum: ["exact"] },
      filter: { type: "string", maxLength: MAX_FILTER_LENGTH },
    },
    additionalProperties: false,
  };
}

/** Schema of a filter by days or moments; null for other fields. */
function toRangeSchema(stored: Stored, field: string): object | null {
  const type = stored.parts?.[field];
  if (type !== undefined) {
    return type === "date" || type === "datetime" ? rangeSchema(type === "datetime") : null;
  }
  const isColumn = linkOf(stored, field) === undefined && stored.computed?.[field] === undefined;
  const column = isColumn ? columnOf(stored.table, field) : null;
  return column !== null && isDateColumn(column) ? rangeSchema(isMomentColumn(column)) : null;
}

function rangeSchema(isMoment: boolean): object {
  const format = isMoment ? "moment-range" : "date-range";
  return { type: "array", minItems: 1, maxItems: MAX_FILTER_VALUES, items: { type: "string", format } };
}

function toFilterSchema(schema: JsonSchema | undefined): object {
  // A filter of a list of ids names one id that must be in it.
  const field = schema?.items ?? schema;
  const items = {
    type: field?.type ?? "string",
    maxLength: 300,
    pattern: "^[^\\u0000]*$",
    ...(field?.enum === undefined ? {} : { enum: field.enum }),
  };
  return { type: "array", minItems: 1, maxItems: MAX_FILTER_VALUES, items };
}

/** The fixed values of a list by field; null: none. */
type FixedValues = Readonly<Record<string, unknown>> | null;

/** The condition of all filters of a request. */
export function toListCondition(stored: Listed, request: Partial<ListRequest>, where: FixedValues): SQL | undefined {
  return toConditions(stored, request, { where, isCounted: false });
}

/** The same condition to count the rows. Without an order, it is faster to read the links first. */
export function toCountCondition(stored: Listed, request: Partial<ListRequest>, where: FixedValues): SQL | undefined {
  return toConditions(stored, request, { where, isCounted: true });
}

/**
 * The rows to count of a list whose only filter is one linked record: its links, without reading the records. Null for
 * other lists.
 */
export function toCountedLinks(stored: Listed, request: Partial<ListRequest>, where: FixedValues): SQL | null {
  const { q, id, filter } = request;
  const [field, ...others] = stored.filters.filter((one) => request[one] !== undefined);
  const link = field === undefined ? undefined : linkOf(stored, field);
  const isOnly = others.length === 0 && where === null && [q, id, filter].every((one) => one === undefined);
  return field === undefined || link === undefined || !isOnly ? null : toSingleLink(link, [request[field]].flat());
}

function toConditions(
  stored: Listed,
  request: Partial<ListRequest>,
  { where, isCounted }: { readonly where: FixedValues; readonly isCounted: boolean },
): SQL | undefined {
  const toLinked = isCounted ? toLinkAlternative : toLinkCondition;
  const fixed = Object.entries(where ?? {}).map(([field, value]) => toCondition(stored, field, value));
  const filters = stored.filters
    .filter((field) => request[field] !== undefined)
    .map((field) => {
      const link = linkOf(stored, field);
      return link === undefined
        ? toOrderedCondition(stored, field, request)
        : toLinked(stored, link, [request[field]].flat());
    });
  const named = request["id"] === undefined ? [] : [toCondition(stored, "id", request["id"])];
  const groups =
    request.filter === undefined
      ? []
      : [toFilterCondition(stored, readFilter(request.filter), { isNegated: false, isAlternative: isCounted })];
  return and(...fixed, ...filters, ...groups, ...named, toSearch(stored, request.q));
}

/** The condition of a filter, which the index of the list's order serves too if it is by the same field. */
function toOrderedCondition(stored: Listed, field: string, request: Partial<ListRequest>): SQL {
  const condition = toCondition(stored, field, request[field]);
  return stored.columns.includes(field) && request.sort?.replace(/^-/, "") === field
    ? withPositions(columnOf(stored.table, field), condition, [request[field]].flat())
    : condition;
}

/** Several values match any of them. */
function toCondition(stored: Listed, field: string, value: unknown): SQL {
  const { timeZone } = calendarOf(stored);
  const link = linkOf(stored, field);
  if (link !== undefined) {
    return toLinkCondition(stored, link, [value].flat());
  }
  const computed = computedSql(stored, field);
  if (computed !== null) {
    return inArray(computed, [value].flat());
  }
  const part = partOf(stored, field);
  if (part !== null) {
    return toPartCondition(part, [value].flat(), timeZone);
  }
  const column = columnOf(stored.table, field);
  if (!Array.isArray(value)) {
    return eq(column, value);
  }
  if (column.columnType === "PgArray") {
    return arrayOverlaps(column, value.map(String));
  }
  if (isDateColumn(column)) {
    return or(...value.map((range) => toDateCondition(column, String(range), timeZone))) ?? sql`false`;
  }
  if (stored.identities?.includes(field) === true) {
    return hasAnyText(column, value);
  }
  return inArray(column, column.columnType === "PgUUID" ? value.filter(isId) : value);
}

/** More words rarely narrow a search further, and each costs time. */
const MAX_SEARCH_WORDS = 8;

/** Each word must be in one of the searched fields, ignoring case and accents. */
function toSearch(stored: Listed, text: string | undefined): SQL | undefined {
  const words = toSearchWords(text ?? "");
  if (words.length > MAX_SEARCH_WORDS) {
    const message = `has ${words.length} words: search for at most ${MAX_SEARCH_WORDS}`;
    throw new HttpProblem(400, "The query is not valid", [fieldProblem("q", "maxItems", message)]);
  }
  return and(
    ...words.map((word) => {
      const pattern = `%${word.replaceAll(/[\\%_]/g, "\\$&")}%`;
      return or(
        ...stored.search.map((field) => sql`search_text(${searchedText(stored, field)}) like search_text(${pattern})`),
      );
    }),
  );
}

/** The words of a search, without those that are part of another: whatever contains "ana" contains "a" too. */
export function toSearchWords(text: string): readonly string[] {
  const words = [...new Set(text.split(/\s+/))].filter((word) => word !== "");
  return words.filter((word) => !words.some((other) => other !== word && other.includes(word)));
}

/** By default, the title field is searched, which may be a number, a day or a time. */
function searchedText(stored: Listed, field: string): SQL | PgColumn {
  const made = computedSql(stored, field) ?? partOf(stored, field)?.value;
  if (made !== undefined) {
    return made;
  }
  const column = columnOf(stored.table, field);
  return column.columnType === "PgText" ? column : sql`${column}::text`;
}

/** Checks if an order depends on the current day. */
export function isOrderOfToday(stored: Stored, sort: string): boolean {
  return dependsOnToday(stored, sort.replace(/^-/, ""));
}

/**
 * The order of one of the two parts of a list: rows with a value, or blanks, which are last in both directions
 * (decision 0054). An ascending list as a whole has this order. The id comes last, so that paging never repeats or
 * skips a row.
 */
export function toListOrder(stored: Listed, sort: string): readonly SQL[] {
  const direction = sort.startsWith("-") ? desc : asc;
  return [direction(toSortKey(stored, sort).expression), direction(columnOf(stored.table, "id"))];
}

/** The sort key of an order. Generated indexes use the same expressions. */
export function toSortKey(stored: Listed, sort: string): SortKey {
  const name = sort.replace(/^-/, "");
  const computed = computedSql(stored, name);
  if (computed !== null) {
    return isText(stored, name)
      ? toTextKey(computed)
      : { expression: computed, type: isNumber(stored, name) ? "numeric" : "boolean", mayBeBlank: true };
  }
  const part = partOf(stored, name);
  if (part !== null) {
    return toPartOrder(part, stored.words?.[name]);
  }
  const column = columnOf(stored.table, name);
  if (column.columnType !== "PgText") {
    return { expression: sql`${column}`, type: column.getSQLType(), mayBeBlank: !column.notNull };
  }
  const { enumValues = [] } = column;
  return enumValues.length === 0
    ? toTextKey(column)
    : { ...toWordKey(column, enumValues), mayBeBlank: !column.notNull };
}
