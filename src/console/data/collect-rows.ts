import type { CallOptions, EntityRecord, ListPage, ListQuery } from "../../contract/transport.ts";
import { toExactJson } from "../lib/exact-json.ts";
import { isRecordId } from "./record-id.ts";
import { isHoldable, MAX_ROWS, TooManyRowsError } from "./too-many-rows.ts";

/** Page size of requests. If the backend returns fewer rows, its page size is used. */
const PAGE_SIZE = 500;

/** Number of loaded rows from which the next page is requested by its cursor, if the backend returns one. */
const CURSORS_FROM = 10_000;

export interface CollectOptions {
  readonly signal?: AbortSignal;
  /** Called after each page. */
  readonly onProgress?: (loaded: number, total: number) => void;
  /** Maximum number of records. @defaultValue that of a list in the browser */
  readonly most?: number;
}

/** A list whose rows have an id or not, such as an `EntityClient`. */
export interface RowSource<Row> {
  list?(query?: ListQuery, options?: CallOptions): Promise<ListPage<Row>>;
}

/** Any row. */
interface AnyRow {
  readonly id?: unknown;
}

/**
 * Adds a unique key to each row of a page. The key is the same for the same row on another page: the typed id (`1`
 * and `"1"` differ) or, without an id, the whole content. Equal rows of one page get different keys.
 */
function keyRows<Row extends AnyRow>(rows: readonly Row[]): readonly (readonly [key: string, row: Row])[] {
  const times = new Map<string, number>();
  return rows.map((row) => {
    const key = isRecordId(row.id) ? `${typeof row.id} ${row.id}` : toExactJson(row);
    const time = times.get(key) ?? 0;
    times.set(key, time + 1);
    return [`${time} ${key}`, row];
  });
}

/**
 * Loads every record of a list, page by page. A record that moved between pages appears once. Rejects with
 * `TooManyRowsError`.
 *
 * @example
 * const members = await collectRows(useEntityClient("member"), { sort: "name" }, { signal });
 */
export async function collectRows<Row extends AnyRow = EntityRecord>(
  client: RowSource<Row>,
  query: Omit<ListQuery, "page" | "pageSize">,
  { signal, onProgress, most = MAX_ROWS }: CollectOptions = {},
): Promise<readonly Row[]> {
  const rows = new Map<string, Row>();
  let next: string | undefined;
  const call = async (page: number, pageSize: number) => {
    signal?.throwIfAborted();
    // A page number makes the backend skip all rows before it, so that a long list takes its square.
    const after = rows.size >= CURSORS_FROM && next !== undefined ? { after: next } : {};
    const answer = await client.list?.({ ...query, page, pageSize, ...after }, signal ? { signal } : {});
    next = answer?.next;
    // After a cursor, no next one means that the list is complete.
    const isLast = "after" in after && next === undefined;
    return isLast && answer ? { ...answer, isAtLeast: false, total: rows.size } : (answer ?? { rows: [], total: 0 });
  };
  const count = async (least: number) =>
    (await client.list?.({ ...query, page: 1, pageSize: 1, isCountedExactly: true }, signal ? { signal } : {}))
      ?.total ?? least;
  const take = async (answer: ListPage<Row>): Promise<boolean> => {
    const total = answer.total ?? answer.rows.length;
    if (!isHoldable(total, answer.isAtLeast === true, most)) {
      throw new TooManyRowsError(answer.isAtLeast === true ? await count(total) : total, most);
    }
    const before = rows.size;
    for (const [key, row] of keyRows(answer.rows)) {
      rows.set(key, row);
    }
    if (rows.size > most) {
      throw new TooManyRowsError(await count(rows.size), most);
    }
    onProgress?.(rows.size, total);
    // Without new rows, the backend does not page: the list is complete.
    return answer.total !== null && (rows.size < total || answer.isAtLeast === true) && rows.size > before;
  };
  const first = await call(1, PAGE_SIZE);
  let isMore = await take(first);
  const size = Math.min(PAGE_SIZE, first.rows.length);
  for (let page = 2; isMore; page += 1) {
    isMore = await take(await call(page, size));
  }
  return [...rows.values()];
}
