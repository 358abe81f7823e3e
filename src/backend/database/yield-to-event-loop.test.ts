import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { forSuite } from "../testing/for-suite.ts";
import { openTestDatabase } from "../testing/test-database.ts";
import type { Db } from "./database.ts";

const STATEMENTS = 50;
/** Together they take longer than the limit. */
const sleep = sql`select pg_sleep(0.01)`;

const database = forSuite(() => openTestDatabase("embedded"));

/** Counts the turns of the event loop during the statements. */
async function countTurns(db: Db): Promise<number> {
  let turns = -1;
  let isOver = false;
  const count = () => {
    turns += 1;
    if (!isOver) {
      setImmediate(count);
    }
  };
  setImmediate(count);
  for (let statement = 0; statement < STATEMENTS; statement += 1) {
    await db.execute(sleep);
  }
  isOver = true;
  return turns;
}

describe("the embedded database yields to the event loop", () => {
  test("between statements", async () => {
    expect(await countTurns(database.db)).toBeGreaterThan(3);
  });

  test("between the statements of a transaction", async () => {
    expect(await database.db.transaction((tx) => countTurns(tx))).toBeGreaterThan(3);
  });
});
