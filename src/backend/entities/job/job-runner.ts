import { setTimeout as pause } from "node:timers/promises";
import { eq, sql } from "drizzle-orm";
import type { FastifyBaseLogger } from "fastify";
import type { Database } from "../../database/database.ts";
import { recordJobs } from "../../database/job-tables.ts";
import { advanceJob, endJob, findNextJob, type JobEntities } from "./advance-job.ts";
import type { JobRow } from "./job-row.ts";

/** Runs the jobs of all users, one batch at a time. */
export interface JobRunner {
  /** Looks for jobs, at once. */
  wake(): void;
  /** Resolves when the running batch has ended. */
  stop(): Promise<void>;
}

interface RunnerOptions {
  readonly database: Database;
  readonly entities: JobEntities;
  readonly log: FastifyBaseLogger;
  /** Default: 5 s. */
  readonly intervalMs?: number;
}

/** How often it looks for jobs that another process has left behind. */
const INTERVAL_MS = 5_000;
/** How long a batch should take. Its transaction locks records, and blocks all others on an embedded database. */
const BATCH_MS = { embedded: 100, server: 250 } as const;
/** Numbers of records of a batch. A batch has a dozen statements of its own, so that small ones take several times as long. */
const SIZES = { embedded: { least: 50, most: 250 }, server: { least: 150, most: 500 } } as const;
/** The part of the time that a runner leaves to others, relative to a batch. */
const SHARE = 0.2;
/** Failures of a batch in a row after which a job is given up. An unavailable database does not count. */
const MAX_ATTEMPTS = 5;

/**
 * Starts a runner. It looks for jobs now, when it is woken, and every few seconds, so that it continues the jobs of a
 * process that was killed. The size of a batch follows the time of the last one.
 */
export function startJobRunner({ database, entities, log, intervalMs = INTERVAL_MS }: RunnerOptions): JobRunner {
  const { db, kind } = database;
  const { least, most } = SIZES[kind];
  const stopping = new AbortController();
  const { signal } = stopping;
  let size: number = least;
  let running: Promise<void> | null = null;
  let isAsked = false;

  const advance = async (job: JobRow): Promise<boolean> => {
    const started = performance.now();
    try {
      const isDone = await advanceJob({ db, entities }, job, size);
      const ms = performance.now() - started;
      const wanted = Math.round(size * Math.min(2, BATCH_MS[kind] / Math.max(1, ms)));
      size = Math.max(least, Math.min(most, wanted));
      await pause(isDone ? ms * SHARE : BATCH_MS[kind], undefined, { signal });
      return true;
    } catch (error) {
      if (signal.aborted) {
        return false;
      }
      log.error({ job: job.id, reason: error instanceof Error ? error.message : "" }, "a batch of a job failed");
      size = least;
      await countFailure(database, job);
      return false;
    }
  };
  const work = async (): Promise<void> => {
    while (!signal.aborted) {
      isAsked = false;
      const job = await findNextJob(db);
      const goesOn = job !== null && (await advance(job));
      if (!(goesOn || isAsked)) {
        return;
      }
    }
  };
  const wake = (): void => {
    isAsked = true;
    running ??= work()
      .catch(() => undefined)
      .finally(() => {
        running = null;
      });
  };
  wake();
  const timer = setInterval(wake, intervalMs);
  timer.unref();
  return {
    wake,
    stop: async () => {
      clearInterval(timer);
      stopping.abort();
      await running;
    },
  };
}

/** Counts a failed batch, and gives the job up after some in a row. Throws if the database is unavailable. */
async function countFailure({ db }: Database, { id, attempts }: JobRow): Promise<void> {
  if (attempts + 1 >= MAX_ATTEMPTS) {
    await endJob(db, id, { state: "failed", reason: "error" });
  } else {
    const servedAt = sql`clock_timestamp()`;
    await db
      .update(recordJobs)
      .set({ attempts: attempts + 1, servedAt })
      .where(eq(recordJobs.id, id));
  }
}
