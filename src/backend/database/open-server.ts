import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import { StartError } from "../config/start-error.ts";
import { watchConnections } from "./connection-watch.ts";
import { type Database, type Db, ping } from "./database.ts";
import { statementLogger } from "./statement-log.ts";

/** How long one waits. */
export interface Patience {
  /** For a free connection, or a new one. */
  readonly connectMs: number;
  /** For the answer to a statement. */
  readonly statementMs: number;
  /** Between asking the server to end a statement, and hanging up. */
  readonly graceMs: number;
  /** For a sign of life of a server that is silent; after it, whoever waits is told. */
  readonly silenceMs: number;
}

const PATIENCE: Patience = { connectMs: 5_000, statementMs: 30_000, graceMs: 5_000, silenceMs: 5_000 };

/** Opens a pool on a PostgreSQL server, or on a pooler in front of one (decision 0022). */
export async function openServer(
  connectionString: string,
  max = 10,
  changed: Partial<Patience> = {},
): Promise<Database> {
  const patience = { ...PATIENCE, ...changed };
  const options = {
    connectionString,
    connectionTimeoutMillis: patience.connectMs,
    keepAlive: true,
    application_name: "entity-console",
  };
  checkAddress(options);
  const pool = new pg.Pool({ ...options, max });
  // A connection lost while idle is replaced at the next query, one lost in use is told to whoever uses it; without
  // listeners, either would end the process.
  pool.on("error", () => undefined);
  pool.on("connect", (client) => client.on("error", () => undefined));
  const watch = watchConnections(pool, options, patience);
  const db = limitTransactions(pool, patience);
  const close = async () => {
    watch.stop();
    await pool.end();
  };
  try {
    await ping(db);
  } catch (error) {
    await close();
    throw new StartError(`DATABASE_URL: the server does not answer (${reasonOf(error)}).`);
  }
  const connections = () => ({
    busy: pool.totalCount - pool.idleCount,
    idle: pool.idleCount,
    waiting: pool.waitingCount,
  });
  return { db, kind: "server", withoutTimeLimit: watch.withoutLimit, connections, close };
}

/**
 * Transactions say themselves how long their statements may take: a pooler gives each of them another connection, and
 * takes no such setting when one connects. And a connection whose transaction did not begin or end is thrown away,
 * where the query builder would keep it for ever, or give it to the next.
 */
function limitTransactions(pool: pg.Pool, { statementMs }: Patience): Db {
  const limits = sql.raw(
    `set local statement_timeout = ${statementMs}; set local idle_in_transaction_session_timeout = ${2 * statementMs}`,
  );
  const db = drizzle(pool, { logger: statementLogger });
  const transaction: typeof db.transaction = async (work, config) => {
    const client = await pool.connect();
    try {
      return await drizzle(client, { logger: statementLogger }).transaction(async (tx) => {
        await tx.execute(limits);
        return await work(tx);
      }, config);
    } finally {
      client.release(client.getTransactionStatus() !== "I");
    }
  };
  return Object.assign(db, { transaction });
}

/** The driver parses the address only when it connects, and its errors may have the password in them. */
function checkAddress(options: pg.ClientConfig): void {
  try {
    new pg.Client(options);
  } catch (error) {
    const isFile = error instanceof Error && "syscall" in error;
    throw new StartError(
      isFile
        ? `DATABASE_URL: it names a file that cannot be read (${error.message}).`
        : "DATABASE_URL: is no valid address; write special characters of the password with %, as %40 for @.",
    );
  }
}

/** The driver's own words; they name host and port, never the password. */
function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof Error ? cause.message || String(cause) : String(cause);
}
