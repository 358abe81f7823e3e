import { and, getTableName, sql } from "drizzle-orm";
import { calendarAt } from "../../contract/calendar.ts";
import { COUNTED_ROWS, SKIPPED_ROWS } from "../../contract/counted-rows.ts";
import { readAsList } from "../database/list-reads.ts";
import { prepared } from "../database/prepared.ts";
import { readSqlState } from "../http/database-problem.ts";
import { fieldProblem, HttpProblem } from "../http/http-problem.ts";
import { countMatching, countUpTo, requireEnd } from "./count-rows.ts";
import { type Cursor, invalidCursor, readCursor, toSegments, writeCursor } from "./list-cursor.ts";
import {
  isOrderOfToday,
  type ListRequest,
  toCountCondition,
  toCountedLinks,
  toListCondition,
  toSortKey,
} from "./list-query.ts";
import { testsOrder } from "./order-risk.ts";
import { type Asked, type Context, KEY, readRows, type Source, TOTAL, toQuery } from "./page-rows.ts";
import { readRecords } from "./read-records.ts";
import type { EntityRecord, Listed, Row } from "./stored-entity.ts";

/** A page of a list, with cursors to its neighbours. */
export interface RecordPage {
  readonly data: readonly EntityRecord[];
  /** Number of matching records. */
  readonly total: number;
  /** True if `total` is a lower bound. */
  readonly totalIsAtLeast?: true;
  /** Cursor of the next page, for `after`. */
  readonly nextCursor?: string;
  /** Cursor of the previous page, for `before`. */
  readonly previousCursor?: string;
}

/** Consecutive rows, and flags for more rows on either side. */
interface Slice {
  readonly rows: readonly Row[];
  readonly hasNext: boolean;
  readonly hasPrevious: boolean;
}

/** SQLSTATE of a statement that the time limit of lists, or the server's own, has cancelled. */
const CANCELLED = "57014";

/** Reads a page by number, which skips all rows before it, or by cursor, which skips none. Rejects a slow query. */
export async function readPage(source: Source, request: ListRequest, where: Row | null): Promise<RecordPage> {
  return await readAsList(() => readWholePage(source, request, where)).catch((error: unknown) => {
    throw readSqlState(error) === CANCELLED ? tooSlow() : error;
  });
}

/** Not 503: clients would retry, and the same query would take as long again. */
function tooSlow(): HttpProblem {
  const message =
    "takes too long: filter by fewer or more exact values, search for longer words, or sort by the default";
  return new HttpProblem(400, "The query takes too long", [fieldProblem("", "tooSlow", message)]);
}

async function readWholePage(source: Source, request: ListRequest, where: Row | null): Promise<RecordPage> {
  const calendar = calendarAt(source.timeZone);
  const listed: Listed = { ...source.stored, calendar };
  const counted = toCountCondition(listed, request, where);
  const asked: Asked = {
    request,
    condition: toListCondition(listed, request, where),
    counted,
    matches: testsOrder(listed, request)
      ? await countMatching({ db: source.db, stored: listed }, counted, request.count)
      : null,
  };
  const cursor = readCursor(source.stored, request);
  const today = cursor?.day ?? calendar.today;
  const links = toCountedLinks(listed, request, where);
  const context: Context = { ...source, links, stored: { ...source.stored, calendar: { ...calendar, today } } };
  const slice = await (cursor === null ? readByNumber(context, asked) : readByCursor(context, asked, cursor));
  const records = await readRecords(context, slice.rows);
  const [first, last] = [slice.rows[0], slice.rows.at(-1)];
  return {
    data: records.map(({ record }) => record),
    ...(await readTotal(context, asked, slice)),
    ...(slice.hasNext && last !== undefined ? { nextCursor: toCursor(context, request, last) } : {}),
    ...(slice.hasPrevious && first !== undefined ? { previousCursor: toCursor(context, request, first) } : {}),
  };
}

function toCursor({ stored }: Context, { sort }: ListRequest, row: Row): string {
  const value = row[KEY];
  return writeCursor(stored, sort, { value: typeof value === "string" ? value : null, id: String(row["id"]) });
}

