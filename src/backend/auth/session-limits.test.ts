import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { sessions, staffUsers } from "../database/own-tables.ts";
import { forSuite } from "../testing/for-suite.ts";
import { startTestBackend } from "../testing/test-backend.ts";

/** Only the clock of the database counts: a session is as old as its row. */
describe("case 181: the limits of a session", () => {
  const backend = forSuite(() => startTestBackend("embedded", { sessionIdleHours: 72 }));
  let pair = { accessToken: "", refreshToken: "" };

  beforeEach(async () => {
    await backend.context.db.delete(sessions);
    pair = (await backend.signIn()).json<typeof pair>();
  });

  const call = async () => (await backend.as(pair.accessToken, { url: "/api/books?pageSize=1" })).statusCode;
  const refresh = async () => {
    const body = { refreshToken: pair.refreshToken };
    return (await backend.call({ method: "POST", url: "/api/refresh-token", body })).statusCode;
  };
  const setUsed = async (hoursAgo: number) =>
    await backend.context.db.update(sessions).set({ lastUsedAt: sql`now() - ${hoursAgo} * interval '1 hour'` });

  test("after the idle limit it is over for calls and refreshes", async () => {
    await setUsed(72.1);
    expect([await call(), await refresh()]).toEqual([401, 401]);
  });

  test("before the idle limit it continues, and a call counts as use", async () => {
    await setUsed(71.9);
    expect(await call()).toBe(200);
    const [session] = await backend.context.db
      .select({ isFresh: sql<boolean>`${sessions.lastUsedAt} > now() - interval '1 minute'` })
      .from(sessions);
    expect(session?.isFresh).toBe(true);
    expect(await refresh()).toBe(200);
  });

  test("after thirty days it is over, even if it was used", async () => {
    const [opened] = await backend.context.db.select().from(sessions);
    expect(Math.round(((opened?.expiresAt.getTime() ?? 0) - Date.now()) / 86_400_000)).toBe(30);
    expect([await call(), await refresh()]).toEqual([200, 200]);
    const [used] = await backend.context.db.select().from(sessions);
    expect(used?.expiresAt).toEqual(opened?.expiresAt);
    await backend.context.db
      .update(sessions)
      .set({ expiresAt: sql`now() - interval '1 second'` })
      .where(eq(sessions.id, used?.id ?? ""));
    expect([await call(), await refresh()]).toEqual([401, 401]);
  });

  test("SESSION_HOURS limits sessions, also those that ask for more time", async () => {
    const short = await startTestBackend("embedded", { sessionHours: 12 });
    await short.signIn();
    const [user] = await short.context.db.select().from(staffUsers);
    const sessionUser = { id: user?.id ?? "", username: "a", name: "A", role: "reader" as const };
    await short.context.sessions.open(sessionUser, { lifetimeMs: 13 * 3_600_000 });
    await short.context.sessions.open(sessionUser, { lifetimeMs: 11 * 3_600_000 });
    const opened = await short.context.db.select().from(sessions).orderBy(sessions.id);
    await short.close();
    const hours = opened.map(({ expiresAt }) => Math.round((expiresAt.getTime() - Date.now()) / 3_600_000));
    expect(hours).toEqual([12, 12, 11]);
  });
});
