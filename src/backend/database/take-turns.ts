import { setImmediate as turn } from "node:timers/promises";
import type { PGlite, Transaction } from "@electric-sql/pglite";

/** How long statements may follow each other before whoever else waits is heard. */
const UNHEARD_MS = 20;

/**
 * Why it exists: PGlite answers before the event loop turns. Whoever awaits one statement after another, as a long answer
 * or a clean-up does, would be alone until they are through: nobody's call would even be read.
 */
export function takeTurns(client: PGlite): void {
  const hearOthers = createTurns();
  const query = client.query.bind(client);
  const transaction = client.transaction.bind(client);
  client.query = async <Row>(...given: Parameters<typeof query>) => {
    await hearOthers();
    return await query<Row>(...given);
  };
  client.transaction = async (work) => {
    await hearOthers();
    return await transaction((tx) => work(withTurns(tx, hearOthers)));
  };
}

/** In a transaction too: others cannot use the database meanwhile, but are told that the process lives. */
function withTurns(tx: Transaction, hearOthers: () => Promise<void>): Transaction {
  const query = tx.query.bind(tx);
  tx.query = async <Row>(...given: Parameters<typeof query>) => {
    await hearOthers();
    return await query<Row>(...given);
  };
  return tx;
}

/** Lets the event loop turn where it has not for a while. */
function createTurns(): () => Promise<void> {
  let since: number | null = null;
  return async () => {
    if (since === null) {
      since = performance.now();
      setImmediate(() => {
        since = null;
      });
    } else if (performance.now() - since >= UNHEARD_MS) {
      await turn();
    }
  };
}
