import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type Db, readRows } from "../database/database.ts";
import { auditEntries, sessions, staffLinks, staffUsers } from "../database/own-tables.ts";
import { describeOnDatabases } from "../testing/on-databases.ts";
import { startTestBackend, type TestBackend } from "../testing/test-backend.ts";
import { createSessionStore, type SessionStore, type SessionUser } from "./session-store.ts";
import { createStaffLink, findStaffLink, takeStaffLink } from "./staff-links.ts";
import { changeStaffUser, createStaffUser, findStaffUser, replacePasswordHash } from "./staff-users.ts";

const NAME = "rosa@example.com";
const STRONG = "Uma-Senha-9";

/** A right that ends while somebody makes use of it: what comes of it must end too. */
describeOnDatabases("a right that ends in the middle, on the %s database", (kind) => {
  let backend: TestBackend;
  let db: Db;
  let further: SessionStore;
  let rosa: SessionUser & { readonly passwordHash: string };

  beforeAll(async () => {
    backend = await startTestBackend(kind);
    ({ db } = backend.context);
    further = createSessionStore({ db, keys: backend.context.keys, audience: "reading", idleHours: 72 });
  });
  afterAll(() => backend.close());
  beforeEach(async () => {
    await db.delete(staffUsers).where(eq(staffUsers.username, NAME));
    await createStaffUser(db, { username: NAME, name: "Rosa", password: STRONG, role: "reader" });
    const user = await findStaffUser(db, NAME);
    rosa = { ...(user as SessionUser), passwordHash: user?.password ?? "" };
  });

  /** Begins something while a change of Rosa is under way, and ends the change once that waits for it or is through. */
  const during = async <Result>(change: (tx: Db) => Promise<unknown>, begin: () => Promise<Result>) => {
    let begun: Promise<Result> | null = null;
    let isThrough = false;
    await db.transaction(async (tx) => {
      await change(tx);
      begun = begin().finally(() => {
        isThrough = true;
      });
      // On the embedded database all wait for the transaction.
      for (let waiting = kind === "embedded"; !waiting && !isThrough; ) {
        const rows = await readRows(tx, sql`select 1 from pg_locks where not granted`);
        waiting = rows.length > 0;
      }
    });
    return (await begun) as Result | null;
  };
  const countSessions = async () => (await db.select().from(sessions).where(eq(sessions.userId, rosa.id))).length;
  const open = ({ passwordHash } = rosa) => backend.context.sessions.open(rosa, { passwordHash });

  test("a password that is reset while it signs in opens no session", async () => {
    expect(await during((tx) => changeStaffUser(tx, rosa.id, { password: null }), open)).toBeNull();
    expect(await countSessions()).toBe(0);
  });

  test("a user who is disabled while they sign in has no session when they are enabled again", async () => {
    expect(await during((tx) => changeStaffUser(tx, rosa.id, { disabled: true }), open)).toBeNull();
    await changeStaffUser(db, rosa.id, { disabled: false });
    expect(await countSessions()).toBe(0);
  });

  test("a session that begins while the user's name is changed is opened", async () => {
    expect(await during((tx) => changeStaffUser(tx, rosa.id, { name: "Rosa Lima" }), open)).not.toBeNull();
    expect(await countSessions()).toBe(1);
  });

  test("a password that was reset is not put back by who was changing or strengthening it", async () => {
    await changeStaffUser(db, rosa.id, { password: null });
    expect(await replacePasswordHash(db, rosa.id, [rosa.passwordHash, "new"])).toBe(false);
    expect((await findStaffUser(db, NAME))?.password).toBeNull();
  });

  test("nor is it changed or strengthened of a user who was disabled meanwhile", async () => {
    await changeStaffUser(db, rosa.id, { disabled: true });
    expect(await replacePasswordHash(db, rosa.id, [rosa.passwordHash, "new"])).toBe(false);
  });

  test("a session opened from one that has ended meanwhile is over, for calls and for refreshing", async () => {
    const { accessToken } = (await open()) ?? { accessToken: "" };
    const [main] = await db.select().from(sessions).where(eq(sessions.userId, rosa.id));
    await backend.as(accessToken, { method: "POST", url: "/api/logout" });
    const orphan = await further.open(rosa, { parentId: main?.id ?? "" });
    const [left] = await db.select().from(sessions).where(eq(sessions.userId, rosa.id));
    expect(await further.findRole(left?.id ?? "")).toBeNull();
    expect(await further.refresh(orphan?.refreshToken ?? "")).toEqual({ pair: null, reusedOf: null });
  });

  test("a refresh that comes too late is no theft in the audit trail, and one with an older token is", async () => {
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

  test("the link of a first start makes no administrator once there are staff users", async () => {
    const { token } = await createStaffLink(db, null);
    const body = { token, password: STRONG, username: "estranho@example.com" };
    expect((await backend.call({ method: "POST", url: "/api/staff-links", body })).statusCode).toBe(410);
    expect(await findStaffUser(db, "estranho@example.com")).toBeNull();
    // Both who looks the link up and who takes it, between which somebody may be added.
    expect([await findStaffLink(db, token), await takeStaffLink(db, token, null)]).toEqual([undefined, false]);
    await db.delete(staffLinks);
  });
});
