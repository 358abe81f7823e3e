import type { PGlite } from "@electric-sql/pglite";
import { vacuumTables } from "./vacuum-tables.ts";

const MINUTE_MS = 60_000;
const VACUUM_INTERVAL_MS = MINUTE_MS;
const CHECKPOINT_CHECK_MS = 5_000;
const CHECKPOINT_INTERVAL_MS = 5 * MINUTE_MS;
/**
 * A checkpoint blocks all statements, longer after more writes. With a third of this size it takes some tenths of a
 * second.
 */
const CHECKPOINT_WAL_BYTES = 32 * 1_048_576;

/**
 * Replaces PostgreSQL's background processes, which PGlite does not have: autovacuum and checkpointer. Without them,
 * updated tables and the log would grow without limit, and the planner would have no statistics. Returns a function
 * that stops it.
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

/** Writes a checkpoint after many writes, or some time after any write. */
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

/** Skips a run while the previous one is active. A failed run is repeated at the next interval. */
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

/** Number of bytes written to the log so far. */
async function readWritten(client: PGlite): Promise<number> {
  const { rows } = await client.query<{ bytes: string }>(
    "select (pg_current_wal_insert_lsn() - '0/0'::pg_lsn)::text as bytes",
  );
  return Number(rows[0]?.bytes);
}
