import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { ApiKeyList, ApiKeyRow, CreatedApiKey } from "../../contract/api-keys.ts";
import type { NoticeList } from "../../contract/notices.ts";
import { runKeysCommand } from "../commands/keys-command.ts";
import { readRows } from "../database/database.ts";
import { apiKeys, auditEntries, sessions, staffUsers } from "../database/own-tables.ts";
import { listTables } from "../database/table-digests.ts";
import type { BackendProduct } from "../product.ts";
import { createFactorUsers, STRONG } from "../testing/factor-users.ts";
import { openBackend } from "../testing/for-suite.ts";
import { describeOnDatabases } from "../testing/on-databases.ts";
import type { TestCall } from "../testing/test-backend.ts";
import { testProduct } from "../testing/test-product.ts";

const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();

/** The library with one call for services. */
const product: BackendProduct = {
  ...testProduct,
  scopes: ["lending", "reporting"],
  routes: (app, context) => {
    testProduct.routes?.(app, context);
    app.get("/report", { config: { scope: "reporting", summary: "Reports" } }, async () => ({}));
  },
};

describeOnDatabases("API keys of administrators, on the %s database", (kind) => {
  const { backend } = openBackend(kind, {}, product);
  const users = createFactorUsers(backend);
  let names = 0;

  const newName = () => {
    names += 1;
    return `loja ${names}`;
  };
  const send = (token: string, body: object) => backend.as(token, { method: "POST", url: "/api/staff-api-keys", body });
  const create = async (token = backend.admin, given: object = {}) => {
    const answer = await send(token, { name: newName(), scopes: ["reporting"], expiresAt: inDays(30), ...given });
    expect(answer.statusCode).toBe(201);
    return answer.json<CreatedApiKey>();
  };
  const list = async () => (await backend.as(backend.admin, { url: "/api/staff-api-keys" })).json<ApiKeyList>();
  const rowOf = async (id: string) => (await list()).data.find((row) => row.id === id);
  const rotate = (token: string, id: string, body: object) =>
    backend.as(token, { method: "POST", url: `/api/staff-api-keys/${id}/rotate`, body });
  const remove = (token: string, id: string) =>
    backend.as(token, { method: "DELETE", url: `/api/staff-api-keys/${id}` });
  const statusWith = async (secret: string) => (await backend.as(secret, { url: "/api/report" })).statusCode;
  const noticesOf = async (token: string) =>
    (await backend.as(token, { url: "/api/notices" }))
      .json<NoticeList>()
      .data.filter((row) => /^apiKey/.test(row.kind));
  const ownNoticesOf = async (token: string, name: string) =>
    (await noticesOf(token)).filter((row) => row.name === name);
  const entriesOf = (id: string) =>
    backend.context.db.select().from(auditEntries).where(eq(auditEntries.recordId, id)).orderBy(auditEntries.at);
  const codesOf = (answer: { json(): unknown }) =>
    (answer.json() as { details: { path: string; code: string }[] }).details.map(({ path, code }) => `${path} ${code}`);

  test("a new key works, and is listed with its creator and end, and after its use with the time of it", async () => {
    const expiresAt = inDays(30);
    const { key, secret } = await create(backend.admin, { expiresAt });
    const [me] = await backend.context.db.select().from(staffUsers).orderBy(staffUsers.createdAt).limit(1);
    expect(key).toMatchObject({ scopes: ["reporting"], createdBy: me?.username, expiresAt });
    expect(key).not.toHaveProperty("lastUsedAt");
    expect(await statusWith(secret)).toBe(200);
    const listed = await list();
    expect(listed.scopes).toEqual(["lending", "reporting"]);
    const { lastUsedAt, ...rest } = listed.data.find((row) => row.id === key.id) as ApiKeyRow;
    expect(rest).toEqual(key);
    expect(Date.parse(lastUsedAt ?? "")).toBeGreaterThan(Date.parse(key.createdAt) - 1);
  });

  test("neither the list, an audit entry nor a table contains the secret of a created or rotated key", async () => {
    const { key, secret } = await create();
    const rotated = await rotate(backend.admin, key.id, { expiresAt: inDays(10), overlapHours: 2 });
    const keyed = { "idempotency-key": "api-key-1" };
    const body = { name: newName(), scopes: ["lending"], expiresAt: inDays(1) };
    const call: TestCall = { method: "POST", url: "/api/staff-api-keys", body, headers: keyed };
    const stored = (await backend.as(backend.admin, call)).json<CreatedApiKey>();
    expect((await backend.as(backend.admin, call)).json<CreatedApiKey>()).toEqual(stored);
    const secrets = [secret, rotated.json<CreatedApiKey>().secret, stored.secret].map((one) => one.slice(41));
    for (const url of ["/api/staff-api-keys", "/api/audit?pageSize=1000", "/api/notices"]) {
      const answer = await backend.as(backend.admin, { url });
      expect(answer.statusCode).toBe(200);
      expect(secrets.filter((one) => answer.body.includes(one))).toEqual([]);
    }
    for (const table of await listTables(backend.context.db)) {
      for (const one of secrets) {
        const found = await readRows(
          backend.context.db,
          sql`select 1 from ${sql.identifier(table)} t where strpos(to_jsonb(t)::text, ${one}) > 0`,
        );
        expect([table, found.length]).toEqual([table, 0]);
      }
    }
  });

  test("a rotated key works, and so does the one before until the overlap ends; a revoked one is 401", async () => {
    const { key, secret } = await create();
    const answer = await rotate(backend.admin, key.id, { expiresAt: inDays(10), overlapHours: 2 });
    expect(answer.statusCode).toBe(200);
    const after = answer.json<CreatedApiKey>();
    expect(Math.round((Date.parse(after.key.formerUntil ?? "") - Date.now()) / 3_600_000)).toBe(2);
    expect([await statusWith(secret), await statusWith(after.secret)]).toEqual([200, 200]);
    await rotate(backend.admin, key.id, { expiresAt: inDays(10), overlapHours: 0 });
    expect([await statusWith(secret), await statusWith(after.secret)]).toEqual([401, 401]);
    expect(await rowOf(key.id)).not.toHaveProperty("formerUntil");
    const last = await create();
    expect((await remove(backend.admin, last.key.id)).statusCode).toBe(204);
    expect([await statusWith(last.secret), await rowOf(last.key.id)]).toEqual([401, undefined]);
    expect((await remove(backend.admin, last.key.id)).statusCode).toBe(404);
    expect((await rotate(backend.admin, last.key.id, { expiresAt: inDays(1), overlapHours: 0 })).statusCode).toBe(404);
  });

  test("creation, rotation and revocation are audited with the key's name, scopes and end", async () => {
    const { key } = await create();
    await rotate(backend.admin, key.id, { expiresAt: inDays(10), overlapHours: 2 });
    await remove(backend.admin, key.id);
    const { name } = key;
    expect(await entriesOf(key.id)).toMatchObject([
      { action: "addApiKey", title: name, after: { name, scopes: ["reporting"], expiresAt: key.expiresAt } },
      { action: "rotateApiKey", title: name, before: { expiresAt: key.expiresAt }, after: { overlapHours: 2 } },
      { action: "removeApiKey", title: name, before: { name, scopes: ["reporting"] } },
    ]);
  });

  test("the creator gets a notice of each step: with the address of his own calls, without that of others", async () => {
    const id = await users.invite(backend.admin, "chave@example.com");
    const token = await users.tokenOf("chave@example.com", STRONG);
    const { key } = await create(token);
    await rotate(token, key.id, { expiresAt: inDays(10), overlapHours: 2 });
    await remove(backend.admin, key.id);
    const { name } = key;
    expect(await noticesOf(token)).toMatchObject([
      { kind: "apiKeyRemoved", name },
      { kind: "apiKeyRotated", name, address: "127.0.0.1" },
      { kind: "apiKeyAdded", name, address: "127.0.0.1" },
    ]);
    expect((await noticesOf(token))[0]).not.toHaveProperty("address");
    expect(await ownNoticesOf(backend.admin, name)).toEqual([]);
    const { key: left } = await create(token);
    const { db } = backend.context;
    const context = { db, product, print: () => undefined, consoleUrl: "" };
    await runKeysCommand(["rotate", left.name], context);
    await runKeysCommand(["remove", left.name], context);
    expect((await ownNoticesOf(token, left.name)).map((row) => row.kind)).toEqual([
      "apiKeyRemoved",
      "apiKeyRotated",
      "apiKeyAdded",
    ]);
    const { key: orphan } = await create(token);
    await db.delete(staffUsers).where(eq(staffUsers.id, id));
    expect(await rowOf(orphan.id)).not.toHaveProperty("createdBy");
    expect((await remove(backend.admin, orphan.id)).statusCode).toBe(204);
  });

  test("a session without a recent proof can list keys, and neither create, rotate nor revoke one", async () => {
    await users.invite(backend.admin, "velha@example.com");
    const token = await users.tokenOf("velha@example.com", STRONG);
    const { key } = await create();
    const [user] = await backend.context.db
      .select()
      .from(staffUsers)
      .where(eq(staffUsers.username, "velha@example.com"));
    await backend.context.db
      .update(sessions)
      .set({ provedAt: new Date(Date.now() - 11 * 60_000) })
      .where(eq(sessions.userId, user?.id ?? ""));
    expect((await backend.as(token, { url: "/api/staff-api-keys" })).statusCode).toBe(200);
    for (const answer of [
      await send(token, { name: newName(), scopes: ["lending"], expiresAt: inDays(1) }),
      await rotate(token, key.id, { expiresAt: inDays(1), overlapHours: 0 }),
      await remove(token, key.id),
    ]) {
      expect([answer.statusCode, codesOf(answer)]).toEqual([403, [" proofRequired"]]);
    }
    expect((await rowOf(key.id))?.name).toBe(key.name);
  });

  test("a name of another key or of a staff user is rejected, in any case, and so are hidden characters", async () => {
    const { key } = await create(backend.admin, { name: "Única" });
    const [me] = await backend.context.db.select().from(staffUsers).limit(1);
    for (const name of [key.name, " ÚNICA ", me?.username ?? ""]) {
      const answer = await send(backend.admin, { name, scopes: ["lending"], expiresAt: inDays(1) });
      expect([name, answer.statusCode, codesOf(answer)]).toEqual([name, 422, ["name unique"]]);
    }
    for (const name of ["", " ", "lo\u200bja", "x".repeat(121)]) {
      const answer = await send(backend.admin, { name, scopes: ["lending"], expiresAt: inDays(1) });
      expect([name, answer.statusCode]).toEqual([name, 422]);
    }
  });

  test("of two keys of one name at once, one is created", async () => {
    const body = { name: newName(), scopes: ["lending"], expiresAt: inDays(1) };
    const answers = await Promise.all([send(backend.admin, body), send(backend.admin, body)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 422]);
  });

  test.each([
    { scopes: [] },
    { scopes: ["books"] },
    { scopes: ["lending", "lending"] },
    { expiresAt: "2020-01-01T00:00:00Z" },
    { expiresAt: "9999-12-31T00:00:00Z" },
    { expiresAt: "2026-12-31" },
    { expiresAt: null },
    { createdBy: "someone" },
    { secret: "mine" },
  ])("a key with %j is rejected", async (given) => {
    const answer = await send(backend.admin, { name: newName(), scopes: ["lending"], expiresAt: inDays(1), ...given });
    expect(answer.statusCode).toBe(422);
  });

  test.each([
    { overlapHours: -1 },
    { overlapHours: 721 },
    { overlapHours: 1.5 },
    { expiresAt: inDays(-1) },
    { expiresAt: inDays(731) },
  ])("a rotation with %j is rejected, and the key stays valid", async (given) => {
    const { key, secret } = await create();
    const answer = await rotate(backend.admin, key.id, { expiresAt: inDays(1), overlapHours: 0, ...given });
    expect([answer.statusCode, await statusWith(secret)]).toEqual([422, 200]);
  });

  test("a key of a command has no creator, and nobody gets a notice of it", async () => {
    const { db } = backend.context;
    const context = { db, product, print: () => undefined, consoleUrl: "" };
    await runKeysCommand(["add", "do comando", "--scope", "lending"], context);
    const [row] = await db.select().from(apiKeys).where(eq(apiKeys.name, "do comando"));
    expect(await rowOf(row?.id ?? "")).not.toHaveProperty("createdBy");
    await rotate(backend.admin, row?.id ?? "", { expiresAt: inDays(1), overlapHours: 0 });
    expect(await ownNoticesOf(backend.admin, "do comando")).toEqual([]);
  });
});
