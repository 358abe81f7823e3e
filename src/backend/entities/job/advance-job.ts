import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { StaffCaller } from "../../auth/require-session.ts";
import type { Db } from "../../database/database.ts";
import { jobFailures, jobResults, recordJobs } from "../../database/job-tables.ts";
import { insertRows } from "../../database/many-rows.ts";
import { staffUsers } from "../../database/own-tables.ts";
import { recordAudits } from "../../writes/record-audit.ts";
import { readNext } from "./choose-records.ts";
import type { BatchOutcome, JobBatch } from "./job-batch.ts";
import { isPermitted, type JobEntity, routeOf } from "./job-entity.ts";
import { addCounts, countsOf, type JobRow, kindOf, OPEN_STATES } from "./job-row.ts";
import { prepareActions } from "./run-actions.ts";
import { runBatch } from "./run-batch.ts";

/** Entities with jobs, by name. */
export type JobEntities = ReadonlyMap<string, JobEntity>;

/**
 * The next job: of each user the one that was started first, and of those the one that waited longest. So a user has one
 * job at a time, and the jobs of several users take turns.
 */
export async function findNextJob(db: Db): Promise<JobRow | null> {
  const earlier = sql`select 1 from ${recordJobs} earlier where earlier.user_id = ${recordJobs.userId}
    and earlier.state in ('waiting', 'running')
    and (earlier.started_at, earlier.id) < (${recordJobs.startedAt}, ${recordJobs.id})`;
  const [job] = await db
    .select()
    .from(recordJobs)
    .where(and(inArray(recordJobs.state, [...OPEN_STATES]), sql`not exists (${earlier})`))
    .orderBy(asc(recordJobs.servedAt))
    .limit(1);
  return job ?? null;
}

/**
 * Does the next batch of a job in one transaction: records, audit entries, results and the position of the next batch. A
 * killed process loses the whole batch, and the next one does it again. Returns false if another process has the job, or
 * has done the batch.
 */
export async function advanceJob(
  { db, entities }: { readonly db: Db; readonly entities: JobEntities },
  job: JobRow,
  limit: number,
): Promise<boolean> {
  const batch = await prepareBatch(db, entities.get(job.entity), { job, limit });
  return await db.transaction(async (tx) => {
    const [held] = await tx
      .select({ id: recordJobs.id })
      .from(recordJobs)
      .where(and(eq(recordJobs.id, job.id), eq(recordJobs.done, job.done), inArray(recordJobs.state, [...OPEN_STATES])))
      .for("update", { skipLocked: true });
    if (held === undefined) {
      return false;
    }
    if (batch === null) {
      await endJob(tx, job.id, { state: "failed", reason: "forbidden" });
      return true;
    }
    const outcome = await runBatch(tx, batch);
    const claims = { userId: job.userId, username: job.username, sessionId: job.sessionId };
    await recordAudits(tx, { claims, ip: job.address, id: job.id }, outcome.entries);
    await storeOutcome(tx, job, outcome);
    return true;
  });
}

/** Reads what a batch needs; null if the user may not do the job any more. */
async function prepareBatch(
  db: Db,
  entity: JobEntity | undefined,
  { job, limit }: { readonly job: JobRow; readonly limit: number },
): Promise<JobBatch | null> {
  const undone = job.undoes === null ? null : await readUndone(db, job.undoes);
  const caller = await readCaller(db, job);
  const route = entity === undefined ? null : routeOf(entity, undone ?? { kind: kindOf(job), action: job.action });
  if (entity === undefined || caller === null || route === null || !isPermitted(route, caller.role)) {
    return null;
  }
  const records = await readNext(db, job, limit);
  const action = job.kind === "action" ? entity.actions.get(job.action ?? "") : undefined;
  const prepared = action === undefined ? [] : await prepareActions(action, { job, caller, records });
  const batchEntity = await entity.batchEntity(caller);
  return { job, undone, batchEntity, caller, records, prepared };
}

async function readUndone(db: Db, id: string): Promise<JobRow | null> {
  const [undone] = await db.select().from(recordJobs).where(eq(recordJobs.id, id));
  return undone ?? null;
}

/** The user as of now: a job goes on without its session, but not for a disabled user. */
async function readCaller(db: Db, { userId, sessionId }: JobRow): Promise<StaffCaller | null> {
  const [user] = await db.select().from(staffUsers).where(eq(staffUsers.id, userId));
  return user === undefined || user.disabledAt !== null || sessionId === null
    ? null
    : { userId, username: user.username, name: user.name, role: user.role, sessionId, scopes: [] };
}

async function storeOutcome(tx: Db, job: JobRow, { outcomes }: BatchOutcome): Promise<void> {
  const written = outcomes.flatMap((outcome) => (outcome.written === null ? [] : [outcome.written]));
  if (written.length > 0) {
    await tx.insert(jobResults).values({ jobId: job.id, position: job.done, written });
  }
  const failures = outcomes.flatMap(({ record, status, failure }) =>
    failure === null ? [] : [{ jobId: job.id, position: record.position, recordId: record.id, status, ...failure }],
  );
  await (failures.length === 0 ? undefined : insertRows(tx, jobFailures, failures));
  const done = job.done + outcomes.length;
  const counts = addCounts(
    countsOf(job),
    outcomes.map(({ status }) => status),
  );
  // A job without further records has ended, also if it has fewer than it had counted.
  const isOver = done >= job.total || outcomes.length === 0;
  const state = isOver ? { state: "done", endedAt: sql`now()` } : { state: "running" };
  await tx
    .update(recordJobs)
    .set({ done, counts, attempts: 0, servedAt: sql`clock_timestamp()`, ...state } as never)
    .where(eq(recordJobs.id, job.id));
}

/** Ends a job that cannot go on. */
export async function endJob(db: Db, id: string, end: Pick<JobRow, "state" | "reason">): Promise<void> {
  await db
    .update(recordJobs)
    .set({ ...end, endedAt: sql`now()` })
    .where(and(eq(recordJobs.id, id), inArray(recordJobs.state, [...OPEN_STATES])));
}
