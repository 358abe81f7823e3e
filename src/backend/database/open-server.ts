import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import { StartError } from "../config/start-error.ts";
import { type Database, ping } from "./database.ts";

/** How long one waits for a free connection, and for the answer to a statement. */
const PATIENCE = { connectMs: 5_000, statementMs: 30_000 };

/** Opens a pool on a PostgreSQL server. */
export async function openServer(connectionString: string, max = 10, patience = PATIENCE): Promise<Database> {
  const pool = new pg.Pool({
    connectionString,
    max,
    connectionTimeoutMillis: patience.connectMs,
    statement_timeout: patience.statementMs,
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
