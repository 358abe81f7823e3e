import { setTimeout as pause } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { expiredChallenges } from "../auth/auth-challenges.ts";
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
import { expiredKeys } from "../writes/idempotency-key.ts";
import { expiredAudit } from "../writes/record-audit.ts";
import { type BackgroundWork, repeatInBackground } from "./repeat-in-background.ts";

const HOUR_MS = 3_600_000;
const MIN_PAUSE_MS = 20;
const CHUNK_ROWS = 1_000;
/** Key of the advisory lock; migrate.ts uses 720002. */
const LOCK = 720_003;

/**
 * Deletes expired rows now and every hour: sessions, idempotency keys, rate limit counts, links, challenges, trusted
 * devices, hints about open editors, the trash, and audit entries if so configured. Returns at once. Each chunk has its
 * own transaction and is followed by a pause of the same length, so that requests are not delayed. Only one of several
 * processes runs it at a time.
 */
export function startCleanupJob(
  db: Db,
  { auditDays, trashDays }: Pick<BackendConfig, "auditDays" | "trashDays">,
  chunkRows = CHUNK_ROWS,
): BackgroundWork {
  const expired = [
    expiredSessions,
    expiredKeys,
    expiredAttempts,
    expiredLinks,
    expiredChallenges,
    expiredDevices,
    expiredEditors,
    expiredTrash(trashDays),
    ...expiredAudit(auditDays),
  ];
  return repeatInBackground(async (signal) => {
    for (const rows of expired) {
      if (!(await deleteInChunks({ db, rows, chunkRows, signal }))) {
        return;
      }
    }
  }, HOUR_MS);
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
    const [lock] = await readRows<{ taken: boolean }>(
      tx,
      sql`select pg_try_advisory_xact_lock(${LOCK}) as taken, ${allowAuditChange("clean-up")}`,
    );
    return lock?.taken === true ? await deleteChunk(tx, rows, chunkRows) : null;
  });
}
