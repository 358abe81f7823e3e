import { mkdirSync } from "node:fs";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { drizzle } from "drizzle-orm/pglite";
import { secureFolder } from "../config/data-folder.ts";
import { StartError } from "../config/start-error.ts";
import type { Database } from "./database.ts";
import { FlushedFileSystem, flushedStartParams, flushFolder } from "./flushed-file-system.ts";
import { startMaintenance } from "./maintenance.ts";
import { statementLogger } from "./statement-log.ts";
import { yieldBetweenStatements } from "./yield-to-event-loop.ts";

/** `full`: a commit waits for fsync. `relaxed`: a power failure can lose the last writes. */
export type Durability = "full" | "relaxed";

/** Extensions that PGlite loads. */
export const embeddedExtensions = { pg_trgm };

/**
 * A GIN index collects new entries in a pending list. The write that fills the list merges it, which blocks all
 * statements: up to half a second with PostgreSQL's default of 4 MB. 64 kB is the minimum.
 */
const startParams: readonly string[] = [
  "-c",
  "gin_pending_list_limit=64kB",
  // Otherwise each new log file is first filled with 16 MB of zeros, which blocks all statements.
  "-c",
  "wal_init_zero=off",
];

/** Opens PGlite on a folder. */
export async function openEmbedded(folder: string, durability: Durability = "full"): Promise<Database> {
  return toDatabase(await openClient(folder, durability));
}

/** A database on an open PGlite; closes it too. */
export function toDatabase(client: PGlite): Database {
  const stopUpkeep = startMaintenance(client);
  yieldBetweenStatements(client);
  return {
    db: drizzle(client, { logger: statementLogger }),
    kind: "embedded",
    withoutTimeLimit: (work) => work(),
    settle: async () => void (await client.query("checkpoint")),
    close: async () => {
      stopUpkeep();
      await client.close();
    },
  };
}

/** Opens PGlite on a folder. Throws a `StartError` if that fails. */
export async function openClient(folder: string, durability: Durability): Promise<PGlite> {
  try {
    return await createClient(folder, durability);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(
      `The database folder ${folder} cannot be opened (${reason}). Move it aside to start afresh, or put a copy in its place: npm run backend -- restore <file>.`,
    );
  }
}

/** Opens PGlite on a folder, which is created if it is missing. `copy` is the dump of a database to restore. */
export async function createClient(folder: string, durability: Durability, copy?: Blob): Promise<PGlite> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const loaded = copy === undefined ? {} : { loadDataDir: copy };
  if (durability === "relaxed") {
    const client = await PGlite.create({
      dataDir: folder,
      extensions: embeddedExtensions,
      startParams: [...PGlite.defaultStartParams, ...startParams],
      ...loaded,
    });
    secureFolder(folder);
    return client;
  }
  const fs = new FlushedFileSystem(folder);
  const client = await PGlite.create({
    dataDir: folder,
    fs,
    extensions: embeddedExtensions,
    startParams: [...flushedStartParams, ...startParams],
    ...loaded,
  });
  secureFolder(folder);
  // PGlite creates a new database in memory and copies it here; an older one may have been written without fsync.
  await flushFolder(folder);
  return client;
}
