import { deleteOldAttempts } from "../auth/rate-limiter.ts";
import { deleteExpiredSessions } from "../auth/session-store.ts";
import type { Db } from "../database/database.ts";
import { deleteOldKeys } from "../writes/idempotency-key.ts";

const HOUR_MS = 3_600_000;

/** Forgets what has had its time, now and every hour; the function that it answers ends that. */
export async function keepDeletingLeftovers(db: Db): Promise<() => void> {
  const deleteLeftovers = async () => {
    await deleteExpiredSessions(db);
    await deleteOldKeys(db);
    await deleteOldAttempts(db);
  };
  await deleteLeftovers();
  // A database that is away is asked again an hour later.
  const timer = setInterval(() => void deleteLeftovers().catch(() => undefined), HOUR_MS);
  timer.unref();
  return () => clearInterval(timer);
}
