import type { EntityClient, EntityRecord, ListPage, ListQuery } from "../../contract/transport.ts";
import { toExactJson } from "../lib/exact-json.ts";
import { isRecordId } from "./record-id.ts";
import { isHoldable, TooManyRowsError } from "./too-many-rows.ts";

/** Page size of requests. If the backend returns fewer rows, its page size is used. */
const PAGE_SIZE = 500;

export interface CollectOptions {
  readonly signal?: AbortSignal;
  /** Called after each page. */
  readonly onProgress?: (loaded: number, total: number) => void;
}

/**
 * Adds a unique key to each row of a page. The key is the same for the same row on another page: the typed id (`1`
 * and `"1"` differ) or, without an id, the whole content. Equal rows of one page get different keys.
 */
function keyRows(rows: readonly EntityRecord[]): readonly (readonly [key: string, row: EntityRecord])[] {
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
export async function collectRows(
  client: EntityClient,
  query: Omit<ListQuery, "page" | "pageSize">,
  { signal, onProgress }: CollectOptions = {},
): Promise<readonly EntityRecord[]> {
  const rows = new Map<string, EntityRecord>();
  const call = async (page: number, pageSize: number) => {
    signal?.throwIfAborted();
    return (await client.list?.({ ...query, page, pageSize }, signal ? { signal } : {})) ?? { rows: [], total: 0 };
  };
  const count = async (least: number) =>
    (await client.list?.({ ...query, page: 1, pageSize: 1, isCountedExactly: true }, signal ? { signal } : {}))
      ?.total ?? least;
  const take = async (answer: ListPage<EntityRecord>): Promise<boolean> => {
    const total = answer.total ?? answer.rows.length;
    if (!isHoldable(total, answer.isAtLeast === true)) {
      throw new TooManyRowsError(answer.isAtLeast === true ? await count(total) : total);
    }
    const before = rows.size;
    for (const [key, row] of keyRows(answer.rows)) {
      rows.set(key, row);
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
