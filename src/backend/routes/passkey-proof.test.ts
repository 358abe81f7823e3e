import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import type { PasskeyChallenge, SecondFactorParams } from "../../contract/factors.ts";
import { auditEntries, sessions } from "../database/own-tables.ts";
import { codeOf, type Pair, STRONG } from "../testing/factor-users.ts";
import { forSuite } from "../testing/for-suite.ts";
import { describeOnDatabases } from "../testing/on-databases.ts";
import { createPasskeyUsers, PASSKEY_SITE } from "../testing/passkey-users.ts";
import { createSoftwareAuthenticator } from "../testing/software-authenticator.ts";
import { startTestBackend } from "../testing/test-backend.ts";

interface Problem {
  readonly details: readonly {
    readonly code: string;
    readonly params: Partial<SecondFactorParams> & { methods?: string[] };
  }[];
}

describeOnDatabases("a passkey as proof of identity, on the %s database", (kind) => {
  const backend = forSuite(() => startTestBackend(kind, { passkeySite: PASSKEY_SITE }));
  const users = createPasskeyUsers(backend);
  let admin = "";
  beforeEach(async () => {
    admin = await users.tokenOf();
  });

  const expireProofs = () => backend.context.db.update(sessions).set({ provedAt: new Date(Date.now() - 11 * 60_000) });
  const begin = async (token: string) =>
    (await backend.as(token, { method: "POST", url: "/api/proof/passkey" })).json<PasskeyChallenge>();
  const prove = (token: string, passkey: object) =>
    backend.as(token, { method: "POST", url: "/api/proof", body: { passkey } });
  const startTotp = (token: string) => backend.as(token, { method: "POST", url: "/api/factors/totp" });
  /** A user with a passkey, whose session needs a proof. */
  const withOldSession = async () => {
    admin = await users.tokenOf();
    const user = await users.withPasskey(admin);
    await expireProofs();
    return user;
  };

  test("is one of the user's methods, and is accepted once and audited", async () => {
    const { id, token, device } = await withOldSession();
    const refused = await startTotp(token);
    expect([refused.statusCode, refused.json<Problem>().details[0]?.params.methods]).toEqual([
      403,
      ["password", "passkey"],
    ]);
    const { ticket, options } = await begin(token);
    const response = device.use(options);
    expect((await prove(token, { ticket, response })).statusCode).toBe(204);
    expect((await startTotp(token)).statusCode).toBe(200);
    await expireProofs();
    expect((await prove(token, { ticket, response })).statusCode).toBe(422);
    expect((await startTotp(token)).statusCode).toBe(403);
    const entries = await backend.context.db.select().from(auditEntries).where(eq(auditEntries.userId, id));
    expect(entries.filter(({ action }) => action === "proveIdentity")).toHaveLength(1);
    expect(entries.filter(({ action }) => action === "signInFailed")).toHaveLength(1);
  });

  test("is rejected if the device has not verified its user", async () => {
    const { token, device } = await withOldSession();
    const { ticket, options } = await begin(token);
    expect(options["userVerification"]).toBe("required");
    const answer = await prove(token, { ticket, response: device.use(options, { isVerified: false }) });
    expect([answer.statusCode, answer.json<Problem>().details[0]?.code]).toEqual([422, "passkeyRejected"]);
    expect((await startTotp(token)).statusCode).toBe(403);
  });

  test("is rejected if it is another user's, or signs another user's challenge", async () => {
    const other = await withOldSession();
    const { token, device } = await withOldSession();
    const own = await begin(token);
    expect(
      (await prove(token, { ...own, response: other.device.use(own.options), options: undefined })).statusCode,
    ).toBe(422);
    const foreign = await begin(other.token);
    const response = device.use(foreign.options);
    expect((await prove(token, { ticket: foreign.ticket, response })).statusCode).toBe(422);
    expect((await startTotp(token)).statusCode).toBe(403);
  });

  test("is not begun by a user without passkeys", async () => {
    expect((await backend.as(admin, { method: "POST", url: "/api/proof/passkey" })).statusCode).toBe(409);
  });
});

