import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { findStaffUser, type StaffUser } from "../auth/staff-users.ts";
import { auditEntries, staffUsers } from "../database/own-tables.ts";
import { forSuite } from "../testing/for-suite.ts";
import {
  beginCompanySignIn,
  finishCompanySignIn,
  startMockOidcProvider,
  toCompanySettings,
} from "../testing/mock-oidc-provider.ts";
import { describeOnDatabases } from "../testing/on-databases.ts";
import { startTestBackend } from "../testing/test-backend.ts";

describeOnDatabases("the staff user of a company user, on the %s database", (kind) => {
  const provider = forSuite(startMockOidcProvider);
  const backend = forSuite(() => startTestBackend(kind, { companySignIn: toCompanySettings(provider.port) }));

  const signIn = (sub: string, groups: readonly string[], name = `Name of ${sub}`) =>
    provider.signIn(backend, { sub, groups, name });
  const userOf = async (sub: string) => (await findStaffUser(backend.context.db, sub)) as StaffUser;
  const entriesOf = (id: string) =>
    backend.context.db.select().from(auditEntries).where(eq(auditEntries.recordId, id)).orderBy(auditEntries.id);
  const failures = async () => {
    const { db } = backend.context;
    const rows = await db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.action, "signInFailed"))
      .orderBy(auditEntries.id);
    return rows.map(({ title }) => title?.replace(/^http:\/\/localhost:\d+: /, ""));
  };

  test("a sign-in changes nothing of a disabled user, so that erased names do not return", async () => {
    await signIn("erased", ["support"]);
    const { id } = await userOf("erased");
    const { db } = backend.context;
    const erased = { username: `erased-${id}`, name: "—", disabledAt: new Date() };
    await db.update(staffUsers).set(erased).where(eq(staffUsers.id, id));
    expect((await signIn("erased", ["console-admins"])).statusCode).toBe(401);
    const [row] = await db.select().from(staffUsers).where(eq(staffUsers.id, id));
    expect(row).toMatchObject({ ...erased, role: "reader" });
    expect((await entriesOf(id)).map(({ action }) => action)).toEqual(["inviteStaffUser"]);
    expect(await failures()).toContain("the user is disabled");
  });

  test("the audit trail shows who was created and changed by the provider, and how", async () => {
    await signIn("carla", ["support"]);
    await signIn("carla", ["support"]);
    await signIn("carla", ["console-admins"], "Carla Souza");
    const { id } = await userOf("carla");
    const entries = await entriesOf(id);
    expect(entries).toMatchObject([
      { action: "inviteStaffUser", title: "carla", userId: null, username: `http://localhost:${provider.port}` },
      { action: "changeStaffUser", title: "carla", userId: null, username: `http://localhost:${provider.port}` },
    ]);
    expect(JSON.stringify(entries[1])).toContain("Carla Souza");
  });

  test("the last administrator who becomes a reader in the directory loses access at once", async () => {
    const opened = await signIn("boss", ["console-admins"]);
    const { accessToken } = opened.json<{ accessToken: string }>();
    const { id } = await userOf("boss");
    const { db } = backend.context;
    await db.update(staffUsers).set({ role: "reader" }).where(eq(staffUsers.role, "administrator"));
    await db.update(staffUsers).set({ role: "administrator" }).where(eq(staffUsers.id, id));
    expect((await backend.as(accessToken, { url: "/api/staff" })).statusCode).toBe(200);
    expect((await signIn("boss", ["support"])).statusCode).toBe(403);
    expect((await backend.as(accessToken, { url: "/api/staff" })).statusCode).toBe(401);
    expect(await failures()).toContain("the last administrator cannot become a reader");
    expect(await userOf("boss")).toMatchObject({ role: "administrator", disabledAt: null });
  });

  test.each([
    ["access_denied", "access_denied"],
    ["Ana+wrote+this", "the provider returned an unknown error"],
    ["%00", "the provider returned an unknown error"],
  ])("of an error %s in the query, the audit trail has: %s", async (error, reason) => {
    const { address, cookie } = await beginCompanySignIn(backend);
    const query = `error=${error}&state=${new URL(address).searchParams.get("state")}`;
    expect((await finishCompanySignIn(backend, query, cookie)).statusCode).toBe(401);
    expect((await failures()).at(-1)).toBe(reason);
  });
});
