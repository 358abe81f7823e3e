import { type SQL, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createApiKey } from "../auth/api-keys.ts";
import { type Database, readRows } from "../database/database.ts";
import { migrate } from "../database/migrate.ts";
import { readMigrations } from "../database/migration-files.ts";
import { journals } from "../database/migration-journal.ts";
import { openServer } from "../database/open-server.ts";
import { findDifferences, listTables, readDigests } from "../database/table-digests.ts";
import { findPostgres, type LocalPostgres, startPostgres } from "../testing/local-postgres.ts";
import { openPreparedDatabase, openTestDatabase } from "../testing/test-database.ts";
import { testProduct } from "../testing/test-product.ts";
import { moveDatabase } from "./move-database.ts";

const JOURNALS: readonly string[] = Object.values(journals);

let full: Database;
let target: Database;

beforeAll(async () => {
  full = await openPreparedDatabase("embedded", testProduct, { demo: true, admin: null, production: false });
  // The other kind of database, if it is installed.
  target = await openTestDatabase("postgresql");
  await full.db.execute(
    sql`insert into genres (id, name, code) select gen_random_uuid(), 'Gênero ' || n, 'poetry' from generate_series(1, 2500) n`,
  );
});
afterAll(async () => {
  await full.close();
  await target.close();
});

