import type pg from "pg";
import type { ConnectionWatch } from "./connection-watch.ts";

/** The pool for statements outside of transactions, and what lists need. */
export interface ListPool {
  readonly pool: pg.Pool;
  readonly watch: Pick<ConnectionWatch, "limit" | "isCancelled">;
  /** Time limit of a list statement. */
  readonly listMs: number;
}

/** The `query` of a pool with a promise. */
export type Query = (...args: Parameters<pg.PoolClient["query"]>) => Promise<unknown>;

/** Queries with the time limit of lists. */
export function limited({ pool, watch, listMs }: ListPool): Query {
  return async (...args) => {
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
}
