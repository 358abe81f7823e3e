import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import { StartError } from "../config/start-error.ts";
import { watchConnections } from "./connection-watch.ts";
import { type Database, type Db, ping } from "./database.ts";
import { limitLists } from "./list-reads.ts";
import { openReplica } from "./list-replica.ts";
import { statementLogger } from "./statement-log.ts";

/** Timeouts in ms. */
export interface Timeouts {
  /** Wait for a free or new connection. */
  readonly connectMs: number;
  /** Duration of a statement. */
  readonly statementMs: number;
  /** Time limit of a list statement (`readAsList`). */
  readonly listMs: number;
  /** Between the cancel request and closing the connection. */
  readonly graceMs: number;
  /** Wait for a response from a silent server; then its users get an error. */
  readonly silenceMs: number;
}

const DEFAULT_TIMEOUTS: Timeouts = {
  connectMs: 5_000,
  statementMs: 30_000,
  listMs: 5_000,
  graceMs: 5_000,
  silenceMs: 5_000,
};

/** Changes of the defaults. */
export interface ServerOptions extends Partial<Timeouts> {
  /** Address of a replica for lists; null: none. */
  readonly readUrl?: string | null;
}

/** Opens a pool on a PostgreSQL server or a pooler (decision 0022). */
export async function openServer(
  connectionString: string,
  max = 10,
  { readUrl = null, ...changed }: ServerOptions = {},
): Promise<Database> {
  const timeouts = { ...DEFAULT_TIMEOUTS, ...changed };
  const shared = { connectionTimeoutMillis: timeouts.connectMs, keepAlive: true, application_name: "entity-console" };
  const options = { ...shared, connectionString };
  checkAddress("DATABASE_URL", options);
  const readOptions = readUrl === null ? null : { ...shared, connectionString: readUrl, max };
  if (readOptions !== null) {
    checkAddress("DATABASE_READ_URL", readOptions);
  }
  const pool = new pg.Pool({ ...options, max });
  // The pool replaces a connection that breaks while idle; one that breaks in use fails its query. Without listeners,
  // either event would end the process.
  pool.on("error", () => undefined);
  pool.on("connect", (client) => client.on("error", () => undefined));
  const watch = watchConnections(pool, options, timeouts);
  const replica = readOptions === null ? null : openReplica(pool, readOptions, timeouts);
  const db = limitTransactions(pool, limitLists({ pool, watch, listMs: timeouts.listMs }, replica), timeouts);
  const close = async () => {
    await replica?.close();
    watch.stop();
    await pool.end();
  };
  try {
    await ping(db);
  } catch (error) {
    await close();
    throw new StartError(`DATABASE_URL: the server does not respond (${reasonOf(error)}).`);
  }
  const connections = () => ({
    busy: pool.totalCount - pool.idleCount,
    idle: pool.idleCount,
    waiting: pool.waitingCount,
  });
  return { db, kind: "server", withoutTimeLimit: watch.withoutLimit, connections, replica, close };
}

/**
 * Each transaction sets its own statement timeout, because a pooler may assign it another connection and rejects the
 * setting at connect. A connection whose transaction failed to begin or end is destroyed: the query builder would leak
 * it, or return it to the pool.
 */
function limitTransactions(pool: pg.Pool, reads: Pick<pg.Pool, "query">, { statementMs }: Timeouts): Db {
  const limits = sql.raw(
    `set local statement_timeout = ${statementMs}; set local idle_in_transaction_session_timeout = ${2 * statementMs}`,
  );
  // The query builder calls only `query` here; transactions are replaced below.
  const db = drizzle({ client: reads as pg.Pool, logger: statementLogger });
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

/** A warning if others could read or change the connection to the database; null if not. */
export function findTransportRisk(connectionString: string, name = "DATABASE_URL"): string | null {
  const { host, ssl } = new pg.Client({ connectionString }) as { readonly host: string; readonly ssl: unknown };
  const isLocal = host.startsWith("/") || ["localhost", "127.0.0.1", "::1"].includes(host);
  const isChecked = typeof ssl !== "object" || ssl === null || Reflect.get(ssl, "rejectUnauthorized") !== false;
  if (isLocal || (ssl !== false && isChecked)) {
    return null;
  }
  const risk = ssl === false ? "is not encrypted" : "does not check the server's certificate";
  return `The connection to the database ${risk}. Add sslmode=verify-full to ${name}.`;
}

/** The driver parses the URL only when it connects, and its errors can contain the password. */
function checkAddress(name: string, options: pg.ClientConfig): void {
  try {
    new pg.Client(options);
  } catch (error) {
    const isFile = error instanceof Error && "syscall" in error;
    throw new StartError(
      isFile
        ? `${name}: it names a file that cannot be read (${error.message}).`
        : `${name}: is not a valid address; write special characters of the password with %, as %40 for @.`,
    );
  }
}

/** The driver's message, which contains host and port but never the password. */
function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof Error ? cause.message || String(cause) : String(cause);
}
