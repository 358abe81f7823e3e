import type { JobFailure, JobStatus } from "../../../contract/jobs.ts";
import { titleOf } from "../../../contract/record-title.ts";
import type { StaffCaller } from "../../auth/require-session.ts";
import type { Db } from "../../database/database.ts";
import { type HttpProblem, notFound } from "../../http/http-problem.ts";
import type { AuditEvent } from "../../writes/record-audit.ts";
import type { Work, WriteResult } from "../../writes/write-handler.ts";
import type { BatchEntity } from "../batch/batch-entity.ts";
import type { Stored, Versioned } from "../stored-entity.ts";
import type { ChosenRecord } from "./choose-records.ts";
import type { JobRow } from "./job-row.ts";

/** The work of an action on one record, or the reason why its call would be rejected before the transaction. */
export type PreparedAction = Work<WriteResult> | HttpProblem;

/** What a batch has written, for an undo: `[id, revision, earlier values]`. */
export type WrittenEntry = readonly [id: string, revision: number, earlier: object | null];

/** The result of one record. */
export interface RecordOutcome {
  readonly record: ChosenRecord;
  readonly status: JobStatus;
  /** Set for a rejected or conflicting record. */
  readonly failure: Pick<JobFailure, "title" | "problem"> | null;
  readonly written: WrittenEntry | null;
}

export interface BatchOutcome {
  readonly outcomes: readonly RecordOutcome[];
  readonly entries: readonly AuditEvent[];
}

/** A batch of a job, and everything that its transaction needs. */
export interface JobBatch {
  readonly job: JobRow;
  /** Of an undo: the job that it reverses. */
  readonly undone: JobRow | null;
  readonly batchEntity: BatchEntity;
  readonly caller: StaffCaller;
  readonly records: readonly ChosenRecord[];
  /** Of an action: the work of each record. */
  readonly prepared: readonly PreparedAction[];
}

/** Reads and locks records. Those that are gone are missing. */
export async function lockRecords(
  { store }: BatchEntity,
  tx: Db,
  records: readonly ChosenRecord[],
): Promise<ReadonlyMap<string, Versioned>> {
  const ids = records.map(({ id }) => id);
  return new Map((await store.holdAll(ids, tx)).map((record) => [record.id, record]));
}

/** A deleted record keeps its id as its title. */
export function toTitle(
  { titleField, titleFields = [titleField] }: Stored,
  current: ReadonlyMap<string, Versioned>,
  id: string,
): string {
  const found = current.get(id);
  return found === undefined ? id : (titleOf(found.record, titleFields) ?? id);
}

/** The problem of a record that was deleted. */
export function goneProblem(): JobFailure["problem"] {
  const { statusCode, message, details } = notFound();
  return { statusCode, message, details };
}
