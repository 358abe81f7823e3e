import { and, getTableColumns, getTableName, type Placeholder, type SQL, sql } from "drizzle-orm";
import { COUNTED_ROWS } from "../../contract/counted-rows.ts";
import type { Db } from "../database/database.ts";
import { countUpTo } from "./count-rows.ts";
import { type ListRequest, toListOrder, toSortKey } from "./list-query.ts";
import { COLLECTED_ROWS, MOST_COLLECTED, WALKED_ROWS } from "./order-risk.ts";
import type { Listed, Row, Storage, Stored } from "./stored-entity.ts";

/** What a list is read from. */
export interface Source {
  readonly db: Db;
  readonly storage: Storage;
  readonly stored: Stored;
  /** The business time zone. */
  readonly timeZone: string;
}

/** The same for one request. */
export interface Context extends Source {
  /** In the calendar that the order is computed with. */
  readonly stored: Listed;
  /** The rows to count, if they are those of a link table. */
  readonly links: SQL | null;
}

/** A request with its conditions. */
export interface Asked {
  readonly request: ListRequest;
  readonly condition: SQL | undefined;
  /** The same condition, to count the rows. */
  readonly counted: SQL | undefined;
  /** The number of matches, if it decides how the page is read (`testsOrder`). */
  readonly matches: number | null;
}

/** Column aliases that no product uses. */
export const TOTAL = "list total";
export const KEY = "list key";

interface RowBounds {
  readonly segment: SQL | undefined;
  readonly walk?: string;
  readonly limit: number;
  readonly offset: number;
}

/**
 * Rows of an order. Where the matches may be far from its beginning, few matches are collected and sorted. Of more, the page
 * is looked for in the first rows of the order. If it is not there, they are collected as well, unless they are very many.
 */
export async function readRows(context: Context, asked: Asked, bounds: RowBounds): Promise<Row[]> {
  const { request, condition, counted, matches } = asked;
  const read = (how?: Bounds["how"]) =>
    toQuery(context, request, {
      ...bounds,
      condition,
      counted,
      ...(matches === null ? {} : { matches }),
      ...(how && { how }),
    });
  if (matches === null) {
    return await read();
  }
  if (matches <= COLLECTED_ROWS) {
    return await read("collected");
  }
  const rows = await read("walked");
  const isWhole = rows.length === bounds.limit || (await countUpTo(context, bounds.segment, WALKED_ROWS)) < WALKED_ROWS;
  if (isWhole) {
    return rows;
  }
  const isBounded = (await countUpTo(context, counted, MOST_COLLECTED + 1)) <= MOST_COLLECTED;
  return await read(isBounded ? "collected" : undefined);
}

interface Bounds {
  readonly condition?: SQL | undefined;
  /** The same condition, to count the rows. */
  readonly counted?: SQL | undefined;
  /** Restricts the rows to a part of the list. */
  readonly segment?: SQL | undefined;
  /** Order of reading. Default: the list's. */
  readonly walk?: string;
  readonly limit: number | Placeholder;
  readonly offset: number | Placeholder;
  /** The total, if it is known. */
  readonly matches?: number;
  /** All matches are collected before they are sorted, or only the first rows of the order are read. Default: the planner's choice. */
  readonly how?: "collected" | "walked";
}

/**
 * One statement for the page and the total: building a statement costs more than executing it. The sort key is computed
 * outside of the inner query, which would compute it for all skipped rows, and only where a cursor may need it: for the
 * first row, and for the last row before the extra one.
 */
export function toQuery({ db, stored, links }: Context, request: ListRequest, bounds: Bounds) {
  const { counted, matches, walk = request.sort, limit, offset } = bounds;
  const among = counted === undefined ? sql`` : sql` where ${counted}`;
  const most = request.count === "exact" ? sql`` : sql` limit ${sql.raw(String(COUNTED_ROWS + 1))}`;
  const rows = links ?? sql`select 1 from ${stored.table}${among}`;
  const total = sql<number>`${matches ?? sql`(select count(*)::int from (${rows}${most}) counted)`}::int`;
  const key = sql<string | null>`case when row_number() over () in (1, ${limit}::int - 1)
    then (${toSortKey(stored, walk).expression})::text end`;
  // The alias is the table's name, because the expressions contain it.
  const page = toPage(db, stored, { ...bounds, walk })
    .limit(limit)
    .offset(offset)
    .as(getTableName(stored.table));
  return db.select({ ...page._.selectedFields, [TOTAL]: total, [KEY]: key }).from(page);
}

/** The rows of a page. A limit of an inner query is computed before the conditions and orders around it. */
function toPage(db: Db, stored: Listed, { condition, segment, walk = "", how }: Bounds) {
  const columns = getTableColumns(stored.table);
  const order = toListOrder(stored, walk);
  const name = getTableName(stored.table);
  if (how === "collected") {
    const found = db.select(columns).from(stored.table).where(and(condition, segment));
    return db
      .select()
      .from(found.limit(MOST_COLLECTED).as(name))
      .orderBy(...order)
      .$dynamic();
  }
  if (how === "walked") {
    const first = db
      .select(columns)
      .from(stored.table)
      .where(segment)
      .orderBy(...order);
    return db.select().from(first.limit(WALKED_ROWS).as(name)).where(condition).$dynamic();
  }
  return db
    .select(columns)
    .from(stored.table)
    .where(and(condition, segment))
    .orderBy(...order)
    .$dynamic();
}
