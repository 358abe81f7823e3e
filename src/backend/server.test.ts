import { cpSync, existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { suiteFolder } from "../../testing/temporary-folder.ts";
import { startBackend } from "./server.ts";
import { toBasic } from "./testing/basic-header.ts";
import { testProduct } from "./testing/test-product.ts";

const folder = suiteFolder("entity-console-data-");

const envOf = (changes: object = {}) => ({ DATA_DIR: folder, PORT: "0", LOG_LEVEL: "silent", ...changes });

async function signIn(url: string, { username, password }: { username: string; password: string }) {
  const headers = { authorization: toBasic(username, password) };
  return await fetch(`${url}/api/authentication`, { method: "POST", headers });
}

test("a start reports its steps, rejects a second start with its pid, and the next start has its data", async () => {
  const steps: string[] = [];
  const first = await startBackend(testProduct, { env: envOf(), onStep: (text) => steps.push(text) });
  expect(steps).toEqual(["Database open", "Tables up to date", "Data ready", "Server built", "Listening"]);
  const demo = first.demo ?? { username: "", password: "" };
  expect((await signIn(first.url, demo)).status).toBe(200);
  expect((await signIn(first.url, { ...demo, password: "wrong" })).status).toBe(401);

  await expect(startBackend(testProduct, { env: envOf() })).rejects.toThrow(`in use by process ${process.pid} `);
  await first.close();
  expect(existsSync(join(folder, "database.lock"))).toBe(false);
  cpSync(join(folder, "database"), join(folder, "other/database"), { recursive: true });

  const production = { NODE_ENV: "production", AUTH_SECRET: "k7Q2w9Zt4Lm8Xc1Vb6Ny3Rp5Hs0Jd-Fg" };
  await expect(startBackend(testProduct, { env: envOf(production) })).rejects.toThrow("rejected in production");

  const second = await startBackend(testProduct, { env: envOf() });
  const port = new URL(second.url).port;
  expect((await signIn(second.url, demo)).status).toBe(200);
  const other = envOf({ DATA_DIR: join(folder, "other"), PORT: port });
  await expect(startBackend(testProduct, { env: other })).rejects.toThrow(`PORT: ${port} is in use`);
  await second.close();
}, 120_000);

test("case 205: an empty production database has the administrator of the environment", async () => {
  const env = envOf({
    DATA_DIR: join(folder, "production"),
    NODE_ENV: "production",
    AUTH_SECRET: "k7Q2w9Zt4Lm8Xc1Vb6Ny3Rp5Hs0Jd-Fg",
  });
  const admin = { ADMIN_USERNAME: "chefe@example.com", ADMIN_PASSWORD: "Uma-Senha-9" };
  const running = await startBackend(testProduct, { env: { ...env, ...admin } });
  expect([running.demo, running.firstLink]).toEqual([null, null]);
  const answer = await signIn(running.url, { username: admin.ADMIN_USERNAME, password: admin.ADMIN_PASSWORD });
  expect(answer.status).toBe(200);
  await running.close();
}, 120_000);

test("case 205: without one, a one-time link creates the first administrator, once", async () => {
  const env = envOf({
    DATA_DIR: join(folder, "link"),
    NODE_ENV: "production",
    AUTH_SECRET: "k7Q2w9Zt4Lm8Xc1Vb6Ny3Rp5Hs0Jd-Fg",
  });
  const running = await startBackend(testProduct, { env });
  const chief = { username: "chefe@example.com", password: "Uma-Senha-9" };
  expect((await signIn(running.url, chief)).status).toBe(401);
  const token = /\/set-password#([\w-]{43})$/.exec(running.firstLink ?? "")?.[1];
  const setPassword = async (fields: object) => {
    const headers = { "content-type": "application/json" };
    const body = JSON.stringify({ token, ...fields });
    return (await fetch(`${running.url}/api/staff-links`, { method: "POST", headers, body })).status;
  };
  expect(await setPassword({ password: chief.password })).toBe(422);
  expect(await setPassword({ ...chief, password: "weak" })).toBe(422);
  const statuses = await Promise.all([setPassword(chief), setPassword({ ...chief, username: "other@example.com" })]);
  expect(statuses.toSorted()).toEqual([200, 410]);
  expect(await setPassword(chief)).toBe(410);
  await running.close();
  const again = await startBackend(testProduct, { env });
  expect(again.firstLink).toBeNull();
  await again.close();
}, 120_000);
