import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestDatabase } from "../testing/test-database.ts";
import type { Database, Db } from "./database.ts";

const STATEMENTS = 50;
/** So many of them are more than others are kept waiting for. */
const sleep = sql`select pg_sleep(0.01)`;

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase("embedded");
});
afterAll(() => database.close());

/** How often the event loop turned, and so would have read a call, while statements followed each other. */
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

describe("on the embedded database, others are heard", () => {
  test("while one statement follows another", async () => {
    expect(await countTurns(database.db)).toBeGreaterThan(3);
  });

  test("while the statements of a transaction follow each other", async () => {
    expect(await database.db.transaction((tx) => countTurns(tx))).toBeGreaterThan(3);
  });
});
