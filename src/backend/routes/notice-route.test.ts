import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { NoticeList } from "../../contract/notices.ts";
import type { StaffLink } from "../../contract/staff.ts";
import { expiredNotices } from "../auth/notices.ts";
import { readUsersArguments, runUsersCommand } from "../commands/users-command.ts";
import { deleteChunk } from "../database/delete-chunk.ts";
import { staffNotices } from "../database/notice-tables.ts";
import { staffUsers } from "../database/own-tables.ts";
import { toBasic } from "../testing/basic-header.ts";
import { codeOf, createFactorUsers, STRONG } from "../testing/factor-users.ts";
import { openBackend } from "../testing/for-suite.ts";
import { describeOnDatabases } from "../testing/on-databases.ts";
import { testProduct } from "../testing/test-product.ts";

const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";

describeOnDatabases("notices of new devices and changed factors, on the %s database", (kind) => {
  const { backend, call } = openBackend(kind);
  const users = createFactorUsers(backend);

  const signIn = (username: string, headers: Readonly<Record<string, string>> = {}) =>
    backend.call({
      method: "POST",
      url: "/api/authentication",
      headers: { authorization: toBasic(username, STRONG), ...headers },
    });
  const list = async (token: string) => (await backend.as(token, { url: "/api/notices" })).json<NoticeList>().data;
  const kindsOf = async (token: string) => (await list(token)).map((notice) => notice.kind);

  test("a sign-in from a new browser gets one with address and browser, the next one with its cookie gets none", async () => {
    await users.invite(backend.admin, "nina@example.com");
    const first = await signIn("nina@example.com", { "user-agent": FIREFOX });
    const [cookie = ""] = String(first.headers["set-cookie"]).split(";");
    const again = await signIn("nina@example.com", { "user-agent": "curl/8", cookie });
    const [notice, ...rest] = await list(again.json<{ accessToken: string }>().accessToken);
    expect(notice).toMatchObject({ kind: "newDevice", address: "127.0.0.1", userAgent: FIREFOX, more: 0 });
    expect(rest.map((one) => one.kind)).toEqual(["passwordSet"]);
  });

  test("sign-ins of a script without cookies are counted in one notice", async () => {
    await users.invite(backend.admin, "otto@example.com");
    await Promise.all(Array.from({ length: 4 }, () => signIn("otto@example.com", { "user-agent": "curl/8" })));
    const token = await users.tokenOf("otto@example.com", STRONG);
    const found = (await list(token)).filter(({ userAgent }) => userAgent === "curl/8");
    expect(found).toMatchObject([{ kind: "newDevice", more: 3 }]);
  });

  test("of 14 sign-ins from different browsers at once, ten get a notice and four are counted", async () => {
    await users.invite(backend.admin, "paul@example.com");
    await Promise.all(
      Array.from({ length: 14 }, (_, index) => signIn("paul@example.com", { "user-agent": `browser ${index}` })),
    );
    const rows = await backend.context.db
      .select({ more: staffNotices.more })
      .from(staffNotices)
      .innerJoin(staffUsers, eq(staffUsers.id, staffNotices.userId))
      .where(sql`${staffUsers.username} = 'paul@example.com' and ${staffNotices.kind} = 'newDevice'`);
    expect(rows).toHaveLength(10);
    expect(rows.reduce((total, { more }) => total + more, 0)).toBe(4);
  });

  test("an authenticator app that is added, renamed and removed, and new recovery codes, get one each", async () => {
    const { token, factor } = await users.enrolled(backend.admin);
    const url = `/api/factors/${factor.id}`;
    await backend.as(token, { method: "PUT", url, body: { name: "Work laptop" } });
    await backend.as(token, { method: "PUT", url, body: { name: "Work laptop" } });
    await backend.as(token, { method: "POST", url: "/api/factors/recovery-codes" });
    await backend.as(token, { method: "DELETE", url });
    expect((await list(token)).map((one) => [one.kind, one.factor, one.name])).toEqual([
      ["factorRemoved", "totp", "Work laptop"],
      ["recoveryCodesRenewed", undefined, undefined],
      ["factorRenamed", "totp", "Work laptop"],
      ["factorAdded", "totp", undefined],
      ["newDevice", undefined, undefined],
      ["passwordSet", undefined, undefined],
    ]);
  });

  test("a change that is rejected gets none", async () => {
    const { token } = await users.enrolled(backend.admin);
    const { ticket, secret } = await users.start(token);
    await users.confirm(token, { ticket, code: codeOf(secret, 5) });
    expect((await kindsOf(token)).filter((one) => one === "factorAdded")).toHaveLength(1);
  });

  test("a changed password gets one", async () => {
    await users.invite(backend.admin, "rosa@example.com");
    const token = await users.tokenOf("rosa@example.com", STRONG);
    const body = { currentPassword: STRONG, newPassword: "Outra-Senha-8" };
    const answer = await backend.as(token, { method: "PUT", url: "/api/users/me/password", body });
    expect(answer.statusCode).toBe(204);
    expect((await kindsOf(token))[0]).toBe("passwordChanged");
  });

  test("a reset by an administrator gets one without the address of the administrator, and so does its link", async () => {
    const id = await users.invite(backend.admin, "sara@example.com");
    const reset = await call({ method: "POST", url: `/api/staff/${id}/reset` });
    const body = { token: reset.json<StaffLink>().token, password: STRONG };
    await backend.call({ method: "POST", url: "/api/staff-links", body });
    const [, set, byAdministrator] = await list(await users.tokenOf("sara@example.com", STRONG));
    expect(set).toMatchObject({ kind: "passwordSet", address: "127.0.0.1" });
    expect(byAdministrator?.kind).toBe("passwordReset");
    expect(byAdministrator).not.toHaveProperty("address");
  });

  test("removed factors get one, by an administrator and by the operator's command", async () => {
    for (const remove of [
      (id: string) => call({ method: "DELETE", url: `/api/staff/${id}/factors` }),
      async (_: string, username: string) => {
        const words = ["reset-factors", username];
        readUsersArguments(words);
        const { db } = backend.context;
        await runUsersCommand(words, { db, product: testProduct, print: () => undefined, consoleUrl: "" });
      },
    ]) {
      const { id, username } = await users.enrolled(backend.admin);
      await remove(id, username);
      const kinds = await kindsOf(await users.tokenOf(username, STRONG));
      expect(kinds.filter((one) => one === "factorsReset")).toHaveLength(1);
    }
  });

  test("a user sees only their own, and none is to be mailed without a mail server", async () => {
    const { token, id } = await users.enrolled(backend.admin);
    const ids = (await list(token)).map((one) => one.id);
    const rows = await backend.context.db.select().from(staffNotices).where(eq(staffNotices.userId, id));
    expect(rows.map((row) => row.id).sort()).toEqual(ids.toSorted());
    expect(rows.filter(({ nextAt }) => nextAt !== null)).toEqual([]);
  });

  test("the clean-up deletes those older than 90 days", async () => {
    const { id } = await users.enrolled(backend.admin);
    const { db } = backend.context;
    const isOwn = eq(staffNotices.userId, id);
    await db
      .update(staffNotices)
      .set({ at: sql`now() - interval '91 days'` })
      .where(sql`${isOwn} and ${staffNotices.kind} = 'newDevice'`);
    await deleteChunk(db, expiredNotices, 100);
    const rows = await db.select().from(staffNotices).where(isOwn);
    expect(rows.map((row) => row.kind).sort()).toEqual(["factorAdded", "passwordSet"]);
  });
});
