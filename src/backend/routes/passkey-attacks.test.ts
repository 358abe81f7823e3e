import { sql } from "drizzle-orm";
import { v5 as toCompanyId } from "uuid";
import { describe, expect, test } from "vitest";
import type { PasskeyChallenge } from "../../contract/factors.ts";
import { openBackend } from "../testing/for-suite.ts";
import { createPasskeyUsers, PASSKEY_SITE } from "../testing/passkey-users.ts";
import { createSoftwareAuthenticator } from "../testing/software-authenticator.ts";
import { startTestBackend } from "../testing/test-backend.ts";

const codeIn = (answer: { json(): { details?: { code: string }[] } }) => answer.json().details?.[0]?.code;

describe("a sign-in with a passkey alone is rejected", () => {
  const { backend } = openBackend("embedded", { passkeySite: PASSKEY_SITE });
  const helpers = createPasskeyUsers(backend);
  const withPasskey = () => helpers.withPasskey(backend.admin);

  test("if its challenge was used before, also at the same time or with a new ticket", async () => {
    const { device } = await withPasskey();
    const { ticket, options } = await helpers.begin();
    const response = device.use(options);
    const answers = await Promise.all([helpers.finish(ticket, response), helpers.finish(ticket, response)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401]);
    expect(codeIn(await helpers.finish(ticket, response))).toBe("signInExpired");
    expect(codeIn(await helpers.finish((await helpers.begin()).ticket, response))).toBe("passkeyRejected");
  });

  test("if its challenge has expired, or is used up by a wrong response", async () => {
    const { device } = await withPasskey();
    const { ticket, options } = await helpers.begin();
    await backend.context.db.execute(sql`update entity_console_challenges set expires_at = now()`);
    expect(codeIn(await helpers.finish(ticket, device.use(options)))).toBe("signInExpired");
    const next = await helpers.begin();
    expect(codeIn(await helpers.finish(next.ticket, device.use(next.options, { challenge: "AAAA" })))).toBe(
      "passkeyRejected",
    );
    expect(codeIn(await helpers.finish(next.ticket, device.use(next.options)))).toBe("signInExpired");
  });

  test("if the page or the device belongs to another site", async () => {
    const { device } = await withPasskey();
    for (const forgery of [
      { origin: "https://console.example.evil.example" },
      { origin: "http://console.example" },
      { site: "evil.example" },
    ]) {
      expect(codeIn(await helpers.signIn(device, forgery))).toBe("passkeyRejected");
    }
    expect((await helpers.signIn(device)).statusCode).toBe(200);
  });

  test("if the device has not verified its user, or names another user", async () => {
    const { device } = await withPasskey();
    const other = await withPasskey();
    const userHandle = Buffer.from(other.id).toString("base64url");
    expect(codeIn(await helpers.signIn(device, { isVerified: false }))).toBe("passkeyRejected");
    expect(codeIn(await helpers.signIn(device, { userHandle }))).toBe("passkeyRejected");
  });

  test("if another device has signed for the passkey", async () => {
    const { device } = await withPasskey();
    const { ticket, options } = await helpers.begin();
    const forged = { ...createSoftwareAuthenticator(PASSKEY_SITE).use(options), id: device.id, rawId: device.id };
    expect(codeIn(await helpers.finish(ticket, forged))).toBe("passkeyRejected");
  });

  test("if a copy of the passkey has a counter that was used before", async () => {
    const { device } = await withPasskey();
    expect((await helpers.signIn(device, { counter: 7 })).statusCode).toBe(200);
    for (const counter of [7, 6, 0]) {
      expect(codeIn(await helpers.signIn(device, { counter }))).toBe("passkeyRejected");
    }
    expect((await helpers.signIn(device, { counter: 8 })).statusCode).toBe(200);
  });

  test("if the passkey was removed, or its user is disabled", async () => {
    const { device, token, factor } = await withPasskey();
    await backend.as(token, { method: "DELETE", url: `/api/factors/${factor.id}` });
    expect(codeIn(await helpers.signIn(device))).toBe("passkeyRejected");
    const disabled = await withPasskey();
    await backend.context.db.execute(sql`update staff_users set disabled_at = now() where id = ${disabled.id}`);
    expect(codeIn(await helpers.signIn(disabled.device))).toBe("passkeyRejected");
  });

  test("for a user of the company, who cannot add one either", async () => {
    const { device, id } = await withPasskey();
    const companyId = toCompanyId("someone", "6f0a3d0e-3c07-4c39-9a55-2f1d6b0c7a11");
    const { db } = backend.context;
    await db.execute(sql`insert into staff_users (id, username, name, role, password)
      select ${companyId}, 'someone@company.example', name, role, password from staff_users where id = ${id}`);
    await db.execute(sql`update entity_console_factors set user_id = ${companyId} where user_id = ${id}`);
    const userHandle = Buffer.from(companyId).toString("base64url");
    expect(codeIn(await helpers.signIn(device, { userHandle }))).toBe("passkeyRejected");
    await db.execute(sql`update entity_console_factors set user_id = ${id} where user_id = ${companyId}`);
    expect((await helpers.signIn(device)).statusCode).toBe(200);
    const user = { id: companyId, username: "someone@company.example", name: "Pia", role: "administrator" } as const;
    const pair = await backend.context.sessions.open(user, { hasSecondFactor: true });
    const answer = await backend.as(pair?.accessToken ?? "", { method: "POST", url: "/api/factors/passkey" });
    expect([answer.statusCode, codeIn(answer)]).toEqual([409, "companyUser"]);
  });

  test("for a body that is no response of an authenticator", async () => {
    const { device } = await withPasskey();
    const { ticket } = await helpers.begin();
    const url = "/api/passkey-sign-in";
    const post = async (response: unknown) =>
      (await backend.call({ method: "POST", url, body: { ticket, response } })).statusCode;
    expect([await post({}), await post({ id: "\u0000" }), await post({ id: device.id })]).toEqual([422, 422, 401]);
  });

  test("after too many attempts of a network, by 429", async () => {
    const limited = await startTestBackend(backend.context.database, { passkeySite: PASSKEY_SITE, loginLimit: 1 });
    const attempt = () => limited.call({ method: "POST", url: "/api/passkey-sign-in/begin", body: {} });
    for (let count = 0; count < 20; count += 1) {
      await attempt();
    }
    const { statusCode, headers } = await attempt();
    expect([statusCode, Number(headers["retry-after"]) > 0]).toEqual([429, true]);
    await limited.app.close();
  });

  test("in the second step, if it belongs to another user, is used twice, or was removed", async () => {
    const { username, device, token, factor } = await withPasskey();
    const other = await withPasskey();
    const begin = async () => {
      const { ticket } = await helpers.first(username);
      return { ticket, ...(await helpers.beginSecond(ticket)).json<Pick<PasskeyChallenge, "options">>() };
    };
    const one = await begin();
    expect(codeIn(await helpers.finishSecond(one.ticket, other.device.use(one.options)))).toBe("passkeyRejected");
    const response = device.use(one.options);
    const answers = await Promise.all([
      helpers.finishSecond(one.ticket, response),
      helpers.finishSecond(one.ticket, response),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401]);
    expect(codeIn(await helpers.finishSecond(one.ticket, response))).toBe("signInExpired");
    const two = await begin();
    expect(codeIn(await helpers.finishSecond(two.ticket, response))).toBe("passkeyRejected");
    await backend.as(token, { method: "DELETE", url: `/api/factors/${factor.id}` });
    expect(codeIn(await helpers.finishSecond(two.ticket, device.use(two.options)))).toBe("passkeyRejected");
  });

  test("in the second step, with a ticket of a sign-in with a passkey alone, and the reverse", async () => {
    const { username, device } = await withPasskey();
    const alone = await helpers.begin();
    const { ticket } = await helpers.first(username);
    expect(codeIn(await helpers.beginSecond(alone.ticket))).toBe("signInExpired");
    expect(codeIn(await helpers.finish(ticket, device.use(alone.options)))).toBe("signInExpired");
  });
});

