import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import type { StaffRow } from "../../contract/staff.ts";
import { readRows } from "../database/database.ts";
import { codeOf, createFactorUsers, type Pair, STRONG, stopInTimeStep } from "../testing/factor-users.ts";
import { openBackend } from "../testing/for-suite.ts";
import { describeOnDatabases } from "../testing/on-databases.ts";

beforeEach(stopInTimeStep);

describeOnDatabases("a second factor, on the %s database", (kind) => {
  const { backend, call } = openBackend(kind);
  const helpers = createFactorUsers(backend);
  const enrolled = () => helpers.enrolled(backend.admin);

  test("is enrolled by a code, with ten recovery codes that are returned once", async () => {
    const { token, status, factor, recoveryCodes } = await enrolled();
    expect([status, factor.kind, recoveryCodes?.length]).toEqual([201, "totp", 10]);
    expect(new Set(recoveryCodes).size).toBe(10);
    const list = await helpers.listFactors(token);
    expect(list).toMatchObject({ total: 1, recoveryCodes: 10, isRequired: false });
    expect(JSON.stringify(list)).not.toContain("secret");
  });

  test("without one, a sign-in has one step", async () => {
    await helpers.invite(backend.admin, "one-step@example.com");
    expect((await backend.signIn("one-step@example.com", STRONG)).statusCode).toBe(200);
  });

  test("a sign-in with the password alone opens no session until a code completes it", async () => {
    const { username, secret } = await enrolled();
    const { status, code, ticket, kinds } = await helpers.first(username);
    expect([status, code, kinds]).toEqual([401, "secondFactor", ["totp"]]);
    const answer = await helpers.second(ticket, codeOf(secret));
    expect(answer.statusCode).toBe(200);
    expect(await helpers.statusWith(answer.json<Pair>().accessToken)).toBe(200);
  });

  test("a code with spaces is accepted; a wrong code or another user's code is not", async () => {
    const { username, secret } = await enrolled();
    const other = await enrolled();
    const { ticket } = await helpers.first(username);
    const right = codeOf(secret);
    const wrong = right === "000000" ? "000001" : "000000";
    expect((await helpers.second(ticket, wrong)).json().details[0].code).toBe("wrongCode");
    expect((await helpers.second(ticket, other.recoveryCodes?.[0] ?? "")).statusCode).toBe(401);
    expect((await helpers.second(ticket, `${right.slice(0, 3)} ${right.slice(3)}`)).statusCode).toBe(200);
  });

  test("a code is accepted once, and so is a ticket", async () => {
    const { username, secret, recoveryCodes = [] } = await enrolled();
    const [one, two] = [await helpers.first(username), await helpers.first(username)];
    const code = codeOf(secret);
    const answers = await Promise.all([helpers.second(one.ticket, code), helpers.second(two.ticket, code)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401]);
    const used = answers[0]?.statusCode === 200 ? one : two;
    const again = await helpers.second(used.ticket, recoveryCodes[0] ?? "");
    expect([again.statusCode, again.json().details[0].code]).toEqual([401, "signInExpired"]);
  });

  test("the code of an enrolment does not sign in", async () => {
    const { username, secret } = await enrolled();
    const { ticket } = await helpers.first(username);
    expect((await helpers.second(ticket, codeOf(secret, -1))).statusCode).toBe(401);
  });

  test("a recovery code signs in once, also in lower case and with spaces", async () => {
    const { username, recoveryCodes = [] } = await enrolled();
    const code = (recoveryCodes[3] ?? "").replaceAll("-", " ").toLowerCase();
    const signIn = async () => (await helpers.second((await helpers.first(username)).ticket, code)).statusCode;
    expect([await signIn(), await signIn()]).toEqual([200, 401]);
  });

  test("attempts are limited for each user, and then a correct code is rejected too", async () => {
    const { username, secret } = await enrolled();
    const { ticket } = await helpers.first(username);
    const statuses = [];
    for (let attempt = 0; attempt < 10; attempt += 1) {
      statuses.push((await helpers.second(ticket, "no-code")).statusCode);
    }
    expect(new Set(statuses)).toEqual(new Set([401]));
    const answer = await helpers.second(ticket, codeOf(secret));
    expect([answer.statusCode, Number(answer.headers["retry-after"]) > 0]).toEqual([429, true]);
  });

  test("its secret is encrypted, and no secret, code or ticket is in the audit trail", async () => {
    const { username, secret, recoveryCodes = [] } = await enrolled();
    const { ticket } = await helpers.first(username);
    await helpers.second(ticket, recoveryCodes[0] ?? "");
    const { db } = backend.context;
    const text = JSON.stringify([
      await readRows(db, sql`select * from entity_console_factors`),
      await readRows(db, sql`select * from entity_console_recovery_codes`),
      await readRows(db, sql`select * from entity_console_challenges`),
      await readRows(db, sql`select * from audit_entries`),
    ]);
    expect(text).toContain("secondFactorAsked");
    for (const hidden of [secret, ticket, ...recoveryCodes]) {
      expect(text).not.toContain(hidden);
    }
  });

  test("an enrolment ends the user's other sessions, and keeps its own", async () => {
    const username = "two-sessions@example.com";
    await helpers.invite(backend.admin, username);
    const [here, elsewhere] = [await helpers.tokenOf(username, STRONG), await helpers.tokenOf(username, STRONG)];
    await helpers.enrol(here);
    expect([await helpers.statusWith(here), await helpers.statusWith(elsewhere)]).toEqual([200, 401]);
  });

  test("an enrolment with a wrong code, by another user or twice is rejected", async () => {
    const { token, factor } = await enrolled();
    const other = await enrolled();
    const wrong = await helpers.start(token);
    expect((await helpers.confirm(token, { ticket: wrong.ticket, code: "no-code" })).statusCode).toBe(422);
    const { ticket, secret } = await helpers.start(token);
    expect((await helpers.confirm(other.token, { ticket, code: codeOf(secret) })).statusCode).toBe(410);
    expect(factor.kind).toBe("totp");
    expect((await helpers.confirm(token, { ticket, code: codeOf(secret) })).statusCode).toBe(201);
    expect((await helpers.confirm(token, { ticket, code: codeOf(secret, 1) })).statusCode).toBe(410);
  });

  test("a user removes only their own factors, and the recovery codes with the last one", async () => {
    const { token, factor, username } = await enrolled();
    const other = await enrolled();
    const remove = async (by: string) =>
      (await backend.as(by, { method: "DELETE", url: `/api/factors/${factor.id}` })).statusCode;
    expect([await remove(other.token), await remove(token), await remove(token)]).toEqual([404, 204, 404]);
    expect(await helpers.listFactors(token)).toMatchObject({ total: 0, recoveryCodes: 0 });
    expect((await backend.signIn(username, STRONG)).statusCode).toBe(200);
  });

  test("new recovery codes replace the old ones", async () => {
    const { token, username, recoveryCodes = [] } = await enrolled();
    const answer = await backend.as(token, { method: "POST", url: "/api/factors/recovery-codes" });
    const renewed = answer.json<{ recoveryCodes: string[] }>().recoveryCodes;
    const signIn = async (code = "") => (await helpers.second((await helpers.first(username)).ticket, code)).statusCode;
    expect([await signIn(recoveryCodes[0]), await signIn(renewed[0])]).toEqual([401, 200]);
  });

  test("an administrator resets the factors of a user, whose sessions end; others may not", async () => {
    const { id, token, username } = await enrolled();
    const row = async () =>
      (await call({ url: "/api/staff" })).json<{ data: StaffRow[] }>().data.find((user) => user.id === id)
        ?.hasSecondFactor;
    expect(await row()).toBe(true);
    await backend.context.db.execute(sql`update staff_users set role = 'reader' where id = ${id}`);
    const reset = async (by: string) =>
      (await backend.as(by, { method: "DELETE", url: `/api/staff/${id}/factors` })).statusCode;
    expect([await reset(token), await reset(backend.admin)]).toEqual([403, 204]);
    expect([await row(), await helpers.statusWith(token)]).toEqual([false, 401]);
    expect((await backend.signIn(username, STRONG)).statusCode).toBe(200);
    const audit = await call({ url: "/api/audit?action=resetFactors" });
    expect(audit.json().data[0]).toMatchObject({ title: username });
  });
});
