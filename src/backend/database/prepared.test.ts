import { sql } from "drizzle-orm";
import { integer, pgTable } from "drizzle-orm/pg-core";
import { describe, expect, test } from "vitest";
import { forSuite } from "../testing/for-suite.ts";
import { findPostgres, startPostgres } from "../testing/local-postgres.ts";
import { type Db, readRows } from "./database.ts";
import { openServer } from "./open-server.ts";
import { nameStatements, prepared } from "./prepared.ts";

const bin = findPostgres();
const numbers = pgTable("numbers", { value: integer("value") });

describe.runIf(bin !== null)("a prepared query, on PostgreSQL", () => {
  const postgres = forSuite(() => startPostgres(bin ?? ""));

  /** Prepared statements on the server after two queries with keys that differ only after 63 bytes. */
  const keptAfter = async (set: (db: Db) => void) => {
    const { db, close } = await openServer(postgres.url, 1);
    set(db);
    await db.execute(sql`create table if not exists numbers (value integer)`);
    const alike = "a".repeat(70);
    for (const key of ["one", "one", `${alike} two`, `${alike} three`]) {
      await prepared(db, key, () => db.select().from(numbers)).execute({});
    }
    const kept = await readRows<{ name: string }>(db, sql`select name from pg_prepared_statements`);
    await close();
    return kept.length;
  };

  test("leaves no prepared statement where a pooler may change the connection", async () => {
    expect(await keptAfter(() => undefined)).toBe(0);
  });

  test("is parsed and planned once per connection if statements may be named", async () => {
    expect(await keptAfter(nameStatements)).toBe(3);
  });
});
