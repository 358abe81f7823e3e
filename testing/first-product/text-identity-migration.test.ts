import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { hashPassword } from "../../src/backend/auth/password-hash.ts";
import { type Database, readRows } from "../../src/backend/database/database.ts";
import { migrate } from "../../src/backend/database/migrate.ts";
import { readMigrations } from "../../src/backend/database/migration-files.ts";
import { readUniqueClashes } from "../../src/backend/database/unique-clashes.ts";
import { describeOnDatabases } from "../../src/backend/testing/on-databases.ts";
import { startTestBackend, type TestBackend } from "../../src/backend/testing/test-backend.ts";
import { openTestDatabase } from "../../src/backend/testing/test-database.ts";
import { backendProduct } from "../../src/product/backend/product.ts";

const PASSWORD = "Senha-De-Antes-1";
const idOf = (number: number) => `00000000-0000-7000-8000-00000000000${number}`;

describeOnDatabases("a database from before texts had an identity, on the %s database", (kind) => {
  let database: Database;
  let backend: TestBackend;
  let token = "";

  beforeAll(async () => {
    database = await openTestDatabase(kind);
    const { db } = database;
    await migrate(
      db,
      (await readMigrations(backendProduct.migrations)).filter(({ name }) => name < "0012"),
    );
    const account = (id: string, name: string) => sql`(${id}, ${name}, ${name}, 'active', now(), now())`;
    await db.execute(sql`insert into accounts (id, username, email, status, created_at, updated_at) values
      ${account(idOf(1), "ana@antes.example")}, ${account(idOf(2), "Ana@antes.example")},
      ${account(idOf(3), "bia@antes.example")}`);
    await db.execute(sql`insert into coupons (id, code, value) values (${idOf(4)}, 'VERAO-10', 5)`);
    const hash = await hashPassword(PASSWORD);
    await db.execute(sql`insert into staff_users (id, username, name, password) values
      (${randomUUID()}, 'Chefe@antes.example', 'Chefe', ${hash}),
      (${randomUUID()}, 'LEITORA@antes.example', 'Leitora', ${hash})`);
    backend = await startTestBackend(database, {}, backendProduct);
    token = (await backend.signIn("chefe@antes.example", PASSWORD)).json<{ accessToken: string }>().accessToken;
  });
  afterAll(() => backend.close());

  test("starts, keeps every record, and reports the accounts that clash by their ids", async () => {
    const { db } = backend.context;
    expect(await readRows(db, sql`select username from accounts order by id`)).toEqual([
      { username: "ana@antes.example" },
      { username: "Ana@antes.example" },
      { username: "bia@antes.example" },
    ]);
    expect(await readUniqueClashes(db)).toEqual([
      { table: "accounts", columns: ["username"], ids: [idOf(1), idOf(2)] },
    ]);
  });

  test("its staff sign in with any capitals", async () => {
    for (const username of ["leitora@antes.example", "LEITORA@ANTES.EXAMPLE", "Leitora@antes.example"]) {
      expect((await backend.signIn(username, PASSWORD)).statusCode).toBe(200);
    }
  });

  test("an account that is there already is taken, whether or not it clashes", async () => {
    for (const username of ["ANA@antes.example", " BIA@antes.example"]) {
      const body = { username, email: username };
      const answer = await backend.as(token, { method: "POST", url: "/api/accounts", body });
      expect([answer.statusCode, answer.json().details[0]]).toMatchObject([422, { path: "username", code: "unique" }]);
    }
  });

  test("an account that clashes can be corrected, and the next start reports none", async () => {
    const url = `/api/accounts/${idOf(2)}`;
    const body = { username: "ana2@antes.example", email: "ana2@antes.example" };
    expect((await backend.as(token, { method: "PUT", url, body })).statusCode).toBe(200);
    await migrate(backend.context.db, await readMigrations(backendProduct.migrations));
    expect(await readUniqueClashes(backend.context.db)).toEqual([]);
  });
});
