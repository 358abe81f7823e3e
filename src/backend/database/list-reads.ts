import { AsyncLocalStorage } from "node:async_hooks";
import type pg from "pg";
import type { ConnectionWatch } from "./connection-watch.ts";

const reading = new AsyncLocalStorage<true>();

/** Runs list statements. A server cancels them after their time limit. */
export function readAsList<Result>(work: () => Promise<Result>): Promise<Result> {
  return reading.run(true, work);
}

/**
 * The pool for statements outside of transactions. List statements have a shorter time limit. PostgreSQL has no timeout
 * for a single statement, and a transaction for each list would cost two more round trips.
 */
export function limitLists(
  pool: pg.Pool,
  watch: Pick<ConnectionWatch, "limit" | "isCancelled">,
  listMs: number,
): Pick<pg.Pool, "query"> {
  const query = async (...args: Parameters<pg.PoolClient["query"]>) => {
    const client = await pool.connect();
    watch.limit(client, listMs);
    let isBroken = true;
    try {
      const result: unknown = await client.query(...args);
      isBroken = false;
      return result;
    } finally {
      // A cancel request can arrive after its statement has ended, and would then cancel the next one on the connection.
      client.release(isBroken || watch.isCancelled(client));
    }
  };
  const either = (...args: Parameters<pg.PoolClient["query"]>) =>
    reading.getStore() === true ? query(...args) : pool.query(...args);
  return { query: either as pg.Pool["query"] };
}
