import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { auditEntries, sessions } from "../database/own-tables.ts";
import { codeOf, createFactorUsers, type Pair, STRONG, stopInTimeStep } from "../testing/factor-users.ts";
import { forSuite } from "../testing/for-suite.ts";
import { startMockOidcProvider, toCompanySettings } from "../testing/mock-oidc-provider.ts";
import { startTestBackend, type TestBackend } from "../testing/test-backend.ts";

beforeEach(stopInTimeStep);

/** Problem code and methods of a response. */
const problemOf = (answer: { json(): unknown }) => {
  const { details } = answer.json() as { details: { code: string; params: { methods?: string[] } }[] };
  return [details[0]?.code, details[0]?.params.methods];
};

/** Lets the proofs of all sessions expire. */
const expireProofs = ({ context: { db } }: TestBackend, minutes = 11) =>
  db.update(sessions).set({ provedAt: new Date(Date.now() - minutes * 60_000) });

const auditOf = async ({ context: { db } }: TestBackend, action: string) =>
  await db.select().from(auditEntries).where(eq(auditEntries.action, action));

describe("a recent proof of identity", () => {
  const backend = forSuite(() => startTestBackend("embedded"));
  const helpers = createFactorUsers(backend);
  let admin = "";
  let users = 0;
  const create = async () => {
    users += 1;
    const username = `prova${users}@example.com`;
    const id = await helpers.invite(admin, username);
    return { id, username, token: await helpers.tokenOf(username, STRONG) };
  };
  const prove = (token: string, body: object) => backend.as(token, { method: "POST", url: "/api/proof", body });
  const invite = (token: string, username: string) =>
    backend.as(token, { method: "POST", url: "/api/staff", body: { username, name: "Nova", role: "reader" } });

  beforeEach(async () => {
    admin = await helpers.tokenOf();
  });

  test.each([
    ["POST", "/api/staff", { username: "x@example.com", name: "X", role: "reader" }],
    ["PUT", "/api/staff/ID", { name: "X", role: "reader", disabled: false }],
    ["POST", "/api/staff/ID/reset", undefined],
    ["DELETE", "/api/staff/ID/factors", undefined],
    ["POST", "/api/factors/totp", undefined],
    ["POST", "/api/factors/recovery-codes", undefined],
    ["DELETE", "/api/factors/ID", undefined],
  ] as const)("%s %s needs one: an old session gets 403 with the user's methods", async (method, path, body) => {
    const { id, token } = await create();
    await expireProofs(backend);
    const url = path.replace("ID", id);
    const answer = await backend.as(token, { method, url, ...(body === undefined ? {} : { body }) });
    expect([answer.statusCode, ...problemOf(answer)]).toEqual([403, "proofRequired", ["password"]]);
  });

  test("is the sign-in for ten minutes; other calls never need one", async () => {
    const { token } = await create();
    await expireProofs(backend, 9);
    expect((await invite(token, "within@example.com")).statusCode).toBe(201);
    await expireProofs(backend, 600);
    expect(await helpers.statusWith(token)).toBe(200);
    expect((await backend.as(token, { url: "/api/staff" })).statusCode).toBe(200);
  });

  test("is the password, for this session alone, and is audited", async () => {
    const { id, username, token } = await create();
    const other = await helpers.tokenOf(username, STRONG);
    await expireProofs(backend);
    expect((await prove(token, { password: STRONG })).statusCode).toBe(204);
    expect((await invite(token, "proved@example.com")).statusCode).toBe(201);
    expect((await invite(other, "not-proved@example.com")).statusCode).toBe(403);
    const entries = await auditOf(backend, "proveIdentity");
    expect(entries.filter(({ userId }) => userId === id)).toHaveLength(1);
  });

  test("is neither a wrong password nor two members nor none; wrong passwords are audited without their text", async () => {
    const { id, token } = await create();
    await expireProofs(backend);
    const wrong = await prove(token, { password: "Outra-Senha-1" });
    expect([wrong.statusCode, problemOf(wrong)[0]]).toEqual([422, "wrongPassword"]);
    expect((await prove(token, { password: STRONG, code: "123456" })).statusCode).toBe(422);
    expect((await prove(token, {})).statusCode).toBe(422);
    expect((await invite(token, "never@example.com")).statusCode).toBe(403);
    const entries = await auditOf(backend, "signInFailed");
    expect(entries.filter(({ userId }) => userId === id)).toHaveLength(1);
    expect(JSON.stringify(entries)).not.toContain("Outra-Senha-1");
  });

  test("is a code of the authenticator app, once", async () => {
    const { token, secret } = await helpers.enrolled(admin);
    await expireProofs(backend);
    expect(problemOf(await invite(token, "code@example.com"))).toEqual(["proofRequired", ["password", "code"]]);
    const code = codeOf(secret);
    expect((await prove(token, { code })).statusCode).toBe(204);
    expect((await invite(token, "code@example.com")).statusCode).toBe(201);
    expect((await prove(token, { code })).statusCode).toBe(422);
  });

  test("cannot be guessed: attempts with codes are limited as at the sign-in", async () => {
    const { token, secret } = await helpers.enrolled(admin);
    const statuses = [];
    for (let attempt = 0; attempt < 10; attempt += 1) {
      statuses.push((await prove(token, { code: "no-code" })).statusCode);
    }
    expect(new Set(statuses)).toEqual(new Set([422]));
    const answer = await prove(token, { code: codeOf(secret) });
    expect([answer.statusCode, Number(answer.headers["retry-after"]) > 0]).toEqual([429, true]);
  });

  test("is renewed by a change of the password, which takes the current one", async () => {
    const { token } = await create();
    await expireProofs(backend);
    const body = { currentPassword: STRONG, newPassword: "Outra-Senha-Boa-7" };
    await backend.as(token, { method: "PUT", url: "/api/users/me/password", body });
    expect((await invite(token, "changed@example.com")).statusCode).toBe(201);
  });

  test("stored answers of an Idempotency-Key are not returned without it", async () => {
    const { token } = await create();
    const body = { username: "keyed@example.com", name: "K", role: "reader" };
    const call = { method: "POST", url: "/api/staff", body, headers: { "idempotency-key": "k1" } } as const;
    expect((await backend.as(token, call)).statusCode).toBe(201);
    await expireProofs(backend);
    expect((await backend.as(token, call)).statusCode).toBe(403);
  });
});

