import { setImmediate as turn } from "node:timers/promises";
import type { PGlite, Transaction } from "@electric-sql/pglite";

/** Maximum time that consecutive statements block the event loop. */
const MAX_BLOCK_MS = 50;

/**
 * Makes PGlite yield to the event loop. PGlite resolves without returning to it, so consecutive statements, as in a
 * long response or a clean-up, would block all other requests.
 */
export function yieldBetweenStatements(client: PGlite): void {
  const yieldToEventLoop = createYield();
  const query = client.query.bind(client);
  const transaction = client.transaction.bind(client);
  client.query = async <Row>(...given: Parameters<typeof query>) => {
    await yieldToEventLoop();
    return await query<Row>(...given);
  };
  client.transaction = async (work) => {
    await yieldToEventLoop();
    return await transaction((tx) => work(yieldInTransaction(tx, yieldToEventLoop)));
  };
}

/** Other requests cannot use the database during a transaction, but `/health` responds. */
function yieldInTransaction(tx: Transaction, yieldToEventLoop: () => Promise<void>): Transaction {
  const query = tx.query.bind(tx);
  tx.query = async <Row>(...given: Parameters<typeof query>) => {
    await yieldToEventLoop();
    return await query<Row>(...given);
  };
  return tx;
}

/** Yields after the maximum time. */
function createYield(): () => Promise<void> {
  let since: number | null = null;
  return async () => {
    if (since === null) {
      since = performance.now();
      setImmediate(() => {
        since = null;
      });
    } else if (performance.now() - since >= MAX_BLOCK_MS) {
      await turn();
    }
  };
}
