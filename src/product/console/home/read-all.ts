import { collectRows, type EntityRecord, fetchList, type ListSource, TooManyRowsError } from "entity-console/console";

/** Maximum number of records that are loaded to compute a sum. */
const MAX_RECORDS = 5_000;

/** Loads all records of a list, if there are not too many. */
export async function readAll(source: ListSource, signal: AbortSignal): Promise<readonly EntityRecord[]> {
  const first = await fetchList(source, { page: 1, pageSize: 25 }, signal);
  if (first.isWhole) {
    return (await fetchList(source, {}, signal)).rows;
  }
  if (first.total === null || first.total > MAX_RECORDS) {
    throw new TooManyRowsError(first.total ?? 0);
  }
  return await collectRows(source.client, {}, { signal });
}
