import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import { StartError } from "../start-error.ts";
import { type Database, ping } from "./database.ts";

const CONNECT_MS = 5_000;
const STATEMENT_MS = 30_000;

/** Opens a pool on a PostgreSQL server. */
export async function openServer(connectionString: string, max = 10): Promise<Database> {
  const pool = new pg.Pool({
    connectionString,
    max,
    connectionTimeoutMillis: CONNECT_MS,
    statement_timeout: STATEMENT_MS,
    application_name: "entity-console",
  });
  // A connection lost while idle is replaced at the next query; without a listener it would end the process.
  pool.on("error", () => undefined);
  const db = drizzle(pool);
  try {
    await ping(db);
  } catch (error) {
    await pool.end();
    throw new StartError(`DATABASE_URL: the server does not answer (${reasonOf(error)}).`);
  }
  return { db, kind: "server", close: () => pool.end() };
}

/** The driver's own words; they name host and port, never the password. */
function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof Error ? cause.message || String(cause) : String(cause);
}
