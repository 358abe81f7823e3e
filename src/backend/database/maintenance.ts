import type { PGlite } from "@electric-sql/pglite";
import { vacuumTables } from "./vacuum-tables.ts";

const MINUTE_MS = 60_000;
const VACUUM_INTERVAL_MS = MINUTE_MS;
const CHECKPOINT_CHECK_MS = 5_000;
const CHECKPOINT_INTERVAL_MS = 5 * MINUTE_MS;
/** All wait for a checkpoint, the longer the more was written since the last one: at a third of this, tenths of a second. */
const CHECKPOINT_WAL_BYTES = 32 * 1_048_576;

/**
 * Does what PostgreSQL's other processes would do, which PGlite does not have: without it, updated tables and the log would
 * grow for as long as the process runs, and the planner would know nothing of what is in the tables. The result stops it.
 */
export function startMaintenance(client: PGlite): () => void {
  const timers = [
    setInterval(
      skipWhileRunning(() => vacuumTables(client)),
      VACUUM_INTERVAL_MS,
    ),
    setInterval(skipWhileRunning(createCheckpoints(client)), CHECKPOINT_CHECK_MS),
  ];
  for (const timer of timers) {
    timer.unref();
  }
  return () => timers.forEach(clearInterval);
}

/** Makes a checkpoint where much was written since the last one, or anything some time ago. */
function createCheckpoints(client: PGlite): () => Promise<void> {
  let last: { readonly bytes: number; readonly at: number } | null = null;
  return async () => {
    const bytes = await readWritten(client);
    last ??= { bytes, at: Date.now() };
    const written = bytes - last.bytes;
    if (written >= CHECKPOINT_WAL_BYTES || (written > 0 && Date.now() - last.at >= CHECKPOINT_INTERVAL_MS)) {
      await client.query("checkpoint");
      last = { bytes: await readWritten(client), at: Date.now() };
    }
  };
}

/** Begins work unless it is at it already; what fails is tried at the next time. */
function skipWhileRunning(work: () => Promise<void>): () => void {
  let isAtWork = false;
  return () => {
    if (!isAtWork) {
      isAtWork = true;
      work()
        .catch(() => undefined)
        .finally(() => {
          isAtWork = false;
        });
    }
  };
}

/** How much was ever written to the log. */
async function readWritten(client: PGlite): Promise<number> {
  const { rows } = await client.query<{ bytes: string }>(
    "select (pg_current_wal_insert_lsn() - '0/0'::pg_lsn)::text as bytes",
  );
  return Number(rows[0]?.bytes);
}
