import { deleteOldPlaces } from "../auth/known-places.ts";
import { deleteOldAttempts } from "../auth/rate-limiter.ts";
import { deleteExpiredSessions } from "../auth/session-store.ts";
import { deleteOldLinks } from "../auth/staff-links.ts";
import type { Db } from "../database/database.ts";
import { deleteOldKeys } from "../writes/idempotency-key.ts";
import { deleteOldAudit } from "../writes/record-audit.ts";

const HOUR_MS = 3_600_000;

/** Deletes what is expired: sessions, idempotency keys, rate limit counts, links, and audit rows by setting; now and every hour; the result stops the job. */
export async function startCleanupJob(db: Db, auditDays: number | null): Promise<() => void> {
  const cleanUp = async () => {
    await deleteExpiredSessions(db);
    await deleteOldKeys(db);
    await deleteOldAttempts(db);
    await deleteOldLinks(db);
    await deleteOldPlaces(db);
    await deleteOldAudit(db, auditDays);
  };
  await cleanUp();
  // Where the database cannot be reached, the next run is an hour later.
  const timer = setInterval(() => void cleanUp().catch(() => undefined), HOUR_MS);
  timer.unref();
  return () => clearInterval(timer);
}