test("an embedded database is moved to a server row by row, with the same checksums", async () => {
  const before = await readDigests(full.db);
  const rows = await moveDatabase(full, target, testProduct);
  expect(rows).toBeGreaterThan(2_700);
  expect(findDifferences(before, await readDigests(target.db)).filter((name) => !JOURNALS.includes(name))).toEqual([]);
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

test("a database with rows is not overwritten", async () => {
  await expect(moveDatabase(full, target, testProduct)).rejects.toThrow("is not empty");
});

test("a table named as an SQL keyword is moved with its references", async () => {
  const from = await openPreparedDatabase("embedded", testProduct, { demo: true, admin: null, production: false });
  const to = await openTestDatabase("postgresql");
  const steps = await readMigrations(testProduct.migrations);
  await migrate(to.db, steps);
  for (const { db } of [from, to]) {
    await db.execute(sql`create table "references" (id uuid primary key, genre_id uuid references genres (id))`);
  }
  await from.db.execute(sql`insert into "references" select id, id from genres`);
  await moveDatabase(from, to, testProduct);
  const before = await readDigests(from.db);
  expect(findDifferences(before, await readDigests(to.db)).filter((name) => !JOURNALS.includes(name))).toEqual([]);
  await expect(
    to.db.execute(sql`insert into "references" values (gen_random_uuid(), gen_random_uuid())`),
  ).rejects.toThrow();
  await from.close();
  await to.close();
});

test("changing, deleting or adding a row changes the checksum of its table only", async () => {
  const before = await readDigests(target.db);
  await target.db.execute(sql`update genres set name = 'Outro' where name = 'Gênero 7'`);
  expect(findDifferences(before, await readDigests(target.db))).toEqual(["genres"]);
});

test("unusual values arrive unchanged: digits, microseconds, letters, rows of megabytes, and the backend's own tables", async () => {
  const odd = await openPreparedDatabase("embedded", testProduct, { demo: true, admin: null, production: false });
  const to = await openTestDatabase("postgresql");
  const { db } = odd;
  await createApiKey(db, { name: "Loja '\\u0000' \u{1f600}", scopes: ["lending"], expiresAt: new Date("9999-12-31") });
  await db.execute(sql`insert into sessions (id, user_id, audience, refresh_hash, expires_at, created_at, address)
    select gen_random_uuid(), id, 'main', 'x', 'infinity', '2026-11-23 12:00:00.123456+05:30', '::1' from staff_users`);
  await db.execute(
    sql`insert into idempotency_keys (user_id, key, request_hash) select id, '"\\', 'h' from staff_users`,
  );
  const texts = ["", " ", "\\", "\\u0000", "\\ud800", "\u{10ffff}", "\u0001\u001f\u007f\u2028", "e\u0301", "'\"{}[]$1"];
  for (const text of texts) {
    await db.execute(sql`insert into genres (id, name, code) values (gen_random_uuid(), ${text}, 'poetry')`);
  }
  for (const value of ["1e308", "5e-324", "0.1", "9007199254740993", "1.7976931348623157e308"]) {
    await db.execute(
      sql`insert into tickets (id, code, value) values (gen_random_uuid(), ${value}, ${sql.raw(value)}::double precision)`,
    );
  }
  await db.execute(sql`insert into audit_entries (id, at, action, address, request_id, before, after)
    select gen_random_uuid(), '2026-11-23 00:00:00.000001+00', 'odd', '', 'r',
      '{"n": 123456789012345678901234567890.123456789, "e": 1e400, "s": "\\ud83d\\ude00", "deep": [[[{}]], null]}'::jsonb,
      jsonb_build_object('text', repeat('ã', 1000000 * (n % 3))) from generate_series(1, 12) n`);
  const before = await readDigests(db);
  await moveDatabase(odd, to, testProduct);
  expect(findDifferences(before, await readDigests(to.db)).filter((name) => !JOURNALS.includes(name))).toEqual([]);
  const rows = (one: Database) =>
    readRows(one.db, sql`select name from genres where name <> 'x' order by name collate "C"`);
  expect(await rows(to)).toEqual(await rows(odd));
  const [moved] = await readRows<{ n: string; us: string }>(
    to.db,
    sql`select before ->> 'n' as n, extract(microseconds from at)::text as us from audit_entries where action = 'odd' limit 1`,
  );
  expect(moved).toEqual({ n: "123456789012345678901234567890.123456789", us: "1" });
  await odd.close();
  await to.close();
}, 120_000);

const bin = findPostgres();

describe.runIf(bin !== null)("a server to move to", () => {
  let postgres: LocalPostgres;
  beforeAll(async () => {
    postgres = await startPostgres(bin ?? "");
  });
  afterAll(() => postgres.stop());

  /** A database on that server. */
  const openNew = async (name: string): Promise<Database> => {
    const first = await openServer(postgres.url);
    await first.db.execute(sql`create database ${sql.identifier(name)}`);
    await first.close();
    return await openServer(postgres.url.replace(/postgres$/, name));
  };

  test("with foreign tables is left unchanged", async () => {
    const to = await openNew("others");
    await to.db.execute(sql`create table customers (id int)`);
    await expect(moveDatabase(full, to, testProduct)).rejects.toThrow("has tables of another program: customers");
    expect(await listTables(to.db)).toEqual(["customers"]);
    await to.close();
  });

  test("with an older empty schema is migrated and filled", async () => {
    const to = await openNew("older");
    await migrate(to.db, (await readMigrations(testProduct.migrations)).slice(0, 2));
    await moveDatabase(full, to, testProduct);
    expect(findDifferences(await readDigests(full.db), await readDigests(to.db))).toEqual(JOURNALS);
    await to.close();
  });

  test("with a newer schema is rejected", async () => {
    const to = await openNew("newer");
    await migrate(to.db, await readMigrations(testProduct.migrations));
    await to.db.execute(sql`insert into applied_migrations (name) values ('9999_of_tomorrow')`);
    await expect(moveDatabase(full, to, testProduct)).rejects.toThrow("newer version");
    await to.close();
  });

  test("that disconnects has no data, and a second move succeeds", async () => {
    const to = await openNew("lost");
    const other = await openServer(postgres.url);
    const moving = moveDatabase(full, to, testProduct).then(
      () => "moved",
      (error: Error) => error.message,
    );
    for (let ended = 0; ended === 0; ) {
      const rows = await readRows(
        other.db,
        sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = 'lost' and query like 'insert into%'`,
      );
      ended = rows.length;
    }
    expect(await moving).toMatch(/^The connection to the target database was lost.* Run the move again/);
    expect(await listTables(to.db)).toEqual([]);
    await moveDatabase(full, to, testProduct);
    expect(findDifferences(await readDigests(full.db), await readDigests(to.db))).toEqual(JOURNALS);
    await other.close();
    await to.close();
  });

  test("used by two concurrent moves gets the rows of one, and the other is rejected", async () => {
    const to = await openNew("twice");
    const second = await openPreparedDatabase("embedded", testProduct, { demo: true, admin: null, production: false });
    const results = await Promise.allSettled([
      moveDatabase(full, to, testProduct),
      moveDatabase(second, to, testProduct),
    ]);
    expect(results.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    expect(results.find(({ status }) => status === "rejected")).toMatchObject({
      reason: { message: expect.stringContaining("is not empty") },
    });
    await second.close();
    await to.close();
  });

  test("used by a running backend keeps its writes", async () => {
    const to = await openNew("working");
    await migrate(to.db, await readMigrations(testProduct.migrations));
    const other = await openServer(postgres.url.replace(/postgres$/, "working"));
    const moving = moveDatabase(full, to, testProduct).then(
      () => "moved",
      (error: Error) => error.message,
    );
    let written = 0;
    for (; written < 50; written += 1) {
      await other.db.execute(sql`insert into genres (id, name, code) values (gen_random_uuid(), 'Escrito', 'poetry')`);
    }
    expect(await moving).toMatch(/^moved$|is not empty/);
    const kept = await readRows(other.db, sql`select 1 from genres where name = 'Escrito'`);
    expect(kept).toHaveLength(written);
    await other.close();
    await to.close();
  });

  test("is locked from the check that it is empty until the end of the copy", async () => {
    const to = await openNew("held");
    await migrate(to.db, await readMigrations(testProduct.migrations));
    const other = await openServer(postgres.url.replace(/postgres$/, "held"));
    const found = async (query: SQL) => (await readRows(other.db, query)).length > 0;
    let writing: Promise<unknown> | null = null;
    let [isHeld, isWritten] = [false, false];
    const write = async () => {
      const entry = sql`(gen_random_uuid(), now(), 'meanwhile', '', 'r')`;
      await other.db.execute(sql`insert into audit_entries (id, at, action, address, request_id) values ${entry}`);
      isWritten = true;
    };
    // When the first table is about to be copied, another client writes to a second table, which has no other lock.
    const db = new Proxy(full.db, {
      get: (of, name) => {
        const transact: Database["db"]["transaction"] = async (work) => {
          const isMoving = await found(sql`select 1 from pg_locks where locktype = 'advisory' and granted`);
          writing ??= isMoving ? write() : null;
          while (writing !== null && !isHeld && !isWritten) {
            isHeld = await found(sql`select 1 from pg_locks where not granted`);
          }
          return await of.transaction(work);
        };
        return name === "transaction" ? transact : Reflect.get(of, name);
      },
    });
    await moveDatabase({ ...full, db }, to, testProduct);
    expect(isHeld).toBe(true);
    await writing;
    expect(await found(sql`select 1 from audit_entries where action = 'meanwhile'`)).toBe(true);
    await other.close();
    await to.close();
  });
});
