import type { Database } from "../database/database.ts";
import { toDatabase } from "../database/open-embedded.ts";
import { openServer } from "../database/open-server.ts";
import { openEmptyPglite } from "./empty-pglite.ts";
import { findPostgres, startPostgres } from "./local-postgres.ts";

export type DatabaseKind = "embedded" | "postgresql";

const postgres = findPostgres();

/** The databases that this machine can test on; a suite runs on each. */
export const databaseKinds: readonly DatabaseKind[] = postgres === null ? ["embedded"] : ["embedded", "postgresql"];

/** An empty database, gone when it is closed. */
export async function openTestDatabase(kind: DatabaseKind): Promise<Database> {
  if (kind === "embedded" || postgres === null) {
    return toDatabase(await openEmptyPglite());
  }
  const server = await startPostgres(postgres);
  const database = await openServer(server.url);
  return {
    ...database,
    close: async () => {
      await database.close();
      await server.stop();
    },
  };
}
