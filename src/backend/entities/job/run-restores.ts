import { sql } from "drizzle-orm";
import { type Db, readRows } from "../../database/database.ts";
import { deletedRecords } from "../../database/own-tables.ts";
import type { AuditEvent } from "../../writes/record-audit.ts";
import type { BatchEntity } from "../batch/batch-entity.ts";
import { insertDeleted } from "../deleted-records.ts";
import type { EntityRecord } from "../stored-entity.ts";
import type { ChosenRecord } from "./choose-records.ts";
import { type BatchOutcome, goneProblem, type RecordOutcome } from "./job-batch.ts";

interface KeptRecord {
  readonly trashId: string;
  readonly id: string;
  readonly title: string;
  readonly record: EntityRecord;
}

/** Restores deleted records from the trash, each with a savepoint. One that is not there any more is refused. */
export async function restoreRecords(
  tx: Db,
  entity: BatchEntity,
  records: readonly ChosenRecord[],
): Promise<BatchOutcome> {
  const kept = await lockKept(tx, entity, records);
  const outcomes: RecordOutcome[] = [];
  const entries: AuditEvent[] = [];
  for (const record of records) {
    const found = kept.get(record.id);
    if (found === undefined) {
      const failure = { title: record.id, problem: goneProblem() };
      outcomes.push({ record, status: "refused", failure, written: null });
      continue;
    }
    try {
      const after = await tx.transaction((savepoint) => restore(savepoint, entity, found));
      const { id, title } = found;
      entries.push({ action: "restore", entity: entity.stored.entity, recordId: id, title, before: null, after });
      outcomes.push({ record, status: "restored", failure: null, written: null });
    } catch (error) {
      const { statusCode, message, details } = entity.toRefusal(error);
      const failure = { title: found.title, problem: { statusCode, message, details } };
      outcomes.push({ record, status: "refused", failure, written: null });
    }
  }
  return { outcomes, entries };
}

async function restore(tx: Db, { store, afterWrite }: BatchEntity, { trashId, id, record }: KeptRecord) {
  const restored = await store.restore({ id, record }, (same) => insertDeleted(same, trashId))(tx);
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
