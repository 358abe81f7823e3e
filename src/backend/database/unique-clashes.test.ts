import { sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { describeOnDatabases } from "../testing/on-databases.ts";
import { openTestDatabase } from "../testing/test-database.ts";
import { type Database, readRows } from "./database.ts";
import { migrate } from "./migrate.ts";
import type { Migration } from "./migration-files.ts";
import { readUniqueClashes } from "./unique-clashes.ts";

const before: Migration = {
  name: "0000_before",
  statements: [
    'CREATE TABLE "contacts" ("id" uuid PRIMARY KEY, "email" text, "office" integer)',
    'CREATE UNIQUE INDEX "contacts_email_office_key" ON "contacts" USING btree ("email","office");',
  ],
};
const after: Migration = {
  name: "0001_after",
  statements: [
    'DROP INDEX "contacts_email_office_key";',
    'CREATE UNIQUE INDEX "contacts_email_office_key" ON "contacts" USING btree (identity_text("email"),"office");',
  ],
};
const idOf = (number: number) => `00000000-0000-7000-8000-${String(number).padStart(12, "0")}`;

describeOnDatabases("unique texts with older rows, on the %s database", (kind) => {
  let database: Database;

  beforeEach(async () => {
    database = await openTestDatabase(kind);
    await migrate(database.db, [before]);
  });
  afterEach(() => database.close());

  const insert = (number: number, email: string | null, office: number | null) =>
    database.db.execute(sql`insert into contacts values (${idOf(number)}, ${email}, ${office})`);
  const start = () => migrate(database.db, [before, after]);
  const definition = async () => {
    const rows = await readRows<{ indexdef: string }>(
      database.db,
      sql`select indexdef from pg_indexes where indexname = 'contacts_email_office_key'`,
    );
    return rows[0]?.indexdef ?? "";
  };

  test("rows without a clash get the full index", async () => {
    await insert(1, "ana@x.example", 1);
    await insert(2, "Ana@x.example", 2);
    await insert(3, null, 1);
    await insert(4, null, 1);
    await start();
    expect(await readUniqueClashes(database.db)).toEqual([]);
    expect(await definition()).not.toContain("WHERE");
    await expect(insert(5, " ANA@x.example", 1)).rejects.toThrow();
  });

  test("clashing rows are reported, and a further one is rejected", async () => {
    await insert(1, "ana@x.example", 1);
    await insert(2, "Ana@x.example", 1);
    await insert(3, "ANA@x.example ", 1);
    await insert(4, "bob@x.example", 1);
    await start();
    expect(await readUniqueClashes(database.db)).toEqual([
      { table: "contacts", columns: ["email", "office"], ids: [idOf(1), idOf(2), idOf(3)] },
    ]);
    await expect(insert(5, "aNa@x.example", 1)).rejects.toThrow();
    await expect(insert(6, "BOB@x.example", 1)).rejects.toThrow();
    await insert(7, "carl@x.example", 1);
    await expect(insert(8, "Carl@x.example", 1)).rejects.toThrow();
  });

  test("the first start without clashes creates the full index", async () => {
    await insert(1, "ana@x.example", 1);
    await insert(2, "Ana@x.example", 1);
    await start();
    await start();
    expect(await readUniqueClashes(database.db)).toHaveLength(1);
    await database.db.execute(sql`update contacts set email = 'ana2@x.example' where id = ${idOf(2)}`);
    await start();
    expect(await readUniqueClashes(database.db)).toEqual([]);
    expect(await definition()).not.toContain("WHERE");
    await expect(insert(3, "ANA2@x.example", 1)).rejects.toThrow();
  });

  test("if there are more clashes than an index can exclude, each is reported, and an equal text is rejected", async () => {
    for (let number = 1; number <= 100; number += 1) {
      await insert(2 * number, `a${number}@x.example`, 1);
      await insert(2 * number + 1, `A${number}@x.example`, 1);
    }
    await start();
    expect(await readUniqueClashes(database.db)).toHaveLength(100);
    await expect(insert(900, "a7@x.example", 1)).rejects.toThrow();
  });
});