describe("an enrolment of a passkey is rejected", () => {
  const { backend } = openBackend("embedded", { passkeySite: PASSKEY_SITE });
  const helpers = createPasskeyUsers(backend);

  test("for another user, twice, from another site, without verification, and for a known passkey", async () => {
    const { token, device: known } = await helpers.withPasskey(backend.admin);
    const other = await helpers.withPasskey(backend.admin);
    const device = createSoftwareAuthenticator(PASSKEY_SITE);
    const start = () => helpers.start(token);
    const { ticket, options } = await start();
    const response = device.create(options);
    expect((await helpers.confirm(other.token, { ticket, response })).statusCode).toBe(410);
    for (const forgery of [{ origin: "https://evil.example" }, { isVerified: false }, { challenge: "AAAA" }]) {
      const answer = await helpers.confirm(token, { ticket, response: device.create(options, forgery) });
      expect(codeIn(answer)).toBe("passkeyRejected");
    }
    expect((await helpers.confirm(token, { ticket, response })).statusCode).toBe(201);
    expect((await helpers.confirm(token, { ticket, response })).statusCode).toBe(410);
    const again = await start();
    const taken = await helpers.confirm(token, { ticket: again.ticket, response: known.create(again.options) });
    expect([409, 422]).toContain(taken.statusCode);
  });
});
