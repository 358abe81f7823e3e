import { sql } from "drizzle-orm";
import { integer, pgTable } from "drizzle-orm/pg-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { findPostgres, type LocalPostgres, startPostgres } from "../testing/local-postgres.ts";
import { type Db, readRows } from "./database.ts";
import { openServer } from "./open-server.ts";
import { nameStatements, prepared } from "./prepared.ts";

const bin = findPostgres();
const numbers = pgTable("numbers", { value: integer("value") });

describe.runIf(bin !== null)("a query that is built once, on PostgreSQL", () => {
  let postgres: LocalPostgres;
  beforeAll(async () => {
    postgres = await startPostgres(bin ?? "");
  });
  afterAll(() => postgres.stop());

  /** What the server keeps after two queries of two keys that begin alike for more than it reads of a name. */
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

  test("leaves nothing on the server where a pooler may give each statement another connection", async () => {
    expect(await keptAfter(() => undefined)).toBe(0);
  });

  test("is read and planned once for each connection where statements may be named", async () => {
    expect(await keptAfter(nameStatements)).toBe(3);
  });
});
