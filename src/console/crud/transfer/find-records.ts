import type { EntityRecord, RecordId } from "../../../contract/transport.ts";
import { ApiError } from "../../api/api-error.ts";
import { fetchList } from "../../data/fetch-list.ts";
import { isRecordId } from "../../data/record-id.ts";
import { TooManyRowsError } from "../../data/too-many-rows.ts";
import type { FormData } from "../../fields/form-store.ts";
import { findRecordsLike, type UniqueCheckSource } from "../rules/check-unique.ts";
import { readFor, type UniqueConstraint, uniqueKeyOf } from "../rules/unique-constraints.ts";
import { runEach } from "../writes/run-each.ts";
import { isMissing } from "../writes/write-errors.ts";

/** Found records by key. A key with several records is ambiguous. */
export interface FoundRecords {
  readonly records: ReadonlyMap<string, readonly EntityRecord[]>;
  /** False if the backend cannot be searched: a missing key may exist. */
  readonly isKnown: boolean;
}

/** Reports the number of finished requests. */
export type ReportProgress = (done: number, total: number) => void;

const AT_A_TIME = 100;

function inParts<T>(items: readonly T[], size: number): readonly (readonly T[])[] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, at) => items.slice(at * size, (at + 1) * size));
}

function group(rows: readonly EntityRecord[], toKey: (row: EntityRecord) => string) {
  const records = new Map<string, EntityRecord[]>();
  for (const row of rows) {
    const key = toKey(row);
    const same = records.get(key) ?? [];
    if (!same.some(({ id }) => id === row.id)) {
      records.set(key, [...same, row]);
    }
  }
  return records;
}

/** Loads records one by one. A missing one is left out. Rejects with any other error. */
export async function loadEach(
  { source }: Pick<UniqueCheckSource, "source">,
  ids: readonly RecordId[],
  onProgress?: ReportProgress,
): Promise<readonly EntityRecord[]> {
  const rows: EntityRecord[] = [];
  const { failed } = await runEach(
    ids,
    async (id) => {
      const loaded = await source.client.get?.(id);
      rows.push(...(loaded && isRecordId(loaded.record.id) ? [loaded.record] : []));
    },
    { onProgress: (done) => onProgress?.(done, ids.length), onPause: () => undefined },
  );
  const other = failed.find(({ error }) => !isAbsent(error));
  if (other) {
    throw other.error;
  }
  return rows;
}

/** Some backends respond with 400 or 422 to an id of another format. */
const isAbsent = (error: unknown): boolean =>
  isMissing(error) || (error instanceof ApiError && [400, 422].includes(error.statusCode));

/** Finds records by their ids: in a complete list, by calls for many ids, or one by one. */
export async function findByIds(
  about: UniqueCheckSource,
  ids: readonly string[],
  onProgress?: ReportProgress,
): Promise<FoundRecords> {
  const { source } = about;
  const toKey = (row: EntityRecord) => String(row.id);
  const probe = source.client.list ? await fetchList(source, { page: 1, pageSize: 25 }) : null;
  if (probe?.isWhole) {
    return { records: group((await fetchList(source, {})).rows, toKey), isKnown: true };
  }
  if (!(source.abilities.ids && probe)) {
    return { records: group(await loadEach(about, ids, onProgress), toKey), isKnown: true };
  }
  const rows: EntityRecord[] = [];
  for (const part of inParts(ids, Math.min(AT_A_TIME, source.abilities.pageSize))) {
    rows.push(...(await fetchList(source, { page: 1, pageSize: part.length, ids: part })).rows);
    onProgress?.(rows.length, ids.length);
  }
  return { records: group(rows, toKey), isKnown: true };
}

/** Finds records by the values of a unique constraint. Keys are those of `uniqueKeyOf`. */
export async function findByValues(
  about: UniqueCheckSource,
  constraint: UniqueConstraint,
  wanted: readonly FormData[],
): Promise<FoundRecords> {
  try {
    const { rows, isAll } =
      wanted.length === 0 ? { rows: [], isAll: true } : await findRecordsLike(about, constraint, wanted);
    const toKey = (row: EntityRecord) =>
      uniqueKeyOf(about.screens, constraint, readFor(about.screens, constraint, row));
    return { records: group(rows, toKey), isKnown: isAll };
  } catch (error) {
    if (error instanceof ApiError || error instanceof TooManyRowsError) {
      return { records: new Map(), isKnown: false };
    }
    throw error;
  }
}