async function readByNumber(context: Context, asked: Asked): Promise<Slice> {
  const { db, stored } = context;
  const { request, condition, counted } = asked;
  const { page, pageSize } = request;
  // One extra row shows if there is a next page.
  const bounds = { limit: pageSize + 1, offset: (page - 1) * pageSize };
  if (bounds.offset > SKIPPED_ROWS) {
    await requireEnd(context, counted);
    return { rows: [], hasNext: false, hasPrevious: true };
  }
  const { expression, mayBeBlank } = toSortKey(stored, request.sort);
  // In ascending order, PostgreSQL sorts NULLs last.
  const isInTwo = mayBeBlank && request.sort.startsWith("-");
  const segment = isInTwo ? sql`(${expression}) is not null` : undefined;
  const rows: Row[] =
    condition === undefined && !isOrderOfToday(stored, request.sort)
      ? await prepared(db, `list ${getTableName(stored.table)} ${request.sort} ${request.count ?? ""}`, () =>
          toQuery(context, request, { segment, limit: sql.placeholder("limit"), offset: sql.placeholder("offset") }),
        ).execute(bounds)
      : await readRows(context, asked, { ...bounds, segment });
  if (isInTwo && rows.length < bounds.limit) {
    rows.push(...(await readBlanks(context, asked, { ...bounds, found: rows.length })));
  }
  return { rows: rows.slice(0, pageSize), hasNext: rows.length > pageSize, hasPrevious: page > 1 };
}

interface BlankBounds {
  readonly limit: number;
  readonly offset: number;
  /** Number of rows on the page that have a value. */
  readonly found: number;
}

/** The blanks of a page in descending order, after all rows with a value. */
async function readBlanks(
  context: Context,
  asked: Asked,
  { limit, offset, found }: BlankBounds,
): Promise<readonly Row[]> {
  const { request, counted } = asked;
  const { expression } = toSortKey(context.stored, request.sort);
  const others = and(counted, sql`(${expression}) is not null`);
  const skipped = found > 0 ? 0 : offset - (await countUpTo(context, others, offset));
  const segment = sql`(${expression}) is null`;
  return await readRows(context, asked, { segment, limit: limit - found, offset: skipped });
}

async function readByCursor(context: Context, asked: Asked, cursor: Cursor): Promise<Slice> {
  const { pageSize, sort } = asked.request;
  const isBack = cursor.side === "before";
  const isDown = sort.startsWith("-") !== isBack;
  const walk = `${isDown ? "-" : ""}${sort.replace(/^-/, "")}`;
  const rows: Row[] = [];
  for (const segment of toSegments(context.stored, walk, cursor)) {
    const limit = pageSize + 1 - rows.length;
    if (limit > 0) {
      const found = readRows(context, asked, { segment, walk, limit, offset: 0 });
      rows.push(...(await found.catch(rejectCursorValue(cursor.side))));
    }
  }
  const hasMore = rows.length > pageSize;
  const kept = rows.slice(0, pageSize);
  return isBack
    ? { rows: kept.reverse(), hasNext: true, hasPrevious: hasMore }
    : { rows: kept, hasNext: hasMore, hasPrevious: true };
}

/** Converts the database's error about a cursor value of the wrong type. */
function rejectCursorValue(side: Cursor["side"]) {
  return (error: unknown): never => {
    throw readSqlState(error)?.startsWith("22") === true ? invalidCursor(side) : error;
  };
}

type Total = Pick<RecordPage, "total" | "totalIsAtLeast">;

/** The total of a page. A page past the end has no row that contains it. */
async function readTotal(
  context: Context,
  { request: { page, pageSize, count: wish }, counted: condition, matches }: Asked,
  { rows, hasNext }: Slice,
): Promise<Total> {
  const [row] = rows;
  const counted = row === undefined ? (matches ?? (await countMatching(context, condition, wish))) : Number(row[TOTAL]);
  if (wish === "exact" || counted <= COUNTED_ROWS) {
    return { total: counted };
  }
  const reached = (page - 1) * pageSize + rows.length + (hasNext ? 1 : 0);
  // A page past the end does not prove that there are rows before it.
  return { total: Math.max(COUNTED_ROWS, row === undefined ? 0 : reached), totalIsAtLeast: true };
}
