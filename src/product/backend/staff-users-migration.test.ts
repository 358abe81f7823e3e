import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { type Database, readRows } from "entity-console/backend";
import {
  describeOnDatabases,
  hashPassword,
  migrate,
  openTestDatabase,
  readMigrations,
  startTestBackend,
  type TestBackend,
} from "entity-console/testing/backend";
import { afterAll, beforeAll, expect, test } from "vitest";
import { backendProduct } from "./product.ts";

const PASSWORD = "Senha-De-Antes-1";

describeOnDatabases("a database from before staff users, on the %s database", (kind) => {
  const [ana, bruno, session] = [randomUUID(), randomUUID(), randomUUID()];
  let database: Database;
  let backend: TestBackend;

  beforeAll(async () => {
    database = await openTestDatabase(kind);
    const { db } = database;
    const before = (await readMigrations(backendProduct.migrations)).filter(({ name }) => name < "0006");
    await migrate(db, before);
    await db.execute(sql`insert into users (id, name, username, email, password) values
      (${ana}, 'Ana', 'ana@antes.example', 'ana@antes.example', ${await hashPassword(PASSWORD)}),
      (${bruno}, 'Bruno', 'bruno@antes.example', 'bruno@antes.example', null)`);
    await db.execute(sql`insert into teachers (id, name, email, user_id) values
      (${randomUUID()}, 'Ana', 'ana@antes.example', ${ana})`);
    await db.execute(sql`insert into sessions (id, user_id, audience, refresh_hash, expires_at) values
      (${session}, ${ana}, 'main', 'x', now() + interval '1 day'),
      (${randomUUID()}, ${bruno}, 'main', 'y', now() + interval '1 day')`);
    await db.execute(sql`insert into idempotency_keys (user_id, key, request_hash) values (${ana}, 'k', 'h')`);
    backend = await startTestBackend(database, {}, backendProduct);
  });
  afterAll(() => backend.close());

  test("a user with a password still signs in, and finds their teacher", async () => {
    const answer = await backend.signIn("ana@antes.example", PASSWORD);
    expect(answer.statusCode).toBe(200);
    const { accessToken } = answer.json<{ accessToken: string }>();
    const teacher = await backend.as(accessToken, { url: "/api/teachers" });
    expect(teacher.json()).toMatchObject({ name: "Ana", user: { username: "ana@antes.example" } });
  });

  test("their sessions and idempotency keys stay theirs, under the same id", async () => {
    const { db } = backend.context;
    const sessions = await readRows(db, sql`select id, user_id as "userId" from sessions where id = ${session}`);
    expect(sessions).toEqual([{ id: session, userId: ana }]);
    expect(await readRows(db, sql`select key from idempotency_keys where user_id = ${ana}`)).toEqual([{ key: "k" }]);
  });

  test("a user without a password stays data, and does not become a staff user", async () => {
    const { db } = backend.context;
    const ids = [ana, bruno].sort();
    expect(await readRows(db, sql`select id from staff_users`)).toEqual([{ id: ana }]);
    expect(await readRows(db, sql`select id from users order by id`)).toEqual(ids.map((id) => ({ id })));
    expect(await readRows(db, sql`select id from sessions where user_id = ${bruno}`)).toEqual([]);
  });
});
