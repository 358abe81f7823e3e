import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { type BackendProcess, startProcess } from "../../src/backend/testing/backend-process.ts";
import { findPostgres, startPostgres } from "../../src/backend/testing/local-postgres.ts";

const SECRET = "a secret for measuring, long enough to be one";

/** Environment variables that choose the database: on a server, or in a folder. */
interface Settings {
  readonly DATABASE_URL?: string;
  readonly DATA_DIR: string;
}

/**
 * Starts a product's backend on PostgreSQL, if it is installed, and then on the embedded database, each empty and durable.
 *
 * @param main - the product's entry
 * @param measure - measures a backend; `name` is the name of the database, `settings` are its environment variables
 */
export async function onEachDatabase(
  main: string,
  measure: (name: string, backend: BackendProcess, settings: Settings) => Promise<void>,
): Promise<void> {
  const bin = findPostgres();
  const folder = mkdtempSync(path.join(tmpdir(), "bench-"));
  const database = bin === null ? null : await startPostgres(bin, { fsync: true });
  const kinds = { ...(database === null ? {} : { PostgreSQL: { DATABASE_URL: database.url } }), embedded: {} };
  for (const [name, env] of Object.entries(kinds)) {
    const settings = { DATA_DIR: path.join(folder, name), AUTH_SECRET: SECRET, DATA_DURABILITY: "full", ...env };
    const backend = await startProcess(settings, main);
    try {
      await measure(name, backend, settings);
    } finally {
      backend.process.kill("SIGTERM");
      await backend.ended;
    }
  }
  await database?.stop();
  rmSync(folder, { recursive: true });
}
