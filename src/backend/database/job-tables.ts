import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";

/** Tables of jobs (decision 0097). Like audit entries, they have no foreign key to users. */

/** Work on many records that the backend does. */
export const recordJobs = pgTable(
  "entity_console_jobs",
  {
    id: uuid("id").primaryKey(),
    entity: text("entity").notNull(),
    kind: text("kind", { enum: ["change", "delete", "action", "undo"] }).notNull(),
    /** Name of the action. */
    action: text("action"),
    /** The job that an undo reverses. */
    undoes: uuid("undoes"),
    /** `JobWork` of the contract. */
    work: jsonb("work").notNull(),
    state: text("state", { enum: ["draft", "waiting", "running", "done", "cancelled", "failed"] }).notNull(),
    reason: text("reason", { enum: ["forbidden", "error"] }),
    total: integer("total").notNull(),
    /** Number of records with a result: the position of the next one. */
    done: integer("done").notNull().default(0),
    /** Numbers by result. */
    counts: jsonb("counts").notNull(),
    /** Failures of the next batch in a row. */
    attempts: integer("attempts").notNull().default(0),
    userId: uuid("user_id").notNull(),
    username: text("username").notNull(),
    sessionId: uuid("session_id"),
    address: text("address").notNull(),
    createdAt: timestamp("created_at", { withTimezone: true, mode: "string" }).notNull().defaultNow(),
    startedAt: timestamp("started_at", { withTimezone: true, mode: "string" }),
    /** Time of the last batch. The job that waited longest is next. */
    servedAt: timestamp("served_at", { withTimezone: true, mode: "string" }).notNull().defaultNow(),
    endedAt: timestamp("ended_at", { withTimezone: true, mode: "string" }),
  },
  (table) => [
    check("entity_console_jobs_kind_check", sql.raw("\"kind\" in ('change', 'delete', 'action', 'undo')")),
    check(
      "entity_console_jobs_state_check",
      sql.raw("\"state\" in ('draft', 'waiting', 'running', 'done', 'cancelled', 'failed')"),
    ),
    check("entity_console_jobs_reason_check", sql.raw("\"reason\" in ('forbidden', 'error')")),
    index("entity_console_jobs_user_id_idx").on(table.userId, table.createdAt, table.id),
    index("entity_console_jobs_created_at_idx").on(table.createdAt, table.id),
    index("entity_console_jobs_open_idx").on(table.userId, table.startedAt).where(sql`state in ('waiting', 'running')`),
  ],
);

/** The records of a job, as they were chosen. A row has up to 1,000 of them. */
export const jobRecords = pgTable(
  "entity_console_job_records",
  {
    jobId: uuid("job_id")
      .notNull()
      .references(() => recordJobs.id, { onDelete: "cascade" }),
    /** 0 for the first 1,000 records. */
    number: integer("number").notNull(),
    ids: uuid("ids").array().notNull(),
    revisions: integer("revisions").array().notNull(),
    /** Of an undo: the earlier values by record. */
    earlier: jsonb("earlier"),
  },
  (table) => [primaryKey({ columns: [table.jobId, table.number] })],
);

/** What a batch of a job has written: `[id, revision, earlier values]` by record, for an undo. */
export const jobResults = pgTable(
  "entity_console_job_results",
  {
    jobId: uuid("job_id")
      .notNull()
      .references(() => recordJobs.id, { onDelete: "cascade" }),
    /** Of the batch's first record. */
    position: integer("position").notNull(),
    written: jsonb("written").notNull(),
  },
  (table) => [primaryKey({ columns: [table.jobId, table.position] })],
);

/** Records that a job did not write. */
export const jobFailures = pgTable(
  "entity_console_job_failures",
  {
    jobId: uuid("job_id")
      .notNull()
      .references(() => recordJobs.id, { onDelete: "cascade" }),
    position: integer("position").notNull(),
    recordId: uuid("record_id").notNull(),
    title: text("title").notNull(),
    status: text("status", { enum: ["refused", "conflicting"] }).notNull(),
    problem: jsonb("problem"),
  },
  (table) => [
    check("entity_console_job_failures_status_check", sql.raw("\"status\" in ('refused', 'conflicting')")),
    primaryKey({ columns: [table.jobId, table.position] }),
  ],
);