describe("limits of guesses", () => {
  test("passwords are limited by LOGIN_LIMIT, and then the correct one is rejected too", async () => {
    const backend = await startTestBackend("embedded", { loginLimit: 3 });
    const token = (await backend.signIn()).json<Pair>().accessToken;
    const prove = async (password: string) =>
      (await backend.as(token, { method: "POST", url: "/api/proof", body: { password } })).statusCode;
    expect([await prove("a"), await prove("b"), await prove("c"), await prove("d")]).toEqual([422, 422, 422, 429]);
    await backend.close();
  });
});

describe("a proof of a user of the company's provider", () => {
  const provider = forSuite(startMockOidcProvider);
  const backend = forSuite(() => startTestBackend("embedded", { companySignIn: toCompanySettings(provider.port) }));
  const groups = ["console-admins"];
  const signIn = async (claims: object = {}) =>
    (await provider.signIn(backend, { groups, ...claims })).json<Pair>().accessToken;
  const reset = (token: string) => backend.as(token, { method: "POST", url: "/api/factors/totp" });

  test("is a further sign-in there", async () => {
    const token = await signIn();
    expect((await reset(token)).statusCode).toBe(200);
    await expireProofs(backend);
    expect(problemOf(await reset(token))).toEqual(["proofRequired", ["company"]]);
    expect((await reset(await signIn())).statusCode).toBe(200);
  });

  test("counts from the time at which the provider has authenticated the user", async () => {
    const seconds = Math.floor(Date.now() / 1000);
    expect((await reset(await signIn({ auth_time: seconds - 3_600 }))).statusCode).toBe(403);
    expect((await reset(await signIn({ auth_time: seconds }))).statusCode).toBe(200);
  });

  test("is requested at the provider by prompt and max_age", async () => {
    const begin = async (body?: object) => {
      const url = "/api/company-sign-in/begin";
      const answer = await backend.call({ method: "POST", url, ...(body === undefined ? {} : { body }) });
      const { searchParams } = new URL(answer.json<{ address: string }>().address);
      return [searchParams.get("prompt"), searchParams.get("max_age")];
    };
    expect(await begin({ isProof: true })).toEqual(["login", "0"]);
    expect([await begin(), await begin({})]).toEqual([
      [null, null],
      [null, null],
    ]);
  });
});
