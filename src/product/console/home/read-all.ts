import { askList, type ListSource } from "#console/data/ask-list.ts";
import { collectRows } from "#console/data/collect-rows.ts";
import { TooManyRowsError } from "#console/data/too-many-rows.ts";
import type { EntityRecord } from "#contract/transport.ts";

/** Maximum number of records that are loaded to compute a sum. */
const MOST_RECORDS = 5_000;

/** Loads all records of a list, if there are not too many. */
export async function readAll(source: ListSource, signal: AbortSignal): Promise<readonly EntityRecord[]> {
  const first = await askList(source, { page: 1, pageSize: 25 }, signal);
  if (first.isWhole) {
    return (await askList(source, {}, signal)).rows;
  }
  if (first.total === null || first.total > MOST_RECORDS) {
    throw new TooManyRowsError(first.total ?? 0);
  }
  return await collectRows(source.client, {}, { signal });
}
