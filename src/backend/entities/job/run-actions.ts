import type { FastifyRequest } from "fastify";
import type { Db } from "../../database/database.ts";
import { toEntityTag } from "../../http/entity-tag.ts";
import { HttpProblem } from "../../http/http-problem.ts";
import type { AuditEvent } from "../../writes/record-audit.ts";
import type { WriteResult } from "../../writes/write-handler.ts";
import type { BatchEntity } from "../batch/batch-entity.ts";
import {
  type BatchOutcome,
  goneProblem,
  type JobBatch,
  lockRecords,
  type PreparedAction,
  type RecordOutcome,
  toTitle,
} from "./job-batch.ts";
import type { JobAction } from "./job-entity.ts";
import { type JobRow, workOf } from "./job-row.ts";

/** Prepares the calls of an action outside of the transaction, because that may take long or read the database. */
export async function prepareActions(
  { route, prepare }: JobAction,
  { job, caller, records }: Pick<JobBatch, "job" | "caller" | "records">,
): Promise<readonly PreparedAction[]> {
  const { inputs } = workOf(job);
  const prepared: PreparedAction[] = [];
  for (const { id } of records) {
    // The members of a request that the code of an action reads. A job has no headers: `If-Match` is checked by the job.
    const request = {
      id: job.id,
      ip: job.address,
      method: route.method,
      url: route.path.replace(":id", id),
      params: { id },
      query: {},
      headers: {},
      body: inputs === undefined ? undefined : structuredClone(inputs),
      claims: caller,
    };
    try {
      prepared.push(await prepare(request as FastifyRequest));
    } catch (error) {
      prepared.push(toProblem(error));
    }
  }
  return prepared;
}

function toProblem(error: unknown): HttpProblem {
  if (error instanceof HttpProblem && error.statusCode < 500) {
    return error;
  }
  throw error;
}

/** Executes an action on each record, each with a savepoint. Records that were changed since are left out. */
export async function executeActions(
  tx: Db,
  entity: BatchEntity,
  { job, records, prepared }: JobBatch,
): Promise<BatchOutcome> {
  const current = await lockRecords(entity, tx, records);
  const outcomes: RecordOutcome[] = [];
  const entries: AuditEvent[] = [];
  for (const [index, record] of records.entries()) {
    const title = toTitle(entity.stored, current, record.id);
    const fail = (status: "refused" | "conflicting", problem: HttpProblem | null): void => {
      const { statusCode = 404, message = "", details = [] } = problem ?? {};
      const failure = { title, problem: problem === null ? null : { statusCode, message, details } };
      outcomes.push({ record, status, failure, written: null });
    };
    const work = prepared[index];
    const found = current.get(record.id);
    if (found === undefined || work === undefined) {
      outcomes.push({ record, status: "refused", failure: { title, problem: goneProblem() }, written: null });
    } else if (toEntityTag(found) !== toEntityTag(record)) {
      fail("conflicting", null);
    } else if (work instanceof HttpProblem) {
      fail("refused", work);
    } else {
      try {
        const result = await tx.transaction((savepoint) => work(savepoint));
        entries.push(...toEntries(job, entity, result));
        outcomes.push({ record, status: "executed", failure: null, written: null });
      } catch (error) {
        fail("refused", entity.toRefusal(error));
      }
    }
  }
  return { outcomes, entries };
}

/** The audit entries of the single call. */
function toEntries({ action }: JobRow, { stored }: BatchEntity, result: WriteResult): readonly AuditEvent[] {
  const { answer: _, entries, ...done } = result;
  return entries ?? [{ action: action ?? "", entity: stored.entity, ...done }];
}
