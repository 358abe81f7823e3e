import { type SQL, sql } from "drizzle-orm";
import type { Db } from "../database/database.ts";
import type { ExpiredRows } from "../database/delete-chunk.ts";
import { jobFailures, jobRecords, jobResults, recordJobs } from "../database/job-tables.ts";

/** How long an ended job is kept, for its failures and its undo. */
const JOB_DAYS = 7;

const OLD = sql`${recordJobs.endedAt} < now() - ${JOB_DAYS} * interval '1 day'
  or (${recordJobs.state} = 'draft' and ${recordJobs.createdAt} < now() - interval '1 hour')`;

const ofOldJobs = (jobId: SQL): SQL => sql`${jobId} in (select ${recordJobs.id} from ${recordJobs} where ${OLD})`;

/** Jobs that ended a week ago, and drafts that nobody started within an hour. Their parts first, which are many. */
export const expiredJobs: readonly ExpiredRows[] = [
  {
    table: jobFailures,
    key: [jobFailures.jobId, jobFailures.position],
    where: ofOldJobs(sql`${jobFailures.jobId}`),
  },
  { table: jobResults, key: [jobResults.jobId, jobResults.position], where: ofOldJobs(sql`${jobResults.jobId}`) },
  { table: jobRecords, key: [jobRecords.jobId, jobRecords.number], where: ofOldJobs(sql`${jobRecords.jobId}`) },
  { table: recordJobs, key: [recordJobs.id], where: OLD },
];

/**
 * Deletes what jobs have kept of records: earlier values and titles, which may be of an erased person. Jobs go on, and can
 * no longer be undone.
 */
export async function eraseJobRecords(tx: Db): Promise<void> {
  await tx.delete(jobResults);
  await tx.delete(jobFailures);
  await tx.execute(sql`update ${recordJobs} set work = '{}' where ended_at is not null`);
}
