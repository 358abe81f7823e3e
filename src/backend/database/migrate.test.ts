import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { findEmptyPglite, openPgliteCopy } from "../testing/empty-pglite.ts";
import { forSuite } from "../testing/for-suite.ts";
import { describeOnDatabases } from "../testing/on-databases.ts";
import { openTestDatabase } from "../testing/test-database.ts";
import { testProduct } from "../testing/test-product.ts";
import { readRows } from "./database.ts";
import { migrate } from "./migrate.ts";
import { DRAFT_LINE, readMigrations } from "./migration-files.ts";
import { toDatabase } from "./open-embedded.ts";

describeOnDatabases("migrations, on the %s database", (kind) => {
  const database = forSuite(() => openTestDatabase(kind));
  const tableNames = async () =>
    (
      await readRows<{ name: string }>(
        database.db,
        sql`select table_name as name from information_schema.tables where table_schema = 'public'`,
      )
    ).map(({ name }) => name);

  test("case 194: a migration that fails halfway is rolled back", async () => {
    const broken = [{ name: "0000_broken", statements: ["create table half (id int)", "create tabel x"] }];
    await expect(migrate(database.db, broken)).rejects.toThrow();
    expect(await tableNames()).toEqual([]);
  });

  test("case 194: eight processes that migrate at once apply each migration once", async () => {
    const all = await readMigrations(testProduct.migrations);
    const counts = await Promise.all(Array.from({ length: 8 }, () => migrate(database.db, all)));
    expect(counts.reduce((sum, count) => sum + count)).toBe(all.length);
    expect(await tableNames()).toEqual(expect.arrayContaining(["books", "book_copies", "tickets", "sessions"]));
  });

  test("the rows of batches that an earlier version left unfinished are removed", async () => {
    const own = await openTestDatabase(kind);
    const all = await readMigrations(testProduct.migrations);
    const index = all.findIndex(({ name }) => name.endsWith("_remove_unpublished_batches"));
    await migrate(own.db, all.slice(0, index));
    const ids = [1, 2, 3].map((digit) => `0198aaaa-0000-7000-8000-00000000000${digit}`);
    for (const id of ids) {
      await own.db.execute(sql`insert into tickets (id, code, value, type, audience, status, use_count)
        values (${id}, ${`LEFT-${id.toUpperCase()}`}, 1, 'loans', 'public', 'active', 0)`);
    }
    await own.db.execute(
      sql`insert into unpublished_batches (table_name, first_id, last_id) values ('tickets', ${ids[0]}, ${ids[1]})`,
    );
    await migrate(own.db, all);
    expect(await readRows(own.db, sql`select id from tickets`)).toEqual([{ id: ids[2] }]);
    await own.close();
  });

  test("a draft of a migration is not applied", async () => {
    const draft = { name: "9999_draft", statements: [`${DRAFT_LINE}\ndrop table books`] };
    const all = await readMigrations(testProduct.migrations);
    await expect(migrate(database.db, [...all, draft])).rejects.toThrow(
      "The migration 9999_draft.sql is a draft. Correct it, and delete its first line.",
    );
  });

  test("a first migration that was rewritten after it was applied is rejected, and nothing changes", async () => {
    const all = await readMigrations(testProduct.migrations);
    const before = await tableNames();
    const rewritten = all.map((one, index) =>
      index === 0 ? { ...one, statements: [...one.statements, 'create table "repairs" ("id" text)'] } : one,
    );
    await expect(migrate(database.db, rewritten)).rejects.toThrow(
      /The migration 0000_initial\.sql was changed after it was applied to this database/,
    );
    expect(await tableNames()).toEqual(before);
    await expect(migrate(database.db, all)).resolves.toBe(0);
  });

  test("comments, white space and line endings of an applied migration may change", async () => {
    const all = await readMigrations(testProduct.migrations);
    const reworded = all.map((one) => ({
      ...one,
      statements: one.statements.map((text) => `-- Another comment.\r\n${text.replaceAll("\n", "\r\n  ")}`),
    }));
    await expect(migrate(database.db, reworded)).resolves.toBe(0);
  });

  test("a database of an earlier version, without digests, gets them at its next start", async () => {
    const all = await readMigrations(testProduct.migrations);
    await database.db.execute(sql`alter table applied_migrations drop column digest`);
    await expect(migrate(database.db, all)).resolves.toBe(0);
    const [first, ...others] = all;
    const rewritten = [{ name: first?.name ?? "", statements: ["select 1"] }, ...others];
    await expect(migrate(database.db, rewritten)).rejects.toThrow("was changed after it was applied");
  });

  test("a database with migrations of a newer version is rejected with their names", async () => {
    await expect(migrate(database.db, [])).rejects.toThrow("newer version of this program (0000_initial");
  });
});

test("without the extension for quick search, migration fails and names the statement for the database owner", async () => {
  const bare = toDatabase(await openPgliteCopy(await findEmptyPglite(), {}));
  await expect(migrate(bare.db, [])).rejects.toThrow("Have its owner run: CREATE EXTENSION pg_trgm");
  await bare.close();
});
