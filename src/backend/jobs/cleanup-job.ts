import { deleteOldAttempts } from "../auth/rate-limiter.ts";
import { deleteExpiredSessions } from "../auth/session-store.ts";
import type { Db } from "../database/database.ts";
import { deleteOldKeys } from "../writes/idempotency-key.ts";

const HOUR_MS = 3_600_000;

/** Deletes expired sessions, idempotency keys and rate limit counts, now and every hour; the result stops the job. */
export async function startCleanupJob(db: Db): Promise<() => void> {
  const cleanUp = async () => {
    await deleteExpiredSessions(db);
    await deleteOldKeys(db);
    await deleteOldAttempts(db);
  };
  await cleanUp();
  // Where the database cannot be reached, the next run is an hour later.
  const timer = setInterval(() => void cleanUp().catch(() => undefined), HOUR_MS);
  timer.unref();
  return () => clearInterval(timer);
}
