import { eq, sql } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { type Db, readRows } from "../database/database.ts";
import { auditEntries, sessions, staffLinks, staffUsers } from "../database/own-tables.ts";
import { forSuite } from "../testing/for-suite.ts";
import { describeOnDatabases } from "../testing/on-databases.ts";
import { startTestBackend } from "../testing/test-backend.ts";
import { createSessionStore, type SessionStore, type SessionUser } from "./session-store.ts";
import { createStaffLink, findStaffLink, takeStaffLink } from "./staff-links.ts";
import { changeStaffUser, createStaffUser, findStaffUser, replacePasswordHash } from "./staff-users.ts";

const NAME = "rosa@example.com";
const STRONG = "Uma-Senha-9";

/** A permission that is revoked during an operation must not have any effect after it. */
describeOnDatabases("a permission that is revoked during an operation, on the %s database", (kind) => {
  const backend = forSuite(() => startTestBackend(kind));
  let db: Db;
  let further: SessionStore;
  let rosa: SessionUser & { readonly passwordHash: string };

  beforeAll(async () => {
    ({ db } = backend.context);
    further = createSessionStore({
      db,
      keys: backend.context.keys,
      audience: "reading",
      idleHours: 72,
      isFactorRequired: false,
      allowsPasswords: true,
    });
  });
  beforeEach(async () => {
    await db.delete(staffUsers).where(eq(staffUsers.username, NAME));
    await createStaffUser(db, { username: NAME, name: "Rosa", password: STRONG, role: "reader" });
    const user = await findStaffUser(db, NAME);
    rosa = { ...(user as SessionUser), passwordHash: user?.password ?? "" };
  });

  /**
   * Starts an operation during an open transaction that changes Rosa, and commits once the operation waits or is done.
   */
  const during = async <Result>(change: (tx: Db) => Promise<unknown>, begin: () => Promise<Result>) => {
    let begun: Promise<Result> | null = null;
    let isThrough = false;
    await db.transaction(async (tx) => {
      await change(tx);
      begun = begin().finally(() => {
        isThrough = true;
      });
      // The embedded database blocks all other statements during a transaction.
      for (let waiting = kind === "embedded"; !waiting && !isThrough; ) {
        const rows = await readRows(tx, sql`select 1 from pg_locks where not granted`);
        waiting = rows.length > 0;
      }
    });
    return (await begun) as Result | null;
  };
  const countSessions = async () => (await db.select().from(sessions).where(eq(sessions.userId, rosa.id))).length;
  const open = ({ passwordHash } = rosa) => backend.context.sessions.open(rosa, { passwordHash });

  test("a password reset during a sign-in prevents the session", async () => {
    expect(await during((tx) => changeStaffUser(tx, rosa.id, { password: null }), open)).toBeNull();
    expect(await countSessions()).toBe(0);
  });

  test("a user who is disabled during a sign-in has no session after being enabled again", async () => {
    expect(await during((tx) => changeStaffUser(tx, rosa.id, { disabled: true }), open)).toBeNull();
    await changeStaffUser(db, rosa.id, { disabled: false });
    expect(await countSessions()).toBe(0);
  });

  test("a session is opened if only the user's name changes in the meantime", async () => {
    expect(await during((tx) => changeStaffUser(tx, rosa.id, { name: "Rosa Lima" }), open)).not.toBeNull();
    expect(await countSessions()).toBe(1);
  });

  test("a password reset is not overwritten by a concurrent change or rehash of the password", async () => {
    await changeStaffUser(db, rosa.id, { password: null });
    expect(await replacePasswordHash(db, rosa.id, [rosa.passwordHash, "new"])).toBe(false);
    expect((await findStaffUser(db, NAME))?.password).toBeNull();
  });

  test("the password of a user who is disabled in the meantime is neither changed nor rehashed", async () => {
    await changeStaffUser(db, rosa.id, { disabled: true });
    expect(await replacePasswordHash(db, rosa.id, [rosa.passwordHash, "new"])).toBe(false);
  });

  test("a session opened from an ended one is over for calls and refreshes", async () => {
    const { accessToken } = (await open()) ?? { accessToken: "" };
    const [main] = await db.select().from(sessions).where(eq(sessions.userId, rosa.id));
    await backend.as(accessToken, { method: "POST", url: "/api/logout" });
    const orphan = await further.open(rosa, { parentId: main?.id ?? "" });
    const [left] = await db.select().from(sessions).where(eq(sessions.userId, rosa.id));
    expect(await further.findRole(left?.id ?? "")).toBeNull();
    expect(await further.refresh(orphan?.refreshToken ?? "")).toEqual({ pair: null, reusedOf: null });
  });

  test("a session opened from an expired one is over for calls and refreshes, from an idle one it is not", async () => {
    await open();
    const [main] = await db.select().from(sessions).where(eq(sessions.userId, rosa.id));
    const isMain = eq(sessions.id, main?.id ?? "");
    const pair = await further.open(rosa, { parentId: main?.id ?? "" });
    const [child] = await db
      .select()
      .from(sessions)
      .where(eq(sessions.parentId, main?.id ?? ""));
    await db.update(sessions).set({ lastUsedAt: sql`now() - interval '73 hours'` }).where(isMain);
    expect(await further.findRole(child?.id ?? "")).toBe("reader");
    await db.update(sessions).set({ expiresAt: sql`now() - interval '1 second'` }).where(isMain);
    expect(await further.findRole(child?.id ?? "")).toBeNull();
    expect(await further.refresh(pair?.refreshToken ?? "")).toEqual({ pair: null, reusedOf: null });
  });

  test("the audit trail records the reuse of an old refresh token as theft, but not a late refresh", async () => {
    const refresh = async (refreshToken = "") => {
      const answer = await backend.call({ method: "POST", url: "/api/refresh-token", body: { refreshToken } });
      return answer.statusCode;
    };
    const thefts = async () =>
      (await db.select().from(auditEntries).where(eq(auditEntries.action, "refreshTokenReused"))).length;
    const late = await open();
    await db.update(sessions).set({ lastUsedAt: sql`now() - interval '73 hours'` });
    expect([await refresh(late?.refreshToken), await countSessions(), await thefts()]).toEqual([401, 0, 0]);
    const stolen = await open();
    expect(await refresh(stolen?.refreshToken)).toBe(200);
    await db.update(sessions).set({ rotatedAt: sql`now() - interval '11 seconds'` });
    expect([await refresh(stolen?.refreshToken), await countSessions(), await thefts()]).toEqual([401, 0, 1]);
  });

  test("the link of a first start creates no administrator once there are staff users", async () => {
    const { token } = await createStaffLink(db, null);
    const body = { token, password: STRONG, username: "estranho@example.com" };
    expect((await backend.call({ method: "POST", url: "/api/staff-links", body })).statusCode).toBe(410);
    expect(await findStaffUser(db, "estranho@example.com")).toBeNull();
    // Both reading and using the link check this, because a user may be added in between.
    expect([await findStaffLink(db, token), await takeStaffLink(db, token, null)]).toEqual([undefined, false]);
    await db.delete(staffLinks);
  });
});
