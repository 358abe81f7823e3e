import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { frameworkTables } from "../../contract/framework-tables.ts";
import { placeEmptyDatabase } from "../testing/empty-pglite.ts";
import { forSuite } from "../testing/for-suite.ts";
import { findPostgres, startPostgres } from "../testing/local-postgres.ts";
import { describeOnDatabases } from "../testing/on-databases.ts";
import { openTestDatabase } from "../testing/test-database.ts";
import { testProduct } from "../testing/test-product.ts";
import { type Db, readRows } from "./database.ts";
import { migrate } from "./migrate.ts";
import { type Migration, readFrameworkMigrations, readMigrations } from "./migration-files.ts";
import { openEmbedded } from "./open-embedded.ts";
import { openServer } from "./open-server.ts";
import { listTables, readDigests } from "./table-digests.ts";

const ROOT = new URL("../../../", import.meta.url).pathname;
/** The fixture is older than the framework's own migrations. */
const all = await readMigrations(testProduct.migrations);
const mixed = all.filter((migration) => migration.mixed !== undefined);
/** The framework's migrations: the first is taken over, later ones are applied. */
const framework = (await readFrameworkMigrations()).map(({ name }) => ({ name }));

/** The first migrations, as the product of an earlier version had them. */
function firstOf(count: number, isWhole: boolean): readonly Migration[] {
  return mixed
    .slice(0, count)
    .map((migration, index) => ({ ...migration, mixed: isWhole && index === count - 1 ? "last" : "part" }));
}

/** Creates a database as an earlier version left it, with rows in its tables. */
async function createOld(db: Db, count = 1): Promise<void> {
  await migrate(db, firstOf(count, false));
  const id = "0198aaaa-0000-7000-8000-000000000001";
  await db.execute(sql`insert into staff_users (id, username, name, password) values (${id}, 'ana', 'Ana', 'hash')`);
  await db.execute(sql`insert into sessions (id, user_id, audience, refresh_hash, expires_at)
    values (${id}, ${id}, 'main', 'x', now())`);
  await db.execute(sql`insert into idempotency_keys (user_id, key, request_hash) values (${id}, 'k', 'h')`);
  await db.execute(sql`insert into attempts (key, count, ends_at) values ('a', 1, now())`);
  await db.execute(sql`insert into audit_entries (id, action, username, address, request_id)
    values (${id}, 'signIn', 'ana', '::1', 'r')`);
}

/** Columns, constraints and indexes of the framework's tables, in any order. */
async function readDefinitions(db: Db): Promise<readonly string[]> {
  const names = sql`(${sql.join(
    frameworkTables.map((name) => sql`${name}`),
    sql`, `,
  )})`;
  const rows = await readRows<{ text: string }>(
    db,
    sql`select c.relname || '.' || a.attname || ' ' || format_type(a.atttypid, a.atttypmod) || ' ' || a.attnotnull
          || ' ' || coalesce(pg_get_expr(d.adbin, d.adrelid), '') as text
        from pg_attribute a join pg_class c on c.oid = a.attrelid
          left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
        where c.relkind = 'r' and c.relname in ${names} and a.attnum > 0 and not a.attisdropped
      union all select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid)
        from pg_constraint where conrelid::regclass::text in ${names}
      union all select indexdef from pg_indexes where tablename in ${names}`,
  );
  return rows.map(({ text }) => text).sort();
}

