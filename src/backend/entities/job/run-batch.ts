import type { BatchRow } from "../../../contract/batch.ts";
import type { Db } from "../../database/database.ts";
import { toEntityTag } from "../../http/entity-tag.ts";
import { writeBatch } from "../batch/write-batch.ts";
import type { EntityRecord } from "../stored-entity.ts";
import type { ChosenRecord } from "./choose-records.ts";
import { type BatchOutcome, type JobBatch, lockRecords, type RecordOutcome, toTitle } from "./job-batch.ts";
import { type JobRow, kindOf, workOf } from "./job-row.ts";
import { executeActions } from "./run-actions.ts";
import { restoreRecords } from "./run-restores.ts";

/** Does the work of a job for some records, in a transaction, by the code of the single calls. */
export async function runBatch(tx: Db, batch: JobBatch): Promise<BatchOutcome> {
  const { job, undone, batchEntity, records } = batch;
  if (job.kind === "action") {
    return await executeActions(tx, batchEntity, batch);
  }
  if (undone?.kind === "delete" || kindOf(job) === "restore") {
    return await restoreRecords(tx, batchEntity, records);
  }
  const current = await lockRecords(batchEntity, tx, records);
  const rows = records.map((record) => toRow(job, undone, record));
  const { results, entries } = await writeBatch(batchEntity, tx, { rows, current });
  const outcomes = results.map(({ result, written }, index): RecordOutcome => {
    const record = records[index] as ChosenRecord;
    // Jobs create no records.
    const status = result.status === "created" ? "changed" : result.status;
    const isFailed = status === "refused" || status === "conflicting";
    return {
      record,
      status,
      failure: isFailed
        ? { title: toTitle(batchEntity.stored, current, record.id), problem: result.problem ?? null }
        : null,
      written: isFailed || written === null ? null : [record.id, written.after?.revision ?? 0, result.before ?? null],
    };
  });
  return { outcomes, entries };
}

function toRow(job: JobRow, undone: JobRow | null, record: ChosenRecord): BatchRow<EntityRecord> {
  const { id } = record;
  const [row, version] = [record.position, toEntityTag(record)];
  if (job.kind === "delete") {
    return { row, operation: "delete", id, version };
  }
  const set = undone === null ? workOf(job).set : (record.earlier as EntityRecord | null);
  return { row, operation: "update", id, version, set: set ?? {} };
}
