import { sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type Database, readRows } from "../database/database.ts";
import { migrate } from "../database/migrate.ts";
import type { Migration } from "../database/migration-files.ts";
import { openPreparedDatabase, openTestDatabase } from "../testing/test-database.ts";
import { testProduct } from "../testing/test-product.ts";
import { runClashesCommand } from "./clashes-command.ts";
import { moveDatabase } from "./move-database.ts";

const before: Migration = {
  name: "9000_before",
  statements: ['CREATE TABLE "contacts" ("id" uuid PRIMARY KEY, "email" text)'],
};
const after: Migration = {
  name: "9001_after",
  statements: ['CREATE UNIQUE INDEX "contacts_email_key" ON "contacts" USING btree (identity_text("email"));'],
};
const idOf = (number: number) => `00000000-0000-7000-8000-${String(number).padStart(12, "0")}`;

let database: Database;

beforeEach(async () => {
  database = await openTestDatabase("embedded");
  await migrate(database.db, [before]);
});
afterEach(() => database.close());

const insert = (number: number, email: string) =>
  database.db.execute(sql`insert into contacts values (${idOf(number)}, ${email})`);

async function run(): Promise<readonly string[]> {
  const lines: string[] = [];
  const print = (line: string) => void lines.push(line);
  await runClashesCommand([], { db: database.db, product: testProduct, print, consoleUrl: "" });
  return lines;
}

test("clashes prints one line if there are none", async () => {
  await insert(1, "ana@x.example");
  await migrate(database.db, [before, after]);
  expect(await run()).toEqual(["No records have the same value in fields that must be unique."]);
});

test("clashes prints table, columns and ids of each group, and how to resolve it", async () => {
  await insert(1, "ana@x.example");
  await insert(2, " Ana@X.example");
  await insert(3, "bob@x.example");
  await migrate(database.db, [before, after]);
  const lines = await run();
  expect(lines.map((line) => line.split(/ {2,}/))).toEqual([
    ["TABLE", "COLUMNS", "IDS"],
    ["contacts", "email", `${idOf(1)} ${idOf(2)}`],
    ["Change or delete all records of a line but one. The next start of the backend then checks them too."],
  ]);
});

test("move rejects a database with clashes, and moves nothing", async () => {
  const from = await openPreparedDatabase("embedded", testProduct, { demo: false, admin: null, production: false });
  const statement = 'CREATE UNIQUE INDEX "contacts_email_key" ON "contacts" USING btree (identity_text("email"));';
  await from.db.execute(sql`create table contacts (id uuid primary key, email text)`);
  await from.db.execute(sql`insert into contacts values (${idOf(1)}, 'ana@x.example'), (${idOf(2)}, 'Ana@x.example')`);
  await from.db.execute(
    sql.raw(`create unique index contacts_email_key on contacts (identity_text(email)) where id <> '${idOf(2)}'`),
  );
  await from.db.execute(sql.raw(`comment on index contacts_email_key is 'postponed: ${statement}'`));
  const to = await openTestDatabase("embedded");
  try {
    await expect(moveDatabase(from, to, testProduct)).rejects.toThrow("npm run backend -- clashes. Nothing was moved.");
    const tables = await readRows(to.db, sql`select 1 from information_schema.tables where table_schema = 'public'`);
    expect(tables).toEqual([]);
  } finally {
    await from.close();
    await to.close();
  }
});
