import { getTableName } from "drizzle-orm";
import type pg from "pg";
import { columnOf, type Stored } from "../../../src/backend/entities/stored-entity.ts";
import type { ListFilter } from "../../../src/contract/list-filter.ts";
import { FREQUENT_WORD, MEDIUM_WORD } from "./fill-tables.ts";

/** A request of a list, without its order. */
export interface RequestCase {
  /** The class in which it is reported. */
  readonly of: "all" | "filter" | "pair" | "search" | "group" | "negated group" | "any link";
  readonly query: Readonly<Record<string, unknown>>;
  readonly text: string;
}

/** The most frequent, a medium and the rarest value of a field. */
interface Values {
  readonly field: string;
  readonly frequent: string;
  readonly medium: string;
  readonly rare: string;
}

/** All orders of a list: each column in both directions. */
export function ordersOf({ sortable, sort }: Stored): readonly string[] {
  return [...new Set([sort, ...sortable.flatMap((field) => [field, `-${field}`])])];
}

/** Every filter, pair of filters, search and condition that a list offers. */
export async function requestCasesOf(client: pg.Client, stored: Stored): Promise<readonly RequestCase[]> {
  const values = new Map<string, Values>();
  for (const field of new Set([...stored.filters, ...groupFields(stored)])) {
    values.set(field, await readValues(client, stored, field));
  }
  const filters = stored.filters.flatMap((field) => values.get(field) ?? []);
  return [
    { of: "all", query: {}, text: "all" },
    ...filters.flatMap(({ field, frequent, medium, rare }) =>
      [frequent, medium, rare].map((value) => filterBy(stored, { [field]: value })),
    ),
    ...filters.flatMap((left, index) =>
      filters.slice(index + 1).flatMap((right) =>
        [left.frequent, left.rare].flatMap((first) =>
          [right.frequent, right.rare].map((second) => ({
            ...filterBy(stored, { [left.field]: first, [right.field]: second }),
            of: "pair" as const,
          })),
        ),
      ),
    ),
    ...SEARCHES.map((q) => ({ of: "search" as const, query: { q }, text: `q=${q}` })),
    ...filters.map(({ field, frequent }) => {
      const filter = filterBy(stored, { [field]: frequent });
      return {
        of: "search" as const,
        query: { ...filter.query, q: MEDIUM_WORD },
        text: `${filter.text}&q=${MEDIUM_WORD}`,
      };
    }),
    ...groupFields(stored).flatMap((field) => groupsOf(stored, values.get(field))),
  ];
}

/** Words of half, a tenth, one and none of the texts, two at once, and a part of a word. */
const SEARCHES = [FREQUENT_WORD, MEDIUM_WORD, "001234", "nowhere", `${FREQUENT_WORD} 01234`, "arbou"];

function filterBy(stored: Stored, fields: Readonly<Record<string, string>>): RequestCase {
  const query = Object.fromEntries(
    Object.entries(fields).map(([field, value]) => [field, [typed(stored, field, value)]]),
  );
  return {
    of: "filter",
    query,
    text: Object.entries(fields)
      .map((pair) => pair.join("="))
      .join("&"),
  };
}

function typed(stored: Stored, field: string, text: string): string | number | boolean {
  const type = typeOf(stored, field);
  return type === "PgBoolean" ? text === "true" : isNumeric(type) ? Number(text) : text;
}

const isNumeric = (type: string) => ["PgInteger", "PgDoublePrecision", "PgNumeric", "PgNumericNumber"].includes(type);
const isTime = (type: string) => ["PgDateString", "PgTimestampString"].includes(type);

/** Type of a field's column; empty for linked records and computed fields. */
function typeOf({ table, columns, links, computed = {} }: Stored, field: string): string {
  const isColumn = columns.includes(field) && !links.some((link) => link.field === field) && !(field in computed);
  return isColumn ? columnOf(table, field).columnType : "";
}

function hasWords({ table }: Stored, field: string): boolean {
  return (columnOf(table, field).enumValues ?? []).length > 0;
}

/** Fields that conditions of groups may name. Computed fields have no column, and so no index. */
function groupFields(stored: Stored): readonly string[] {
  const { filters, sortable, search, links } = stored;
  const names = new Set(["id", ...filters, ...sortable, ...search]);
  return [...names].filter((field) => typeOf(stored, field) !== "" || links.some((link) => link.field === field));
}

async function readValues(client: pg.Client, stored: Stored, field: string): Promise<Values> {
  const link = stored.links.find((each) => each.field === field);
  const [table, column] =
    link === undefined
      ? [stored.table, columnOf(stored.table, field)]
      : [link.table, columnOf(link.table, link.targetColumn)];
  const type = typeOf(stored, field);
  const value = type === "PgTimestampString" ? `("${column.name}" at time zone 'UTC')::date` : `"${column.name}"`;
  const { rows } = await client.query<{ value: string }>(
    `select ${value}::text as value, count(*) from ${getTableName(table)} where ${value}::text <> ''
     group by 1 order by 2 desc, 1`,
  );
  const at = (share: number) => rows[Math.floor((rows.length - 1) * share)]?.value ?? "";
  const [frequent, medium, rare] = [at(0), rows[1]?.value ?? at(0), at(1)];
  // Ranges of days: everything, a tenth, and one day.
  return isTime(type)
    ? {
        field,
        frequent: "2000-01-01..",
        medium: `${[...rows.map((row) => row.value)].sort()[Math.floor(rows.length * 0.9)]}..`,
        rare,
      }
    : { field, frequent, medium, rare };
}

/** Every condition that the console can filter a field by. Only free texts have "contains". */
function groupsOf(stored: Stored, values: Values | undefined): readonly RequestCase[] {
  if (values === undefined) {
    return [];
  }
  const { field, frequent, medium, rare } = values;
  const type = typeOf(stored, field);
  const bounds =
    isTime(type) || isNumeric(type) ? [values.rare, frequent, medium].map((value) => value.replace("..", "")) : [];
  const conditions: readonly ListFilter[] = [
    ...[frequent, medium, rare].map((value) => ({ field, is: typed(stored, field, value) })),
    ...[true, false].map((isThere) => ({ field, isThere })),
    ...bounds.flatMap((bound) => [
      { field, atLeast: typed(stored, field, bound) },
      { field, atMost: typed(stored, field, bound) },
    ]),
    ...(type !== "PgText" || hasWords(stored, field)
      ? []
      : [rare, "nowhere", MEDIUM_WORD, FREQUENT_WORD].map((contains) => ({ field, contains }))),
  ];
  const of = (condition: ListFilter) => (type === "" && "isThere" in condition ? "any link" : "group");
  return conditions.flatMap((condition) => [
    groupWish(of(condition), { all: [condition] }),
    groupWish(of(condition), { any: [condition, { field: "id", is: values.rare }] }),
    groupWish("negated group", { none: [condition] }),
  ]);
}

function groupWish(of: RequestCase["of"], filter: ListFilter): RequestCase {
  const text = JSON.stringify(filter);
  return { of, query: { filter: text }, text: `filter=${text}` };
}
