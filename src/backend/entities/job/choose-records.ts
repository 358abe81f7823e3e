import { and, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { calendarAt } from "../../../contract/calendar.ts";
import { MAX_JOB_RECORDS } from "../../../contract/jobs.ts";
import { type Db, readRows } from "../../database/database.ts";
import { jobRecords, jobResults } from "../../database/job-tables.ts";
import { deletedRecords } from "../../database/own-tables.ts";
import { trashList } from "../deleted-records.ts";
import { type ListRequest, toListCondition } from "../list-query.ts";
import type { RouteContext } from "../route-context.ts";
import { columnOf, isId, type Listed, storedEntity } from "../stored-entity.ts";
import type { JobRow } from "./job-row.ts";

/** Records of one row of `jobRecords`. */
const RECORDS_PER_ROW = 1_000;

/** The records of a new job. */
export interface Choice {
  readonly jobId: string;
  readonly request: Partial<ListRequest>;
  readonly except: readonly string[];
}

/**
 * Stores the ids and revisions of all records of a list, in the order of the ids, by one statement. Records that begin to
 * match later are not part of the job, and those that change are conflicting. Returns their number, at most one more than
 * the limit.
 */
export async function chooseMatching(
  tx: Db,
  { model, route, config }: RouteContext,
  { jobId, request, except }: Choice,
): Promise<number> {
  const stored: Listed = { ...storedEntity(model.storage, route.entity), calendar: calendarAt(config.timeZone) };
  const { table } = stored;
  const id = columnOf(table, "id");
  const left = except.filter(isId);
  const isLeft = left.length === 0 ? undefined : sql`not (${id} = any(${sql.param(left)}::uuid[]))`;
  const condition = and(toListCondition(stored, request, route.where), isLeft);
  const among = condition === undefined ? sql`` : sql` where ${condition}`;
  const records = sql`select chosen.id, chosen.revision, null::jsonb as earlier,
      row_number() over (order by chosen.id) - 1 as n
    from (select ${id} as id, ${columnOf(table, "revision")} as revision from ${table}${among}
      order by ${id} limit ${MAX_JOB_RECORDS + 1}) chosen`;
  return await storeRecords(tx, jobId, records);
}

/**
 * Stores the ids of deleted records of the entity that the trash finds with the search, the latest deletion first: a record
 * that others refer to was deleted after them. Returns their number, at most one more than the limit.
 */
export async function chooseDeleted(
  tx: Db,
  { route, config }: RouteContext,
  { jobId, request: { q }, except }: Choice,
): Promise<number> {
  const { recordId, deletedAt } = deletedRecords;
  const search = q === undefined ? {} : { q };
  const found = toListCondition({ ...trashList, calendar: calendarAt(config.timeZone) }, search, {
    entity: route.entity,
  });
  const isLeft = except.length === 0 ? undefined : sql`not (${recordId} = any(${sql.param(except)}::text[]))`;
  const records = sql`select chosen.id, 0 as revision, null::jsonb as earlier,
      row_number() over (order by chosen.at desc, chosen.id) - 1 as n
    from (select ${recordId}::uuid as id, ${deletedAt} as at from ${deletedRecords} where ${and(found, isLeft)}
      order by 2 desc, 1 limit ${MAX_JOB_RECORDS + 1}) chosen`;
  return await storeRecords(tx, jobId, records);
}

/** Stores what another job has written, with the revisions after it and the values before. Returns the number. */
export async function chooseWritten(tx: Db, jobId: string, { id: other }: JobRow): Promise<number> {
  const records = sql`select (entry.value ->> 0)::uuid as id, (entry.value ->> 1)::int as revision,
      entry.value -> 2 as earlier, row_number() over (order by result.position, entry.n) - 1 as n
    from ${jobResults} result, jsonb_array_elements(result.written) with ordinality entry(value, n)
    where result.job_id = ${other}`;
  return await storeRecords(tx, jobId, records);
}

async function storeRecords(tx: Db, jobId: string, records: SQL): Promise<number> {
  const [stored] = await readRows<{ total: number }>(
    tx,
    sql`with stored as (
        insert into ${jobRecords} (job_id, number, ids, revisions, earlier)
        select ${jobId}::uuid, number, array_agg(id order by n), array_agg(revision order by n),
          jsonb_agg(earlier order by n)
        from (select *, n / ${RECORDS_PER_ROW}::int as number from (${records}) record) numbered
        group by number
        returning cardinality(ids) as size)
      select coalesce(sum(size), 0)::int as total from stored`,
  );
  return stored?.total ?? 0;
}

/** A record of a job. */
export interface ChosenRecord {
  readonly position: number;
  readonly id: string;
  /** When it was chosen; of an undo: after the write that is reversed. */
  readonly revision: number;
  /** Of an undo: the values before. */
  readonly earlier: unknown;
}

/** The next records of a job: up to `limit`, from one row of the table. */
export async function readNext(db: Db, { id, done }: JobRow, limit: number): Promise<readonly ChosenRecord[]> {
  const { ids, revisions, earlier, jobId, number } = jobRecords;
  const from = done % RECORDS_PER_ROW;
  const [first, last] = [from + 1, Math.min(from + limit, RECORDS_PER_ROW)];
  const slice = (column: PgColumn) => sql`${column}[${first}::int:${last}::int]`;
  const rows = await readRows<{ ids: readonly string[]; revisions: readonly number[]; earlier: readonly unknown[] }>(
    db,
    sql`select to_json(${slice(ids)}) as ids, to_json(${slice(revisions)}) as revisions,
        (select json_agg(value order by n) from jsonb_array_elements(${earlier}) with ordinality e(value, n)
          where n between ${first} and ${last}) as earlier
      from ${jobRecords} where ${jobId} = ${id} and ${number} = ${Math.floor(done / RECORDS_PER_ROW)}`,
  );
  return rows.flatMap((row) =>
    row.ids.map((recordId, index) => ({
      position: done + index,
      id: recordId,
      revision: row.revisions[index] ?? 0,
      earlier: row.earlier[index] ?? null,
    })),
  );
}
