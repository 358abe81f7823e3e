import { setTimeout as pause } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { expiredAttempts } from "../auth/rate-limiter.ts";
import { expiredSessions } from "../auth/session-store.ts";
import { expiredLinks } from "../auth/staff-links.ts";
import { expiredDevices } from "../auth/trusted-devices.ts";
import { type Db, readRows } from "../database/database.ts";
import { deleteChunk, type ExpiredRows } from "../database/delete-chunk.ts";
import { expiredKeys } from "../writes/idempotency-key.ts";
import { expiredAudit } from "../writes/record-audit.ts";

const HOUR_MS = 3_600_000;
const MIN_PAUSE_MS = 20;
const CHUNK_ROWS = 1_000;
/** Key of the advisory lock; migrate.ts uses 720002. */
const LOCK = 720_003;

/** A clean-up in the background. */
export interface CleanupJob {
  /** Stops it after the current chunk. */
  stop(): Promise<void>;
}

/**
 * Deletes expired rows now and every hour: sessions, idempotency keys, rate limit counts, links, trusted devices, and
 * audit entries by setting. Returns at once. Each chunk has its own transaction and is followed by a pause of the same
 * length, so that requests are not delayed. Only one of several processes runs it at a time.
 */
export function startCleanupJob(db: Db, auditDays: number | null, chunkRows = CHUNK_ROWS): CleanupJob {
  const expired = [
    expiredSessions,
    expiredKeys,
    expiredAttempts,
    expiredLinks,
    expiredDevices,
    ...expiredAudit(auditDays),
  ];
  const stopping = new AbortController();
  const cleanUp = async () => {
    for (const rows of expired) {
      if (!(await deleteInChunks({ db, rows, chunkRows, signal: stopping.signal }))) {
        return;
      }
    }
  };
  // After a failure, for example an unavailable database, the next run is an hour later.
  let running = Promise.resolve();
  const run = () => {
    running = running.then(cleanUp).catch(() => undefined);
  };
  run();
  const timer = setInterval(run, HOUR_MS);
  timer.unref();
  return {
    stop: async () => {
      clearInterval(timer);
      stopping.abort();
      await running;
    },
  };
}

interface Deletion {
  readonly db: Db;
  readonly rows: ExpiredRows;
  readonly chunkRows: number;
  readonly signal: AbortSignal;
}

/** Returns false if another process is cleaning up. */
async function deleteInChunks({ db, rows, chunkRows, signal }: Deletion): Promise<boolean> {
  while (!signal.aborted) {
    const started = performance.now();
    const deleted = await deleteAsTheOnlyOne(db, rows, chunkRows);
    if (deleted === null || deleted < chunkRows) {
      return deleted !== null;
    }
    await pause(Math.max(MIN_PAUSE_MS, performance.now() - started), undefined, { signal });
  }
  return false;
}

/** Returns null if another process is cleaning up. */
async function deleteAsTheOnlyOne(db: Db, rows: ExpiredRows, chunkRows: number): Promise<number | null> {
  return await db.transaction(async (tx) => {
    const [lock] = await readRows<{ taken: boolean }>(tx, sql`select pg_try_advisory_xact_lock(${LOCK}) as taken`);
    return lock?.taken === true ? await deleteChunk(tx, rows, chunkRows) : null;
  });
}
