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

/** Whether a commit waits until the disk has it, or a loss of power may take what was written last. */
export type Durability = "full" | "relaxed";

/** Parts of PostgreSQL that PGlite has beside itself. */
export const embeddedExtensions = { pg_trgm };

/**
 * What a write has put aside for the indexes of quick search is sorted in by whoever fills it up, while all others wait:
 * 4 MB of it, PostgreSQL's own measure, took up to half a second at rest and some seconds on a busy machine. This is the least.
 */
const startParams: readonly string[] = [
  "-c",
  "gin_pending_list_limit=64kB",
  // Otherwise 16 MB of zeros are written whenever the log needs another file, while all others wait.
  "-c",
  "wal_init_zero=off",
];

/** Opens PGlite on a folder. */
export async function openEmbedded(folder: string, durability: Durability = "full"): Promise<Database> {
  return toDatabase(await openClient(folder, durability));
}

/** The database of an open PGlite, which is closed with it. */
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

/** PGlite on a folder; a `StartError` where it cannot be opened. */
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

/** PGlite on a folder, which is made where there is none; of a copy, where there is one. */
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
  // A new database is made in memory and copied here; an older one may have been written without flushing.
  await flushFolder(folder);
  return client;
}
