import { randomBytes } from "node:crypto";
import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { readRows } from "../database/database.ts";
import { listTables } from "../database/table-digests.ts";
import type { BackendProduct } from "../product.ts";
import { toBasic } from "../testing/basic-header.ts";
import { createFactorUsers } from "../testing/factor-users.ts";
import { openBackend } from "../testing/for-suite.ts";
import { describeOnDatabases } from "../testing/on-databases.ts";
import { type Document, readOperations } from "../testing/openapi-check.ts";
import type { TestBackend, TestCall } from "../testing/test-backend.ts";
import { testProduct } from "../testing/test-product.ts";
import { toWriteHandler } from "../writes/write-handler.ts";
import { createApiKey, removeApiKey } from "./api-keys.ts";

const ID = "01890000-0000-7000-8000-000000000000";

/** The library with one call per scope for services. */
const product: BackendProduct = {
  ...testProduct,
  scopes: ["lending", "reporting"],
  routes: (app, context) => {
    testProduct.routes?.(app, context);
    const lend = toWriteHandler(context, { action: "lend" }, () => async () => {
      return { answer: { statusCode: 200, etag: null, body: {} } };
    });
    app.post("/lend", { config: { scope: "lending", summary: "Lends" } }, lend);
    app.get("/report", { config: { scope: "reporting", summary: "Reports" } }, async ({ claims }) => ({
      by: claims?.username,
    }));
  },
};

/** Calls without authentication. */
const open = new Set([
  "POST /api/authentication",
  "POST /api/refresh-token",
  "POST /api/second-factor",
  "POST /api/second-factor/enrolment",
  "POST /api/staff-links",
  "POST /reading-api/token",
  "POST /reading-api/refresh",
]);
/** Writes that a reader may do. */
const own = new Set([
  "POST /api/logout",
  "PUT /api/users/me/password",
  "POST /api/proof",
  "POST /api/factors/totp",
  "POST /api/factors/totp/confirm",
  "POST /api/factors/recovery-codes",
  "DELETE /api/factors/{id}",
  "PUT /api/factors/{id}",
  "DELETE /api/sessions",
  "DELETE /api/sessions/{id}",
]);
/**
 * Calls that a reader reaches: reads by POST, personal views and hints, and calls whose handlers check the role for the
 * entity that the request names (tested with them).
 */
const checkedLater =
  /^(POST \/api\/[\w/-]+\/(export|jobs(\/\{id\}\/(start|cancel))?)|\w+ \/api\/(record-notes|list-views|open-editors|deleted-records)(\/.*)?)$/;
const administrators = new Set(["GET /api/staff", "GET /api/staff-api-keys", "GET /api/staff/{id}/sessions"]);

