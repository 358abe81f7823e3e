import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { type Database, readRows } from "../database/database.ts";
import { openPreparedDatabase } from "./test-database.ts";
import { testProduct } from "./test-product.ts";

const open = () => openPreparedDatabase("embedded", testProduct, { demo: true, admin: null, production: false });

async function read(database: Database, statement: string): Promise<unknown> {
  const [row] = await readRows<Record<string, unknown>>(database.db, sql.raw(statement));
  return Object.values(row ?? {})[0];
}

/** Uses a database and closes it, so that the next one that is opened is the same. */
async function use(...statements: readonly string[]): Promise<void> {
  const database = await open();
  for (const statement of statements) {
    await database.db.execute(sql.raw(statement));
  }
  await database.close();
}

test("a database that is used again has its first rows, and none that a test wrote", async () => {
  const first = await open();
  const genres = await read(first, "select string_agg(name, ',' order by id) from genres");
  await first.close();
  await use("update genres set name = 'changed'", "insert into attempts (key, count, ends_at) values ('a', 1, now())");
  await use("delete from book_genres");
  const next = await open();
  expect(await read(next, "select string_agg(name, ',' order by id) from genres")).toBe(genres);
  expect(await read(next, "select count(*)::int from attempts")).toBe(0);
  expect(await read(next, "select count(*)::int from book_genres")).toBeGreaterThan(0);
  await next.close();
});

test("a test's settings and open transaction end with its database", async () => {
  await use("set statement_timeout = 12345", "begin", "delete from book_genres");
  const next = await open();
  expect(await read(next, "show statement_timeout")).toBe("0");
  expect(await read(next, "select count(*)::int from book_genres")).toBeGreaterThan(0);
  await next.close();
});

test.each([
  ["a column", "alter table genres add column extra text"],
  ["a dropped index", "drop index genres_name_order"],
  ["a disabled trigger", "alter table audit_entries disable trigger all"],
  ["a table", "create table extra (id int)"],
])("a database whose schema changed (%s) is not used again", async (_title, statement) => {
  const schema = await hash();
  await use(statement);
  expect(await hash()).toBe(schema);
});

/** Columns, indexes and triggers of a database that is opened for this. */
async function hash(): Promise<unknown> {
  const database = await open();
  const value = await read(
    database,
    `select md5(concat(
      (select string_agg(concat(table_name, column_name), ',' order by table_name, column_name)
        from information_schema.columns where table_schema = 'public'),
      (select string_agg(indexname, ',' order by indexname) from pg_indexes where schemaname = 'public'),
      (select string_agg(concat(tgname, tgenabled), ',' order by tgname) from pg_trigger where not tgisinternal)))`,
  );
  await database.close();
  return value;
}
