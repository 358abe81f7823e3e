import { sql } from "drizzle-orm";
import { type Db, readRows } from "../../database/database.ts";
import { deletedRecords } from "../../database/own-tables.ts";
import { HttpProblem, invalid, notFound } from "../../http/http-problem.ts";
import type { AuditEvent } from "../../writes/record-audit.ts";
import type { BatchEntity } from "../batch/batch-entity.ts";
import { insertDeleted } from "../deleted-records.ts";
import { findReferenceProblems } from "../references.ts";
import type { EntityRecord } from "../stored-entity.ts";
import type { ChosenRecord } from "./choose-records.ts";
import { type BatchOutcome, goneProblem, type RecordOutcome } from "./job-batch.ts";

interface KeptRecord {
  readonly trashId: string;
  readonly id: string;
  readonly title: string;
  readonly record: EntityRecord;
}

/** The restored record, or the error of the single call. */
type Outcomes = Map<KeptRecord, EntityRecord | HttpProblem>;

/** Restores deleted records from the trash. One that is not there any more, or cannot be restored, does not affect others. */
export async function restoreRecords(
  tx: Db,
  entity: BatchEntity,
  records: readonly ChosenRecord[],
): Promise<BatchOutcome> {
  const kept = await lockKept(tx, entity, records);
  const restored: Outcomes = new Map();
  const found = records.flatMap(({ id }) => kept.get(id) ?? []);
  await (canBeTogether(entity) ? restoreTogether : restoreEach)(tx, entity, { records: found, outcomes: restored });
  const outcomes: RecordOutcome[] = [];
  const entries: AuditEvent[] = [];
  for (const record of records) {
    const one = kept.get(record.id);
    const after = one === undefined ? undefined : restored.get(one);
    if (one === undefined || after === undefined) {
      const failure = { title: record.id, problem: goneProblem() };
      outcomes.push({ record, status: "refused", failure, written: null });
    } else if (after instanceof HttpProblem) {
      const { statusCode, message, details } = after;
      const failure = { title: one.title, problem: { statusCode, message, details } };
      outcomes.push({ record, status: "refused", failure, written: null });
    } else {
      const { id, title } = one;
      entries.push({ action: "restore", entity: entity.stored.entity, recordId: id, title, before: null, after });
      outcomes.push({ record, status: "restored", failure: null, written: null });
    }
  }
  return { outcomes, entries };
}

/** Cycles and rules that count other records need the code of the single call. */
function canBeTogether({ stored: { trees = [], rules = [] } }: BatchEntity): boolean {
  return trees.length === 0 && rules.every(({ atMostOne }) => atMostOne === null);
}

interface Restoring {
  readonly records: readonly KeptRecord[];
  readonly outcomes: Outcomes;
}

/** Restores records by as few statements as possible. If one is rejected, halves are tried until one record is left. */
async function restoreTogether(tx: Db, entity: BatchEntity, { records, outcomes }: Restoring): Promise<void> {
  if (records.length < 2) {
    await restoreEach(tx, entity, { records, outcomes });
    return;
  }
  try {
    const restored = await tx.transaction((savepoint) => restoreGroup(savepoint, entity, records));
    for (const [record, after] of restored) {
      outcomes.set(record, after);
    }
  } catch (error) {
    entity.toRefusal(error);
    const half = Math.ceil(records.length / 2);
    await restoreTogether(tx, entity, { records: records.slice(0, half), outcomes });
    await restoreTogether(tx, entity, { records: records.slice(half), outcomes });
  }
}

async function restoreGroup(
  tx: Db,
  entity: BatchEntity,
  records: readonly KeptRecord[],
): Promise<readonly (readonly [KeptRecord, EntityRecord])[]> {
  const bodies = records.map(({ record }) => record);
  const problems = (await findReferenceProblems(tx, entity, bodies)).flat();
  if (problems.length > 0) {
    throw invalid(problems);
  }
  await insertDeleted(
    tx,
    records.map(({ trashId }) => trashId),
  );
  const ids = records.map(({ id }) => id);
  const written = new Map((await entity.store.holdAll(ids, tx)).map(({ id, record }) => [id, record]));
  const restored = records.map((record) => {
    const after = written.get(record.id);
    if (after === undefined) {
      throw notFound();
    }
    return [record, after] as const;
  });
  for (const [, after] of restored) {
    await entity.afterWrite(tx, { before: null, after });
  }
  return restored;
}

/** Restores records one by one, each by the code of the single call. */
async function restoreEach(tx: Db, entity: BatchEntity, { records, outcomes }: Restoring): Promise<void> {
  for (const one of records) {
    try {
      outcomes.set(one, await tx.transaction((savepoint) => restore(savepoint, entity, one)));
    } catch (error) {
      outcomes.set(one, entity.toRefusal(error));
    }
  }
}

async function restore(tx: Db, { store, afterWrite }: BatchEntity, { trashId, id, record }: KeptRecord) {
  const restored = await store.restore({ id, record }, (same) => insertDeleted(same, [trashId]))(tx);
  await afterWrite(tx, { before: null, after: restored.record });
  return restored.record;
}

async function lockKept(
  tx: Db,
  { stored }: BatchEntity,
  records: readonly ChosenRecord[],
): Promise<ReadonlyMap<string, KeptRecord>> {
  const ids = records.map(({ id }) => id);
  const rows = await readRows<KeptRecord>(
    tx,
    sql`select id::text as "trashId", record_id as id, title, record from ${deletedRecords}
      where entity = ${stored.entity} and record_id = any(${sql.param(ids)}::text[]) order by record_id for update`,
  );
  return new Map(rows.map((row) => [row.id, row]));
}