/** Every call of both backends from the OpenAPI document. Another test checks that the document is complete. */
async function readCalls(backend: TestBackend): Promise<readonly string[]> {
  const document = (await backend.call({ url: "/openapi.json" })).json<Document>();
  return [...readOperations(document).keys()].filter((route) => /^\w+ \/(reading-)?api\//.test(route));
}

function toCall(route: string): TestCall {
  const [method = "GET", path = ""] = route.split(" ");
  return { method: method as "GET", url: path.replace(/\{\w+\}/g, ID), ...(method === "GET" ? {} : { body: {} }) };
}

describeOnDatabases("permissions, on the %s database", (kind) => {
  const { backend, call } = openBackend(kind, {}, product);
  let reader = "";
  let calls: readonly string[] = [];
  const keys: Record<string, string> = {};

  beforeAll(async () => {
    const { db } = backend.context;
    for (const [name, scopes] of Object.entries({
      lender: ["lending"],
      reporter: ["reporting"],
      both: ["lending", "reporting"],
    })) {
      keys[name] = (await createApiKey(db, { name, scopes, expiresAt: null })).secret;
    }
    const ended = new Date(Date.now() - 1);
    keys["old"] = (await createApiKey(db, { name: "old", scopes: ["lending"], expiresAt: ended })).secret;
    const removed = await createApiKey(db, { name: "removed", scopes: ["lending"], expiresAt: null });
    keys["removed"] = removed.secret;
    await removeApiKey(db, removed.id);
    reader = await createFactorUsers(backend).join(backend.admin, "leitora@example.com", "reader");
    calls = (await readCalls(backend)).filter((route) => !open.has(route));
    expect(calls.length).toBeGreaterThan(40);
  });

  /** The calls with another status than the given one, with their status. */
  const differing = async (token: string, status: number, among = calls) => {
    const found: string[] = [];
    for (const route of among) {
      const { statusCode } = await backend.as(token, toCall(route));
      found.push(...(statusCode === status ? [] : [`${route}: ${statusCode}`]));
    }
    return found;
  };
  const main = () => calls.filter((route) => route.includes(" /api/"));

  test("a key may call the routes of its scope; everything else is 403, and 401 at the other backend", async () => {
    expect(await differing(keys["lender"] ?? "", 403, main())).toEqual(["POST /api/lend: 200"]);
    expect(await differing(keys["reporter"] ?? "", 403, main())).toEqual(["GET /api/report: 200"]);
    expect((await differing(keys["both"] ?? "", 403, main())).toSorted()).toEqual([
      "GET /api/report: 200",
      "POST /api/lend: 200",
    ]);
    const others = calls.filter((route) => !route.includes(" /api/"));
    expect(others.length).toBeGreaterThan(1);
    expect(await differing(keys["both"] ?? "", 401, others)).toEqual([]);
  });

  test("an expired, removed or altered key is 401", async () => {
    const key = keys["both"] ?? "";
    const id = key.slice(4, 40);
    const forged = [
      keys["old"],
      keys["removed"],
      key.toUpperCase(),
      key.replace("key_", "Key_"),
      key.replace("key_", "token_"),
      key.slice(4),
      key.slice(0, -1),
      `${key}A`,
      `key_${id}_${randomBytes(32).toString("base64url")}`,
      `key_${id}_`,
      `key_${ID}_${key.slice(41)}`,
      `key_${id}`,
    ];
    for (const token of forged) {
      expect([token, await differing(token ?? "", 401)]).toEqual([token, []]);
    }
  });

  test("a key is accepted only in the Authorization header, once, as Bearer", async () => {
    const key = keys["both"] ?? "";
    const bearer = `Bearer ${key}`;
    const scoped = { method: "POST", url: "/api/lend" } as const;
    const statusOf = async (given: TestCall) => (await backend.call(given)).statusCode;
    expect(await statusOf({ ...scoped, headers: { authorization: bearer } })).toBe(200);
    for (const name of ["access_token", "api_key", "key", "token", "authorization"]) {
      expect([name, await statusOf({ ...scoped, url: `/api/lend?${name}=${key}` })]).toEqual([name, 401]);
      expect([name, await statusOf({ ...scoped, body: { [name]: key } })]).toEqual([name, 401]);
      expect([name, await statusOf({ ...scoped, headers: { cookie: `${name}=${key}` } })]).toEqual([name, 401]);
    }
    for (const authorization of [
      key,
      `Basic ${key}`,
      toBasic(key, ""),
      toBasic("both", key),
      `Token ${key}`,
      `${bearer}, ${bearer}`,
    ]) {
      expect([authorization, await statusOf({ ...scoped, headers: { authorization } })]).toEqual([authorization, 401]);
    }
    for (const header of ["x-api-key", "api-key", "proxy-authorization", "x-authorization"]) {
      expect([header, await statusOf({ ...scoped, headers: { [header]: bearer } })]).toEqual([header, 401]);
    }
  });

  test("a staff user cannot have the name of a key, so that audit entries are unambiguous", async () => {
    const body = { username: "lender", name: "Lender", role: "reader" };
    const answer = await call({ method: "POST", url: "/api/staff", body });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().details).toMatchObject([{ path: "username", code: "unique" }]);
  });

  test("a key is no session and no refresh token, and opens no session at another backend", async () => {
    const key = keys["both"] ?? "";
    const refresh = { method: "POST", url: "/api/refresh-token", body: { refreshToken: key } } as const;
    expect((await backend.call(refresh)).statusCode).toBe(401);
    expect((await backend.as(key, { method: "POST", url: "/reading-api/token", body: {} })).statusCode).toBe(401);
    expect(
      (await backend.as(key, { method: "POST", url: "/reading-api/refresh", body: { refreshToken: key } })).statusCode,
    ).toBe(401);
    expect((await backend.signIn("both", key)).statusCode).toBe(401);
  });

  test("without a token every call is rejected; a reader may read, and write only personal data", async () => {
    const found: string[] = [];
    for (const route of calls) {
      const { statusCode } = await backend.call(toCall(route));
      found.push(...(statusCode === 401 ? [] : [`${route}: ${statusCode}`]));
    }
    expect(found).toEqual([]);
    const refused = main().filter(
      (route) => administrators.has(route) || !(route.startsWith("GET") || own.has(route) || checkedLater.test(route)),
    );
    expect(refused.length).toBeGreaterThan(15);
    expect(await differing(reader, 403, refused)).toEqual([]);
    for (const route of main().filter((one) => one.startsWith("GET") && !administrators.has(one))) {
      expect([route, (await backend.as(reader, toCall(route))).statusCode]).not.toEqual([route, 403]);
    }
  });

  test("the audit entry names the key, and neither a response nor a table contains the key itself", async () => {
    const { db } = backend.context;
    const key = keys["lender"] ?? "";
    const [id, secret] = [key.slice(4, 40), key.slice(41)];
    await backend.as(key, { method: "POST", url: "/api/lend" });
    const [entry] = (await call({ url: "/api/audit?action=lend" })).json<{ data: object[] }>().data;
    expect(entry).toMatchObject({ userId: id, username: "lender" });
    expect(entry).not.toHaveProperty("sessionId");
    for (const url of ["/api/audit?pageSize=1000", "/api/staff", "/openapi.json", "/config.json"]) {
      expect((await call({ url })).body).not.toContain(secret);
    }
    for (const table of await listTables(db)) {
      const text = sql`to_jsonb(t)::text`;
      const found = await readRows(
        db,
        sql`select 1 from ${sql.identifier(table)} t where strpos(${text}, ${secret}) > 0`,
      );
      expect([table, found.length]).toEqual([table, 0]);
    }
  });
});