describeOnDatabases("a passkey as the first factor at the sign-in, on the %s database", (kind) => {
  const backend = forSuite(() => startTestBackend(kind, { passkeySite: PASSKEY_SITE, secondFactor: "required" }));
  const users = createPasskeyUsers(backend);
  let admin = "";
  let invited = 0;
  beforeAll(async () => {
    // The administrator enrols an authenticator app first.
    const { ticket } = (await backend.signIn()).json<Problem>().details[0]?.params ?? {};
    const url = "/api/second-factor/enrolment";
    const { secret } = (await backend.call({ method: "POST", url, body: { ticket } })).json<{ secret: string }>();
    admin = (await users.second(ticket ?? "", codeOf(secret))).json<Pair>().accessToken;
  });

  const post = (path: string, body: object) => backend.call({ method: "POST", url: `/api/second-factor${path}`, body });
  /** A user without a factor who has entered the password. */
  const withTicket = async () => {
    invited += 1;
    const username = `eva${invited}@example.com`;
    const id = await users.invite(admin, username);
    const { details } = (await backend.signIn(username, STRONG)).json<Problem>();
    return { id, username, params: details[0]?.params ?? {}, ticket: details[0]?.params.ticket ?? "" };
  };
  const begin = async (ticket: string) => (await post("/enrolment/passkey", { ticket })).json<PasskeyChallenge>();
  const confirm = (body: object) => post("/enrolment/passkey/confirm", body);

  test("opens a session with recovery codes, and the passkey then signs in alone", async () => {
    const { ticket, params } = await withTicket();
    expect(params).toMatchObject({ kinds: [], enrolments: ["totp", "passkey"] });
    const device = createSoftwareAuthenticator(PASSKEY_SITE);
    const begun = await begin(ticket);
    const response = device.create(begun.options);
    const answer = await confirm({ ticket, enrolment: begun.ticket, response, name: "Laptop" });
    expect(answer.statusCode).toBe(200);
    const { accessToken, recoveryCodes } = answer.json<Pair>();
    expect(recoveryCodes).toHaveLength(10);
    expect(await users.listFactors(accessToken)).toMatchObject({ data: [{ kind: "passkey", name: "Laptop" }] });
    const notices = (await backend.as(accessToken, { url: "/api/notices" })).json<{ data: { kind: string }[] }>();
    expect(notices.data.map((one) => one.kind)).toContain("factorAdded");
    expect((await users.signIn(device)).statusCode).toBe(200);
    const again = createSoftwareAuthenticator(PASSKEY_SITE).create(begun.options);
    expect((await confirm({ ticket, enrolment: begun.ticket, response: again })).statusCode).toBe(401);
  });

  test("is rejected with another user's challenge, and then the app can still be enrolled with the same ticket", async () => {
    const [one, two] = [await withTicket(), await withTicket()];
    const { secret } = (await post("/enrolment", { ticket: one.ticket })).json<{ secret: string }>();
    const foreign = await begin(two.ticket);
    const response = createSoftwareAuthenticator(PASSKEY_SITE).create(foreign.options);
    expect((await confirm({ ticket: one.ticket, enrolment: foreign.ticket, response })).statusCode).toBe(401);
    expect((await post("", { ticket: one.ticket, code: codeOf(secret) })).statusCode).toBe(200);
  });

  test("is not offered to a user with a factor: a stolen password adds no passkey", async () => {
    const { ticket, username } = await withTicket();
    const { secret } = (await post("/enrolment", { ticket })).json<{ secret: string }>();
    expect((await post("", { ticket, code: codeOf(secret) })).statusCode).toBe(200);
    const next = await users.first(username);
    expect(next).not.toHaveProperty("enrolments");
    expect((await post("/enrolment/passkey", { ticket: next.ticket })).statusCode).toBe(401);
  });

  test("is void if an administrator disables the user meanwhile", async () => {
    const { id, ticket } = await withTicket();
    const begun = await begin(ticket);
    const body = { name: "Eva", role: "reader", disabled: true };
    expect((await backend.as(admin, { method: "PUT", url: `/api/staff/${id}`, body })).statusCode).toBe(200);
    const response = createSoftwareAuthenticator(PASSKEY_SITE).create(begun.options);
    expect((await confirm({ ticket, enrolment: begun.ticket, response })).statusCode).toBe(401);
  });

  test("has the limit of codes", async () => {
    const { ticket } = await withTicket();
    const response = createSoftwareAuthenticator(PASSKEY_SITE).create((await begin(ticket)).options);
    const statuses = [];
    for (let attempt = 0; attempt < 11; attempt += 1) {
      statuses.push((await confirm({ ticket, enrolment: "none", response })).statusCode);
    }
    expect(statuses).toEqual([...Array<number>(10).fill(401), 429]);
  });
});