describeOnDatabases("a database whose product migrated the framework's tables, on the %s database", (kind) => {
  const database = forSuite(() => openTestDatabase(kind));
  let current: readonly string[] = [];
  beforeEach(async () => {
    await database.db.execute(sql`drop schema public cascade`);
    await database.db.execute(sql`create schema public`);
    await migrate(database.db, []);
    current = await readDefinitions(database.db);
    await database.db.execute(sql`drop schema public cascade`);
    await database.db.execute(sql`create schema public`);
  });

  const readJournal = () => readRows(database.db, sql`select name from entity_console_migrations order by name`);

  test.each(mixed.map(({ name }, index) => [name, index + 1] as const))(
    "is taken over after %s, and no row is lost",
    async (_, count) => {
      const { db } = database;
      await createOld(db, count);
      const before = await readDigests(db);
      await migrate(db, firstOf(count, true));
      expect(await readDefinitions(db)).toEqual(current);
      expect(await readJournal()).toEqual(framework);
      const after = await readDigests(db);
      for (const table of frameworkTables.filter((name) => before[name] !== undefined)) {
        expect([table, after[table]?.rows]).toEqual([table, before[table]?.rows]);
      }
      expect(await readRows(db, sql`select username, role from staff_users`)).toEqual([
        { username: "ana", role: "administrator" },
      ]);
    },
  );

  test("loses the rows of batches that an earlier version left unfinished", async () => {
    const { db } = database;
    await createOld(db, 5);
    const ids = [1, 2].map((digit) => `0198aaaa-0000-7000-8000-00000000000${digit}`);
    for (const id of ids) {
      await db.execute(sql`insert into genres (id, name, code) values (${id}, ${id}, 'poetry')`);
    }
    await db.execute(
      sql`insert into unpublished_batches (table_name, first_id, last_id) values ('genres', ${ids[0]}, ${ids[0]})`,
    );
    await migrate(db, firstOf(5, true));
    expect(await readRows(db, sql`select id from genres`)).toEqual([{ id: ids[1] }]);
    expect(await listTables(db)).not.toContain("unpublished_batches");
  });

  test("applies the product's remaining migrations before", async () => {
    await createOld(database.db);
    await expect(migrate(database.db, all)).resolves.toBe(all.length - 1);
    expect(await readDefinitions(database.db)).toEqual(current);
    await expect(migrate(database.db, all)).resolves.toBe(0);
  });

  test("that is new gets the framework's tables once, from old migrations too", async () => {
    await expect(migrate(database.db, all)).resolves.toBe(all.length);
    expect(await readDefinitions(database.db)).toEqual(current);
  });

  test("is taken over once by eight processes that start at once", async () => {
    await createOld(database.db);
    const counts = await Promise.all(Array.from({ length: 8 }, () => migrate(database.db, all)));
    expect(counts.filter((count) => count > 0)).toEqual([all.length - 1]);
    expect(await readJournal()).toEqual(framework);
  });

  test("stays as it was if a later migration fails, and is taken over at the next start", async () => {
    await createOld(database.db);
    const [tables, before] = [await listTables(database.db), await readDigests(database.db)];
    const broken = { name: "9999_broken", statements: ["create tabel x"] };
    await expect(migrate(database.db, [...all, broken])).rejects.toThrow();
    expect([await listTables(database.db), await readDigests(database.db)]).toEqual([tables, before]);
    await migrate(database.db, all);
    expect(await readDefinitions(database.db)).toEqual(current);
  });

  test("clashing usernames are taken over, and reported as before", async () => {
    await createOld(database.db);
    await database.db.execute(sql`insert into staff_users (id, username, name, password)
      values ('0198aaaa-0000-7000-8000-000000000002', 'Ana', 'Other', 'hash')`);
    await migrate(database.db, firstOf(1, true));
    await migrate(database.db, firstOf(1, true));
    expect(await readRows(database.db, sql`select username from staff_users order by id`)).toHaveLength(2);
  });

  test("rejects a migration of a branch with an earlier version of the framework, and names it", async () => {
    await migrate(database.db, firstOf(1, true));
    await expect(migrate(database.db, firstOf(2, true))).rejects.toThrow(
      /0001_add_api_keys_and_more\.sql was not applied before\. Delete the migration/,
    );
  });

  test("that belongs to another program is rejected, and stays as it is", async () => {
    await database.db.execute(sql`create table sessions (sid text primary key)`);
    await expect(migrate(database.db, [])).rejects.toThrow("tables of another program");
    expect(await listTables(database.db)).toEqual(["sessions"]);
  });

  test("of a newer version of the framework is rejected with the names of its migrations", async () => {
    await migrate(database.db, all);
    await database.db.execute(sql`insert into entity_console_migrations (name) values ('9999_of_tomorrow')`);
    await expect(migrate(database.db, all)).rejects.toThrow(
      "migrated by a newer version of entity-console (9999_of_tomorrow)",
    );
  });
});

describeOnDatabases("a take-over that is killed, on the %s database", (kind) => {
  let folder = "";
  let address = "";
  let stop: () => Promise<void> = async () => undefined;
  const open = () => (kind === "embedded" ? openEmbedded(address) : openServer(address));

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "entity-console-take-over-"));
    if (kind === "embedded") {
      address = join(folder, "database");
      await placeEmptyDatabase(address);
    } else {
      const server = await startPostgres(findPostgres() ?? "");
      [address, stop] = [server.url, () => server.stop()];
    }
    const database = await open();
    await createOld(database.db);
    await database.close();
  });
  afterAll(async () => {
    await stop();
    rmSync(folder, { recursive: true });
  });

  test("leaves the database as it was, and the next start takes it over", async () => {
    const program = join(folder, "program.mjs");
    const at = (file: string) => JSON.stringify(new URL(file, import.meta.url).href);
    writeFileSync(
      program,
      `import { migrate } from ${at("./migrate.ts")};
       import { openEmbedded } from ${at("./open-embedded.ts")};
       import { openServer } from ${at("./open-server.ts")};
       const { db } = await ${kind === "embedded" ? "openEmbedded" : "openServer"}(${JSON.stringify(address)});
       const old = ${JSON.stringify(firstOf(1, true))};
       await migrate(db, [...old, { name: "9999_killed", get statements() { process.kill(process.pid, "SIGKILL"); } }]);`,
    );
    const { signal } = spawnSync(process.execPath, ["--import", "tsx", program], { cwd: ROOT });
    expect(signal).toBe("SIGKILL");
    const database = await open();
    expect(await listTables(database.db)).not.toContain("entity_console_migrations");
    expect(await listTables(database.db)).not.toContain("api_keys");
    await migrate(database.db, all);
    expect(await readRows(database.db, sql`select username from staff_users`)).toEqual([{ username: "ana" }]);
    await database.close();
  });
});
