import { setImmediate as turn } from "node:timers/promises";
import type { PGlite, Transaction } from "@electric-sql/pglite";

/** How long statements may follow each other before whoever else waits is heard. */
const MAX_BLOCK_MS = 50;

/**
 * Why it exists: PGlite answers before the event loop turns. Whoever awaits one statement after another, as a long answer
 * or a clean-up does, would be alone until they are through: nobody's call would even be read.
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

/** In a transaction too: others cannot use the database meanwhile, but are told that the process lives. */
function yieldInTransaction(tx: Transaction, yieldToEventLoop: () => Promise<void>): Transaction {
  const query = tx.query.bind(tx);
  tx.query = async <Row>(...given: Parameters<typeof query>) => {
    await yieldToEventLoop();
    return await query<Row>(...given);
  };
  return tx;
}

/** Lets the event loop turn where it has not for a while. */
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
