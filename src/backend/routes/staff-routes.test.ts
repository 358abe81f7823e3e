import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import type { SessionRow, StaffLink, StaffRow } from "../../contract/staff.ts";
import { createApiKey } from "../auth/api-keys.ts";
import { demoCredentials } from "../config/demo-credentials.ts";
import type { BackendProduct } from "../product.ts";
import { createFactorUsers, STRONG } from "../testing/factor-users.ts";
import { forSuite } from "../testing/for-suite.ts";
import { describeOnDatabases } from "../testing/on-databases.ts";
import { startTestBackend, type TestCall } from "../testing/test-backend.ts";
import { testProduct } from "../testing/test-product.ts";

describeOnDatabases("staff users, on the %s database", (kind) => {
  const product: BackendProduct = {
    ...testProduct,
    scopes: ["lending"],
    routes: (app, context) => {
      testProduct.routes?.(app, context);
      app.post("/scoped", { config: { scope: "lending" } }, async (request) => ({ by: request.claims?.username }));
    },
  };
  const backend = forSuite(() => startTestBackend(kind, {}, product));
  const { tokenOf } = createFactorUsers(backend);
  let token = "";
  const call = (given: TestCall) => backend.as(token, given);
  beforeAll(async () => {
    token = await tokenOf();
  });
  const setPassword = (body: object) => backend.call({ method: "POST", url: "/api/staff-links", body });
  const invite = async (username: string, role = "reader") =>
    (await call({ method: "POST", url: "/api/staff", body: { username, name: "Rita", role } })).json<{
      user: StaffRow;
      link: StaffLink;
    }>();
  /** Invites a user, who sets a password and signs in. */
  const join = async (username: string, role = "reader") => {
    const { user, link } = await invite(username, role);
    await setPassword({ token: link.token, password: STRONG });
    return { id: user.id, token: await tokenOf(username, STRONG) };
  };

  test("an invited user sets a valid password by the link, once, and signs in", async () => {
    const { user, link } = await invite("rita@example.com");
    expect(user).toMatchObject({ username: "rita@example.com", role: "reader", state: "invited" });
    expect((await backend.signIn("rita@example.com", "")).statusCode).toBe(401);
    const weak = await setPassword({ token: link.token, password: "fraca" });
    expect([weak.statusCode, weak.json().details[0].path]).toEqual([422, "password"]);
    expect((await setPassword({ token: link.token, password: STRONG })).json()).toEqual({
      username: "rita@example.com",
    });
    expect((await setPassword({ token: link.token, password: `${STRONG}9` })).statusCode).toBe(410);
    expect((await backend.signIn("rita@example.com", STRONG)).statusCode).toBe(200);
  });

  test("a second user of one name is rejected at the name", async () => {
    const body = { username: demoCredentials.username, name: "Outra", role: "reader" };
    const answer = await call({ method: "POST", url: "/api/staff", body });
    expect([answer.statusCode, answer.json().details[0]]).toMatchObject([422, { path: "username", code: "unique" }]);
  });

  test("a reader can read everything, and write only personal data", async () => {
    const reader = await join("leitor@example.com");
    const statuses: Record<string, number> = {};
    const { routes, service } = testProduct.model;
    for (const { method, path } of [...routes, ...Object.values(service)]) {
      const url = `/api${path.replace(/:(\w+)/g, "01890000-0000-7000-8000-000000000000")}`;
      if (!["/api/authentication", "/api/refresh-token", "/api/logout"].includes(url)) {
        statuses[`${method} ${url}`] = (
          await backend.as(reader.token, { method, url, ...(method === "GET" ? {} : { body: {} }) })
        ).statusCode;
      }
    }
    const written = Object.entries(statuses).filter(
      ([what]) => !what.startsWith("GET") && !what.endsWith("/users/me/password"),
    );
    expect(written.length).toBeGreaterThan(10);
    expect(written.filter(([, status]) => status !== 403)).toEqual([]);
    expect(Object.entries(statuses).filter(([what, status]) => what.startsWith("GET") && status === 403)).toEqual([]);
    expect((await backend.as(reader.token, { url: "/api/audit" })).statusCode).toBe(200);
    expect((await backend.as(reader.token, { url: "/api/staff" })).statusCode).toBe(403);
    const change = { currentPassword: STRONG, newPassword: `${STRONG}9` };
    expect(
      (await backend.as(reader.token, { method: "PUT", url: "/api/users/me/password", body: change })).statusCode,
    ).toBe(204);
    expect((await backend.as(reader.token, { method: "POST", url: "/api/logout" })).statusCode).toBe(204);
  });

  test("a changed role applies to open sessions at once", async () => {
    const { id, token: theirs } = await join("promovida@example.com");
    const create = () =>
      backend.as(theirs, { method: "POST", url: "/api/genres", body: { name: "X", code: "poetry" } });
    expect((await create()).statusCode).toBe(403);
    const body = { name: "Rita", role: "administrator", disabled: false };
    expect((await call({ method: "PUT", url: `/api/staff/${id}`, body })).json()).toMatchObject({
      role: "administrator",
    });
    expect((await create()).statusCode).toBe(201);
    await call({ method: "PUT", url: `/api/staff/${id}`, body: { ...body, disabled: true } });
    expect((await create()).statusCode).toBe(401);
    expect((await backend.signIn("promovida@example.com", STRONG)).statusCode).toBe(401);
    await call({ method: "PUT", url: `/api/staff/${id}`, body: { ...body, disabled: false } });
    expect((await backend.signIn("promovida@example.com", STRONG)).statusCode).toBe(200);
  });

  test("the last administrator cannot be disabled, also not by two who disable each other", async () => {
    const { db } = backend.context;
    await db.execute(sql`update staff_users set role = 'reader' where username <> ${demoCredentials.username}`);
    const { data } = (await call({ url: "/api/staff" })).json<{ data: StaffRow[] }>();
    const me = data.find(({ username }) => username === demoCredentials.username)?.id ?? "";
    for (const body of [
      { role: "reader", disabled: false },
      { role: "administrator", disabled: true },
    ]) {
      const answer = await call({ method: "PUT", url: `/api/staff/${me}`, body: { name: "Eu", ...body } });
      expect([answer.statusCode, answer.json().details[0].code]).toEqual([409, "lastAdministrator"]);
    }
    expect((await call({ method: "POST", url: `/api/staff/${me}/reset` })).statusCode).toBe(409);
    const second = await join("segunda@example.com", "administrator");
    const disable = (by: string, id: string) =>
      backend.as(by, {
        method: "PUT",
        url: `/api/staff/${id}`,
        body: { name: "N", role: "administrator", disabled: true },
      });
    const answers = await Promise.all([disable(token, second.id), disable(second.token, me)]);
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    await db.execute(sql`update staff_users set disabled_at = null where id in (${me}, ${second.id})`);
    token = await tokenOf();
  });

  test("a reset voids the password and ends the sessions, and its link sets a new one", async () => {
    const { id, token: theirs } = await join("esquecida@example.com");
    const link = (await call({ method: "POST", url: `/api/staff/${id}/reset` })).json<StaffLink>();
    expect((await backend.as(theirs, { url: "/api/books" })).statusCode).toBe(401);
    expect((await backend.signIn("esquecida@example.com", STRONG)).statusCode).toBe(401);
    expect((await setPassword({ token: link.token, password: `${STRONG}0` })).statusCode).toBe(200);
    expect((await backend.signIn("esquecida@example.com", `${STRONG}0`)).statusCode).toBe(200);
  });

  test("a link is void after a day, and when another one is created", async () => {
    const { user, link } = await invite("tarde@example.com");
    const second = (await call({ method: "POST", url: `/api/staff/${user.id}/reset` })).json<StaffLink>();
    expect((await setPassword({ token: link.token, password: STRONG })).statusCode).toBe(410);
    await backend.context.db.execute(sql`update staff_links set expires_at = now() where user_id = ${user.id}`);
    expect((await setPassword({ token: second.token, password: STRONG })).statusCode).toBe(410);
  });

  test("staff see and end their own sessions, and no others", async () => {
    const { token: first } = await join("sessoes@example.com");
    const second = await tokenOf("sessoes@example.com", STRONG);
    const list = async (by: string) =>
      (await backend.as(by, { url: "/api/sessions" })).json<{ data: SessionRow[] }>().data;
    const rows = await list(first);
    expect(rows.map(({ isCurrent }) => isCurrent).toSorted()).toEqual([false, true]);
    expect(rows[0]).toMatchObject({ address: "127.0.0.1", userAgent: "lightMyRequest" });
    const other = rows.find(({ isCurrent }) => !isCurrent)?.id ?? "";
    expect((await call({ method: "DELETE", url: `/api/sessions/${other}` })).statusCode).toBe(404);
    expect((await backend.as(first, { method: "DELETE", url: `/api/sessions/${other}` })).statusCode).toBe(204);
    expect((await backend.as(second, { url: "/api/books" })).statusCode).toBe(401);
    const third = await tokenOf("sessoes@example.com", STRONG);
    expect((await backend.as(third, { method: "DELETE", url: "/api/sessions" })).statusCode).toBe(204);
    for (const ended of [first, third]) {
      expect((await backend.as(ended, { url: "/api/books" })).statusCode).toBe(401);
    }
  });

  test("an administrator sees and ends the sessions of others", async () => {
    const { id, token: theirs } = await join("vista@example.com");
    const { data } = (await call({ url: `/api/staff/${id}/sessions` })).json<{ data: SessionRow[] }>();
    expect(data).toMatchObject([{ isCurrent: false }]);
    expect((await call({ method: "DELETE", url: `/api/staff/${id}/sessions` })).statusCode).toBe(204);
    expect((await backend.as(theirs, { url: "/api/books" })).statusCode).toBe(401);
  });

  test("a session ends after 72 hours without a call, and a call extends it", async () => {
    const theirs = (await backend.signIn()).json<{ accessToken: string; refreshToken: string }>();
    const { db } = backend.context;
    const age = (hours: number) =>
      db.execute(sql`update sessions set last_used_at = now() - ${hours} * interval '1 hour'`);
    await age(71);
    expect((await backend.as(theirs.accessToken, { url: "/api/books" })).statusCode).toBe(200);
    await db.execute(sql`update sessions set last_used_at = last_used_at - interval '71 hours'`);
    expect((await backend.as(theirs.accessToken, { url: "/api/books" })).statusCode).toBe(200);
    await age(73);
    expect((await backend.as(theirs.accessToken, { url: "/api/books" })).statusCode).toBe(401);
    const refresh = { method: "POST", url: "/api/refresh-token", body: { refreshToken: theirs.refreshToken } } as const;
    expect((await backend.call(refresh)).statusCode).toBe(401);
    token = await tokenOf();
  });

  test("an API key may call only the routes of its scopes, until it is removed or expires", async () => {
    const { db } = backend.context;
    const make = async (name: string, scopes: readonly string[], expiresAt: Date | null = null) =>
      (await createApiKey(db, { name, scopes, expiresAt })).secret;
    const key = await make("lender", ["lending"]);
    const other = await make("other", ["books"]);
    const old = await make("old", ["lending"], new Date(Date.now() - 1));
    const scoped = (by: string) => backend.as(by, { method: "POST", url: "/api/scoped", body: {} });
    expect((await scoped(key)).json()).toEqual({ by: "lender" });
    expect([(await scoped(other)).statusCode, (await scoped(old)).statusCode]).toEqual([403, 401]);
    expect((await scoped(`${key.slice(0, -1)}${key.endsWith("A") ? "B" : "A"}`)).statusCode).toBe(401);
    for (const url of ["/api/books", "/api/audit", "/api/staff", "/api/sessions"]) {
      expect([url, (await backend.as(key, { url })).statusCode]).toEqual([url, 403]);
    }
    expect((await backend.as(key, { method: "POST", url: "/reading-api/query", body: { name: "x" } })).statusCode).toBe(
      401,
    );
    await db.execute(sql`delete from api_keys where name = 'lender'`);
    expect((await scoped(key)).statusCode).toBe(401);
  });
});
