import { eq, or, type SQL, sql } from "drizzle-orm";
import type { Db } from "../database/database.ts";
import type { ExpiredRows } from "../database/delete-chunk.ts";
import { jobFailures, jobRecords, jobResults, recordJobs } from "../database/job-tables.ts";
import { hasAnyText } from "../database/same-text.ts";

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

/** Whose jobs are erased: a staff user by id, and by the names of the time. */
interface JobOwner {
  readonly names: readonly string[];
  readonly staff: { readonly id: string } | null;
}

/**
 * Deletes what jobs have kept of records: earlier values and titles, which may be of an erased person. Jobs go on, and can
 * no longer be undone. The person's own jobs lose the name and the address.
 */
export async function eraseJobs(tx: Db, { names, staff }: JobOwner): Promise<void> {
  await tx.delete(jobResults);
  await tx.delete(jobFailures);
  await tx.execute(sql`update ${recordJobs} set work = '{}' where ended_at is not null`);
  const isStaff = staff === null ? undefined : eq(recordJobs.userId, staff.id);
  await tx
    .update(recordJobs)
    .set({ username: "", address: "" })
    .where(or(hasAnyText(recordJobs.username, names), isStaff));
}
