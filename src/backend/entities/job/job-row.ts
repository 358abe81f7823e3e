import { JOB_COUNTS, type Job, type JobKind, type JobStatus, type JobWork } from "../../../contract/jobs.ts";
import type { recordJobs } from "../../database/job-tables.ts";
import type { EntityRecord } from "../stored-entity.ts";

/** A job as the database has it. */
export type JobRow = typeof recordJobs.$inferSelect;

/** Numbers of records by result. */
export type JobCounts = Job["counts"];

export const OPEN_STATES = ["waiting", "running"] as const;
const ENDED_STATES = ["done", "cancelled", "failed"] as const;

export function noCounts(): JobCounts {
  return Object.fromEntries(JOB_COUNTS.map((status) => [status, 0])) as JobCounts;
}

/** The numbers with those of a batch added. */
export function addCounts(counts: JobCounts, statuses: readonly JobStatus[]): JobCounts {
  const sums = { ...counts };
  for (const status of statuses) {
    sums[status] += 1;
  }
  return sums;
}

/**
 * A restore from the trash is stored as an `undo` of no job. So a process of the previous release ends it as `failed`
 * without a change, and the table accepts it.
 */
export const STORED_RESTORE = { kind: "undo", undoes: null } as const;

export function kindOf({ kind, undoes }: Pick<JobRow, "kind" | "undoes">): JobKind {
  return kind === STORED_RESTORE.kind && undoes === null ? "restore" : kind;
}

export function workOf({ work }: JobRow): JobWork<EntityRecord> {
  return work as JobWork<EntityRecord>;
}

export function countsOf({ counts }: JobRow): JobCounts {
  return counts as JobCounts;
}

export function isEnded({ state }: Pick<JobRow, "state">): boolean {
  return (ENDED_STATES as readonly string[]).includes(state);
}

/** What an undo brings back: changed and deleted records. The effects of actions and of an undo stay. */
const UNDONE: readonly JobKind[] = ["change", "delete"];

/** A job as in responses. */
export function toJob(row: JobRow, hasTrash: boolean): Job {
  const counts = countsOf(row);
  const isKept = row.kind === "delete" ? hasTrash && counts.deleted > 0 : counts.changed > 0;
  return {
    id: row.id,
    kind: kindOf(row),
    action: row.action,
    undoes: row.undoes,
    state: row.state,
    reason: row.reason,
    total: row.total,
    done: row.done,
    counts,
    failed: counts.refused + counts.conflicting,
    canUndo: isEnded(row) && UNDONE.includes(row.kind) && isKept,
    username: row.username,
    createdAt: new Date(row.createdAt).toISOString(),
    startedAt: row.startedAt === null ? null : new Date(row.startedAt).toISOString(),
    endedAt: row.endedAt === null ? null : new Date(row.endedAt).toISOString(),
  };
}
