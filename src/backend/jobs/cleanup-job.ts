import { setTimeout as pause } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { expiredChallenges } from "../auth/auth-challenges.ts";
import { expiredNotices } from "../auth/notices.ts";
import { expiredAttempts } from "../auth/rate-limiter.ts";
import { expiredSessions } from "../auth/session-store.ts";
import { expiredLinks } from "../auth/staff-links.ts";
import { expiredDevices } from "../auth/trusted-devices.ts";
import type { BackendConfig } from "../config/backend-config.ts";
import { type Db, readRows } from "../database/database.ts";
import { deleteChunk, type ExpiredRows } from "../database/delete-chunk.ts";
import { expiredTrash } from "../entities/deleted-records.ts";
import { allowAuditChange } from "../writes/audit-chain.ts";
import { expiredEditors } from "../writes/expired-editors.ts";
import { expiredJobs } from "../writes/expired-jobs.ts";
import { expiredKeys } from "../writes/idempotency-key.ts";
import { expiredAudit } from "../writes/record-audit.ts";
import { type BackgroundWork, repeatInBackground } from "./repeat-in-background.ts";

const HOUR_MS = 3_600_000;
const MIN_PAUSE_MS = 20;
const CHUNK_ROWS = 1_000;
/** Key of the advisory lock; migrate.ts uses 720002. */
const LOCK = 720_003;

type CleanupOptions = Pick<BackendConfig, "auditDays" | "trashDays"> & {
  /** Called after each run that no other process prevented. */
  readonly onEnd?: (deleted: number) => void;
};

/**
 * Deletes expired rows now and every hour: sessions, idempotency keys, rate limit counts, links, challenges, trusted
 * devices, notices, hints about open editors, ended jobs, the trash, and audit entries if so configured. Returns at once.
 * Each chunk has its own transaction and is followed by a pause of the same length, so that requests are not delayed. Only
 * one of several processes runs it at a time.
 */
export function startCleanupJob(
  db: Db,
  { auditDays, trashDays, onEnd }: CleanupOptions,
  chunkRows = CHUNK_ROWS,
): BackgroundWork {
  const expired = [
    expiredSessions,
    expiredKeys,
    expiredAttempts,
    expiredLinks,
    expiredChallenges,
    expiredDevices,
    expiredNotices,
    expiredEditors,
    ...expiredJobs,
    expiredTrash(trashDays),
    ...expiredAudit(auditDays),
  ];
  return repeatInBackground(async (signal) => {
    let total = 0;
    for (const rows of expired) {
      const deleted = await deleteInChunks({ db, rows, chunkRows, signal });
      if (deleted === null) {
        return;
      }
      total += deleted;
    }
    onEnd?.(total);
  }, HOUR_MS);
}

interface Deletion {
  readonly db: Db;
  readonly rows: ExpiredRows;
  readonly chunkRows: number;
  readonly signal: AbortSignal;
}

/** Returns the number of deleted rows; null if another process is cleaning up, or the job is stopped. */
async function deleteInChunks({ db, rows, chunkRows, signal }: Deletion): Promise<number | null> {
  let total = 0;
  while (!signal.aborted) {
    const started = performance.now();
    const deleted = await deleteAsTheOnlyOne(db, rows, chunkRows);
    total += deleted ?? 0;
    if (deleted === null || deleted < chunkRows) {
      return deleted === null ? null : total;
    }
    await pause(Math.max(MIN_PAUSE_MS, performance.now() - started), undefined, { signal });
  }
  return null;
}

/** Returns null if another process is cleaning up. */
async function deleteAsTheOnlyOne(db: Db, rows: ExpiredRows, chunkRows: number): Promise<number | null> {
  return await db.transaction(async (tx) => {
    const [lock] = await readRows<{ taken: boolean }>(
      tx,
      sql`select pg_try_advisory_xact_lock(${LOCK}) as taken, ${allowAuditChange("clean-up")}`,
    );
    return lock?.taken === true ? await deleteChunk(tx, rows, chunkRows) : null;
  });
}
