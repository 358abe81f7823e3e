import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import type { StaffLink } from "../../contract/staff.ts";
import { findStaffUser } from "../auth/staff-users.ts";
import { toBasic } from "../testing/basic-header.ts";
import { codeOf, createFactorUsers, type Pair, STRONG, stopInTimeStep } from "../testing/factor-users.ts";
import { forSuite, openBackend } from "../testing/for-suite.ts";
import { describeOnDatabases } from "../testing/on-databases.ts";
import { startTestBackend } from "../testing/test-backend.ts";

beforeEach(stopInTimeStep);

describeOnDatabases("a second factor is not bypassed, on the %s database", (kind) => {
  const { backend, call } = openBackend(kind);
  const helpers = createFactorUsers(backend);
  const enrolled = () => helpers.enrolled(backend.admin);

  test("by another way to open a session with the password alone, for any audience", async () => {
    const { username } = await enrolled();
    const { db, sessionsOf } = backend.context;
    const headers = { authorization: toBasic(username, STRONG) };
    expect((await backend.call({ method: "POST", url: "/reading-api/token", headers, body: {} })).statusCode).toBe(401);
    const user = await findStaffUser(db, username);
    for (const audience of ["main", "reading"]) {
      expect(user && (await sessionsOf(audience).open(user, { passwordHash: user.password ?? "" }))).toBeNull();
    }
  });

  test("by a reset password and its link", async () => {
    const { id, username } = await enrolled();
    const answer = await call({ method: "POST", url: `/api/staff/${id}/reset` });
    const { token } = answer.json<StaffLink>();
    await backend.call({ method: "POST", url: "/api/staff-links", body: { token, password: STRONG } });
    expect((await helpers.first(username)).code).toBe("secondFactor");
  });

  test("by a ticket from before a changed password, a disabled user or a reset", async () => {
    const { id, username, secret } = await enrolled();
    const { ticket } = await helpers.first(username);
    await backend.context.db.execute(sql`update staff_users set disabled_at = now() where id = ${id}`);
    expect((await helpers.second(ticket, codeOf(secret))).json().details[0].code).toBe("signInExpired");
    await backend.context.db.execute(sql`update staff_users set disabled_at = null, password = null where id = ${id}`);
    expect((await helpers.second(ticket, codeOf(secret))).json().details[0].code).toBe("signInExpired");
  });

  test("by a ticket in place of a token, or of an enrolment in place of a sign-in", async () => {
    const { username, token, secret } = await enrolled();
    const { ticket } = await helpers.first(username);
    expect(await helpers.statusWith(ticket)).toBe(401);
    const enrolment = await helpers.start(token);
    expect((await helpers.second(enrolment.ticket, codeOf(secret))).statusCode).toBe(401);
    expect((await helpers.confirm(token, { ticket, code: codeOf(secret) })).statusCode).toBe(410);
    const again = await backend.call({ method: "POST", url: "/api/second-factor/enrolment", body: { ticket } });
    expect(again.statusCode).toBe(401);
  });

  test("by a session that was being opened while the factor was enrolled", async () => {
    const username = "racing@example.com";
    await helpers.invite(backend.admin, username);
    const token = await helpers.tokenOf(username, STRONG);
    const [, ...answers] = await Promise.all([
      helpers.enrol(token),
      ...Array.from({ length: 4 }, () => backend.signIn(username, STRONG)),
    ]);
    for (const answer of answers.filter(({ statusCode }) => statusCode === 200)) {
      expect(await helpers.statusWith(answer.json<Pair>().accessToken)).toBe(401);
      expect((await helpers.refresh(answer.json<Pair>().refreshToken)).statusCode).toBe(401);
    }
  });
});

describeOnDatabases("a required second factor, on the %s database", (kind) => {
  const backend = forSuite(() => startTestBackend(kind));
  const helpers = createFactorUsers(backend);
  const enrolment = (ticket: string) =>
    backend.call({ method: "POST", url: "/api/second-factor/enrolment", body: { ticket } });

  test("ends sessions without one, and their refresh tokens, until the user has enrolled one at the sign-in", async () => {
    const admin = await helpers.tokenOf();
    const username = "new@example.com";
    await helpers.invite(admin, username);
    const old = (await backend.signIn(username, STRONG)).json<Pair>();
    const unused = (await backend.signIn(username, STRONG)).json<Pair>();
    // The setting is changed by a restart.
    const { database } = backend.context;
    const strict = await startTestBackend(database, { secondFactor: "required" });
    const theirs = createFactorUsers(strict);
    expect(await theirs.statusWith(old.accessToken)).toBe(401);
    expect((await theirs.refresh(old.refreshToken)).statusCode).toBe(401);

    const { status, kinds, ticket } = await theirs.first(username);
    expect([status, kinds]).toEqual([401, []]);
    expect((await theirs.second(ticket, "123456")).statusCode).toBe(401);
    const { secret } = (await enrolment(ticket)).json<{ secret: string }>();
    const answer = await theirs.second(ticket, codeOf(secret));
    const pair = answer.json<Pair>();
    expect([answer.statusCode, pair.recoveryCodes?.length]).toEqual([200, 10]);
    expect(await theirs.statusWith(pair.accessToken)).toBe(200);
    expect((await theirs.refresh(pair.refreshToken)).statusCode).toBe(200);

    // Where the setting is changed back, older sessions have ended too.
    const other = await startTestBackend(database, { secondFactor: "optional" });
    const lax = createFactorUsers(other);
    expect([await lax.statusWith(pair.accessToken), await lax.statusWith(unused.accessToken)]).toEqual([200, 401]);
    expect((await lax.refresh(unused.refreshToken)).statusCode).toBe(401);
    await other.app.close();

    const { data } = await theirs.listFactors(pair.accessToken);
    const removed = await strict.as(pair.accessToken, { method: "DELETE", url: `/api/factors/${data[0]?.id}` });
    expect([removed.statusCode, removed.json().details[0].code]).toEqual([409, "lastFactor"]);
    expect(await theirs.listFactors(pair.accessToken)).toMatchObject({ total: 1, recoveryCodes: 10 });
    await strict.app.close();
  });
});
