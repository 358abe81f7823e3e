import { mkdirSync } from "node:fs";
import { PGlite } from "@electric-sql/pglite";
import { drizzle } from "drizzle-orm/pglite";
import { StartError } from "../config/start-error.ts";
import type { Database } from "./database.ts";

const VACUUM_EVERY_MS = 3_600_000;

/** Opens PGlite on a folder. */
export async function openEmbedded(folder: string): Promise<Database> {
  return toDatabase(await openClient(folder));
}

/** The database of an open PGlite, which is closed with it. */
export function toDatabase(client: PGlite): Database {
  // PGlite has no autovacuum: updated tables would grow for as long as the process runs.
  const timer = setInterval(() => void client.query("vacuum").catch(() => undefined), VACUUM_EVERY_MS);
  timer.unref();
  return {
    db: drizzle(client),
    kind: "embedded",
    withoutTimeLimit: (work) => work(),
    close: async () => {
      clearInterval(timer);
      await client.close();
    },
  };
}

async function openClient(folder: string): Promise<PGlite> {
  try {
    mkdirSync(folder, { recursive: true });
    return await PGlite.create(folder);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(
      `The database folder ${folder} cannot be opened (${reason}). Move it aside to start afresh, or put a copy in its place: npm run backend -- restore <file>.`,
    );
  }
}
