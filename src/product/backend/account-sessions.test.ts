import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { demoCredentials } from "#backend/config/demo-credentials.ts";
import { startTestBackend, type TestBackend, type TestCall } from "#backend/testing/test-backend.ts";
import { databaseKinds } from "#backend/testing/test-database.ts";
import { accounts, users } from "../../../generated/backend/tables.ts";

describe.each(databaseKinds)("sessions of who has an account, on the %s database", (kind) => {
  let backend: TestBackend;
  const signIn = async () => (await backend.signIn()).json<{ accessToken: string; refreshToken: string }>();
  const statusWith = async (token: string) => (await backend.as(token, { url: "/api/plans" })).statusCode;

  beforeAll(async () => {
    backend = await startTestBackend(kind);
  });
  afterAll(() => backend.close());

  test.each(["suspended", "inactive", "deleted"])(
    "case 180: whose account becomes %s is out at once, and in again only when it is active",
    async (end) => {
      const { username } = demoCredentials;
      const [owner, admin] = [await signIn(), await signIn()];
      const body = { username, email: username, status: "active" };
      const created = await backend.as(admin.accessToken, { method: "POST", url: "/api/accounts", body });
      const url = `/api/accounts/${created.json<{ id: string }>().id}`;
      expect(await statusWith(owner.accessToken)).toBe(200);
      const change = (status: string): TestCall => ({ method: "PUT", url, body: { ...body, status } });
      await backend.as(admin.accessToken, end === "deleted" ? { method: "DELETE", url } : change(end));
      expect(await statusWith(owner.accessToken)).toBe(401);
      const refresh: TestCall = {
        method: "POST",
        url: "/api/refresh-token",
        body: { refreshToken: owner.refreshToken },
      };
      expect((await backend.call(refresh)).statusCode).toBe(401);
      expect((await backend.signIn()).statusCode).toBe(end === "deleted" ? 200 : 401);
      await backend.context.db.delete(accounts).where(eq(accounts.username, username));
    },
  );

  test("case 180: whose account is renamed and suspended at once is out under either name", async () => {
    const { username, password } = demoCredentials;
    const renamed = "outro@demo.example";
    const owner = await signIn();
    const body = { username, email: username, status: "active" };
    const created = await backend.as(owner.accessToken, { method: "POST", url: "/api/accounts", body });
    const url = `/api/accounts/${created.json<{ id: string }>().id}`;
    const changed = { ...body, username: renamed, status: "suspended" };
    expect((await backend.as(owner.accessToken, { method: "PUT", url, body: changed })).statusCode).toBe(200);
    expect(await statusWith(owner.accessToken)).toBe(401);
    expect((await backend.signIn(username, password)).statusCode).toBe(401);
    expect((await backend.signIn(renamed, password)).statusCode).toBe(401);
    const { db } = backend.context;
    await db.delete(accounts).where(eq(accounts.username, renamed));
    expect((await backend.signIn(renamed, password)).statusCode).toBe(200);
    await db.update(users).set({ username }).where(eq(users.username, renamed));
  });

  test("case 180: an account that is made suspended ends the sessions of its name", async () => {
    const { username } = demoCredentials;
    const { accessToken } = await signIn();
    const body = { username, email: username, status: "suspended" };
    const created = await backend.as(accessToken, { method: "POST", url: "/api/accounts", body });
    expect([created.statusCode, await statusWith(accessToken)]).toEqual([201, 401]);
    await backend.context.db.delete(accounts).where(eq(accounts.username, username));
  });
});
