import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Database, readRows } from "../database/database.ts";
import { findDifferences, readDigests } from "../database/table-digests.ts";
import { openPreparedDatabase, openTestDatabase } from "../testing/test-database.ts";
import { testProduct } from "../testing/test-product.ts";
import { moveDatabase } from "./move-database.ts";

let full: Database;
let target: Database;

beforeAll(async () => {
  full = await openPreparedDatabase("embedded", testProduct, { demo: true, admin: null, production: false });
  // The other kind where the machine has it.
  target = await openTestDatabase("postgresql");
  await full.db.execute(
    sql`insert into genres (id, name, code) select gen_random_uuid(), 'Gênero ' || n, 'poetry' from generate_series(1, 2500) n`,
  );
});
afterAll(async () => {
  await full.close();
  await target.close();
});

test("an embedded database is moved to a server row by row, and both have the same checksums", async () => {
  const before = await readDigests(full.db);
  const rows = await moveDatabase(full, target, testProduct);
  expect(rows).toBeGreaterThan(2_700);
  expect(findDifferences(before, await readDigests(target.db)).filter((name) => name !== "applied_migrations")).toEqual(
    [],
  );
  const [found] = await readRows<{ count: number }>(
    target.db,
    sql`select count(*)::int as count from pg_constraint where contype = 'f'`,
  );
  const [wanted] = await readRows<{ count: number }>(
    full.db,
    sql`select count(*)::int as count from pg_constraint where contype = 'f'`,
  );
  expect(found).toEqual(wanted);
});

test("a database with rows is nobody's to move into", async () => {
  await expect(moveDatabase(full, target, testProduct)).rejects.toThrow("is not empty");
});

test("a row that is changed, gone or new changes the checksum of its table and of no other", async () => {
  const before = await readDigests(target.db);
  await target.db.execute(sql`update genres set name = 'Outro' where name = 'Gênero 7'`);
  expect(findDifferences(before, await readDigests(target.db))).toEqual(["genres"]);
});
