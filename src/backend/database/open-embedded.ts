import { mkdirSync } from "node:fs";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { drizzle } from "drizzle-orm/pglite";
import { StartError } from "../config/start-error.ts";
import type { Database } from "./database.ts";
import { FlushedFileSystem, flushedStartParams, flushFolder } from "./flushed-file-system.ts";
import { statementLogger } from "./statement-log.ts";
import { takeTurns } from "./take-turns.ts";

/** Whether a commit waits until the disk has it, or a loss of power may take what was written last. */
export type Durability = "full" | "relaxed";

/** Parts of PostgreSQL that PGlite has beside itself. */
export const embeddedExtensions = { pg_trgm };

const MINUTE_MS = 60_000;
const CHECKPOINT_EVERY_MS = 5 * MINUTE_MS;
const VACUUM_EVERY_MS = 60 * MINUTE_MS;

/** Opens PGlite on a folder. */
export async function openEmbedded(folder: string, durability: Durability = "full"): Promise<Database> {
  return toDatabase(await openClient(folder, durability));
}

/** The database of an open PGlite, which is closed with it. */
export function toDatabase(client: PGlite): Database {
  // PGlite has no processes of its own beside the one that answers: without these, updated tables and the log would
  // grow for as long as the process runs, and the planner would know nothing of what is in the tables.
  const timers = [
    setInterval(() => void client.query("vacuum analyze").catch(() => undefined), VACUUM_EVERY_MS),
    setInterval(() => void client.query("checkpoint").catch(() => undefined), CHECKPOINT_EVERY_MS),
  ];
  for (const timer of timers) {
    timer.unref();
  }
  takeTurns(client);
  return {
    db: drizzle(client, { logger: statementLogger }),
    kind: "embedded",
    withoutTimeLimit: (work) => work(),
    close: async () => {
      timers.forEach(clearInterval);
      await client.close();
    },
  };
}

async function openClient(folder: string, durability: Durability): Promise<PGlite> {
  try {
    mkdirSync(folder, { recursive: true });
    return await createClient(folder, durability);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(
      `The database folder ${folder} cannot be opened (${reason}). Move it aside to start afresh, or put a copy in its place: npm run backend -- restore <file>.`,
    );
  }
}

/** PGlite on a folder, which is made where there is none; of a copy, where there is one. */
export async function createClient(folder: string, durability: Durability, copy?: Blob): Promise<PGlite> {
  const loaded = copy === undefined ? {} : { loadDataDir: copy };
  if (durability === "relaxed") {
    return await PGlite.create({ dataDir: folder, extensions: embeddedExtensions, ...loaded });
  }
  const fs = new FlushedFileSystem(folder);
  const client = await PGlite.create({
    dataDir: folder,
    fs,
    extensions: embeddedExtensions,
    startParams: [...flushedStartParams],
    ...loaded,
  });
  // A new database is made in memory and copied here; an older one may have been written without flushing.
  await flushFolder(folder);
  return client;
}
