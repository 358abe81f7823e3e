import { setTimeout as pause } from "node:timers/promises";
import type { Db } from "../database/database.ts";
import { sealEntries } from "../writes/audit-chain.ts";
import { type BackgroundWork, repeatInBackground } from "./repeat-in-background.ts";

const INTERVAL_MS = 10_000;
const MIN_PAUSE_MS = 20;
const CHUNK_ROWS = 500;

/**
 * Adds new audit entries to the hash chain, now and every ten seconds. If each write did so, all writes would wait for
 * each other. So one process at a time chains committed entries. Each chunk is followed by a pause of the same length.
 */
export function startAuditSealer(db: Db): BackgroundWork {
  return repeatInBackground(async (signal) => {
    while (!signal.aborted) {
      const started = performance.now();
      if ((await sealEntries(db, CHUNK_ROWS)) !== CHUNK_ROWS) {
        return;
      }
      await pause(Math.max(MIN_PAUSE_MS, performance.now() - started), undefined, { signal });
    }
  }, INTERVAL_MS);
}
