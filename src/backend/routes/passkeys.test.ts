import { describe, expect, test } from "vitest";
import type { FactorList, PasskeyChallenge } from "../../contract/factors.ts";
import type { Pair } from "../testing/factor-users.ts";
import { openBackend } from "../testing/for-suite.ts";
import { createPasskeyUsers, PASSKEY_SITE } from "../testing/passkey-users.ts";
import { startTestBackend } from "../testing/test-backend.ts";

describe("a passkey", () => {
  const { backend, call } = openBackend("embedded", { passkeySite: PASSKEY_SITE });
  const helpers = createPasskeyUsers(backend);
  const withPasskey = () => helpers.withPasskey(backend.admin);

  test("is added with a name, and with recovery codes if it is the first factor", async () => {
    const { token, status, factor, recoveryCodes } = await withPasskey();
    expect([status, factor.kind, factor.name, recoveryCodes?.length]).toEqual([201, "passkey", "Laptop", 10]);
    const { recoveryCodes: none } = await helpers.add(token);
    expect(none).toBeUndefined();
    const list = await helpers.listFactors(token);
    expect(list).toMatchObject({ total: 2, hasPasskeys: true });
    expect(JSON.stringify(list)).not.toMatch(/publicKey|credential/i);
  });

  test("is created for the site, discoverable, with verification of the user and without those of the device", async () => {
    const { token, device } = await withPasskey();
    const { options } = await helpers.start(token);
    expect(options).toMatchObject({
      rp: { id: "console.example" },
      attestation: "none",
      authenticatorSelection: { residentKey: "required", userVerification: "required" },
      excludeCredentials: [{ id: device.id, transports: ["internal"] }],
    });
  });

  test("signs in alone, and the session has a second factor", async () => {
    const { device, factor } = await withPasskey();
    const answer = await helpers.signIn(device);
    expect(answer.statusCode).toBe(200);
    const { accessToken, refreshToken } = answer.json<Pair>();
    expect(await helpers.statusWith(accessToken)).toBe(200);
    expect((await helpers.refresh(refreshToken)).statusCode).toBe(200);
    const { data } = await helpers.listFactors(accessToken);
    expect(Date.parse(data[0]?.lastUsedAt ?? "")).toBeGreaterThan(Date.parse(factor.createdAt));
  });

  test("completes a sign-in with the password, which alone opens no session", async () => {
    const { username, device } = await withPasskey();
    const { status, code, ticket, kinds } = await helpers.first(username);
    expect([status, code, kinds]).toEqual([401, "secondFactor", ["passkey"]]);
    const { options } = (await helpers.beginSecond(ticket)).json<PasskeyChallenge>();
    expect(options).toMatchObject({ allowCredentials: [{ id: device.id }] });
    // In the second step, the device need not verify its user: the password is the other factor.
    const answer = await helpers.finishSecond(ticket, device.use(options, { isVerified: false }));
    expect(answer.statusCode).toBe(200);
    expect(await helpers.statusWith(answer.json<Pair>().accessToken)).toBe(200);
  });

  test("can be replaced by a recovery code", async () => {
    const { username, recoveryCodes = [] } = await withPasskey();
    const { ticket } = await helpers.first(username);
    expect((await helpers.second(ticket, recoveryCodes[0] ?? "")).statusCode).toBe(200);
  });

  test("is renamed and removed by its user only", async () => {
    const { token, factor } = await withPasskey();
    const other = await withPasskey();
    const url = `/api/factors/${factor.id}`;
    const rename = async (by: string) =>
      (await backend.as(by, { method: "PUT", url, body: { name: " Keyring " } })).statusCode;
    expect([await rename(other.token), await rename(token)]).toEqual([404, 200]);
    expect((await helpers.listFactors(token)).data.map(({ name }) => name)).toEqual(["Keyring"]);
    const remove = async (by: string) => (await backend.as(by, { method: "DELETE", url })).statusCode;
    expect([await remove(other.token), await remove(token), await remove(token)]).toEqual([404, 204, 404]);
  });

  test("ends the user's other sessions when it is added", async () => {
    const { token } = await withPasskey();
    const { device } = await helpers.add(token);
    const elsewhere = (await helpers.signIn(device)).json<Pair>().accessToken;
    await helpers.add(token);
    expect([await helpers.statusWith(token), await helpers.statusWith(elsewhere)]).toEqual([200, 401]);
  });

  test("is removed by a reset of the user's factors", async () => {
    const { id, device } = await withPasskey();
    expect((await call({ method: "DELETE", url: `/api/staff/${id}/factors` })).statusCode).toBe(204);
    expect((await helpers.signIn(device)).statusCode).toBe(401);
  });

  test("has audit entries for adding, renaming, signing in and removing, without its key", async () => {
    const { token, factor, username, device } = await withPasskey();
    const url = `/api/factors/${factor.id}`;
    await backend.as(token, { method: "PUT", url, body: { name: "Keyring" } });
    await helpers.signIn(device);
    await backend.as(token, { method: "DELETE", url });
    await helpers.signIn(device);
    const text = (await call({ url: "/api/audit?pageSize=100" })).body;
    const entries = (JSON.parse(text) as { data: { action: string; username?: string; title?: string }[] }).data;
    const own = entries.filter((entry) => entry.username === username).map(({ action, title }) => [action, title]);
    expect(own).toEqual(
      expect.arrayContaining([
        ["signIn", "passkey"],
        ["changeFactors", username],
      ]),
    );
    expect(own.filter(([action]) => action === "changeFactors")).toHaveLength(3);
    expect(entries[0]).toMatchObject({ action: "signInFailed", title: "passkey" });
    expect(text).not.toContain(device.id);
  });

  test("is enough where a second factor is required", async () => {
    const { token, device, factor } = await withPasskey();
    const strict = await startTestBackend(backend.context.database, {
      passkeySite: PASSKEY_SITE,
      secondFactor: "required",
    });
    const users = createPasskeyUsers(strict);
    expect((await users.signIn(device)).statusCode).toBe(200);
    const answer = await strict.as(token, { method: "DELETE", url: `/api/factors/${factor.id}` });
    expect(answer.json().details[0].code).toBe("lastFactor");
    await strict.app.close();
  });
});

test("without the address of the console there are no passkeys", async () => {
  const backend = await startTestBackend("embedded");
  const { tokenOf } = createPasskeyUsers(backend);
  const token = await tokenOf();
  const list = (await backend.as(token, { url: "/api/factors" })).json<FactorList>();
  const begun = await backend.call({ method: "POST", url: "/api/passkey-sign-in/begin", body: {} });
  const { backends } = (await backend.call({ url: "/config.json" })).json();
  expect([list.hasPasskeys, begun.statusCode, backends.main.abilities.passkeys]).toEqual([false, 401, false]);
  await backend.close();
});
