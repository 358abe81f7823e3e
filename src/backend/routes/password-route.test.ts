import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Problem } from "../../contract/problem.ts";
import { createStaffUser } from "../auth/staff-users.ts";
import { demoCredentials } from "../config/demo-credentials.ts";
import { staffUsers } from "../database/own-tables.ts";
import { createFactorUsers, type Pair } from "../testing/factor-users.ts";
import { forSuite } from "../testing/for-suite.ts";
import { describeOnDatabases } from "../testing/on-databases.ts";
import { startTestBackend } from "../testing/test-backend.ts";

describeOnDatabases("changing a password, on the %s database", (kind) => {
  const backend = forSuite(() => startTestBackend(kind));
  let password: string = demoCredentials.password;
  const signIn = async () => (await backend.signIn(undefined, password)).json<Pair>();
  const { statusWith } = createFactorUsers(backend);
  const change = (token: string, currentPassword: string, newPassword: string) =>
    backend.as(token, { method: "PUT", url: "/api/users/me/password", body: { currentPassword, newPassword } });
  const openReading = async (token: string) =>
    (await backend.as(token, { method: "POST", url: "/reading-api/token", body: {} })).json<Pair>().accessToken;
  const readingStatus = async (token: string) =>
    (await backend.as(token, { url: "/reading-api/query/topics" })).statusCode;

  test("requires a session", async () => {
    const body = { currentPassword: password, newPassword: "Outra-Senha-9" };
    const answer = await backend.call({ method: "PUT", url: "/api/users/me/password", body });
    expect(answer.statusCode).toBe(401);
  });

  test("a wrong current password is a problem at its field", async () => {
    const { accessToken } = await signIn();
    const answer = await change(accessToken, "Errada-1234", "Outra-Senha-9");
    expect(answer.statusCode).toBe(422);
    expect(answer.json<Problem>().details).toMatchObject([{ path: "currentPassword", code: "wrongPassword" }]);
  });

  test.each([
    ["outra-senha-9", "uppercase"],
    ["OUTRA-SENHA-9", "lowercase"],
    ["Outra-Senha-X", "number"],
    ["OutraSenha99", "special"],
  ])("a new password like %s breaks the rule of the %s", async (newPassword, rule) => {
    const { accessToken } = await signIn();
    const answer = await change(accessToken, password, newPassword);
    expect(answer.statusCode).toBe(422);
    expect(answer.json<Problem>().details).toMatchObject([
      { path: "newPassword", code: "passwordRule", params: { rule } },
    ]);
  });

  test.each([
    ["Password1!", "common"],
    ["Demo-Admin1", "context"],
    ["Library-99", "context"],
  ])("a new password like %s meets the rules and is rejected as %s", async (newPassword, rule) => {
    const { accessToken } = await signIn();
    const answer = await change(accessToken, password, newPassword);
    expect(answer.statusCode).toBe(422);
    expect(answer.json<Problem>().details).toMatchObject([
      { path: "newPassword", code: "passwordRule", params: { rule } },
    ]);
  });

  test("the same password again is rejected, and ends no session", async () => {
    const [mine, other] = [await signIn(), await signIn()];
    const answer = await change(mine.accessToken, password, password);
    expect(answer.statusCode).toBe(422);
    expect(answer.json<Problem>().details).toMatchObject([{ path: "newPassword", code: "samePassword" }]);
    expect(await statusWith(other.accessToken)).toBe(200);
  });

  test("a new password of seven characters is too short", async () => {
    const { accessToken } = await signIn();
    const answer = await change(accessToken, password, "Abc-123");
    expect(answer.json<Problem>().details).toMatchObject([{ path: "newPassword", code: "minLength" }]);
  });

  test("case 180: a changed password ends the staff user's other sessions at once, and not this one", async () => {
    const [mine, other] = [await signIn(), await signIn()];
    const [myReading, otherReading] = [await openReading(mine.accessToken), await openReading(other.accessToken)];
    const before = password;
    expect((await change(mine.accessToken, before, "Nova-Senha-ção-9")).statusCode).toBe(204);
    password = "Nova-Senha-ção-9";
    expect([await statusWith(mine.accessToken), await statusWith(other.accessToken)]).toEqual([200, 401]);
    expect([await readingStatus(myReading), await readingStatus(otherReading)]).toEqual([200, 401]);
    const body = { refreshToken: other.refreshToken };
    expect((await backend.call({ method: "POST", url: "/api/refresh-token", body })).statusCode).toBe(401);
    expect((await backend.signIn(undefined, before)).statusCode).toBe(401);
    expect((await backend.signIn(undefined, password)).statusCode).toBe(200);
  });

  test("case 180: a deleted staff user's sessions end at once", async () => {
    const { db } = backend.context;
    await createStaffUser(db, { username: "leaving@demo.example", name: "Leaving", password });
    const answer = await backend.signIn("leaving@demo.example", password);
    const { accessToken, refreshToken } = answer.json<Pair>();
    expect(await statusWith(accessToken)).toBe(200);
    await db.delete(staffUsers).where(eq(staffUsers.username, "leaving@demo.example"));
    expect(await statusWith(accessToken)).toBe(401);
    const refreshed = await backend.call({ method: "POST", url: "/api/refresh-token", body: { refreshToken } });
    expect(refreshed.statusCode).toBe(401);
  });
});
