import { cpSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startBackend } from "./server.ts";
import { toBasic } from "./testing/test-backend.ts";
import { testProduct } from "./testing/test-product.ts";

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "entity-console-data-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

const envOf = (changes: object = {}) => ({ DATA_DIR: folder, PORT: "0", LOG_LEVEL: "silent", ...changes });

async function signIn(url: string, { username, password }: { username: string; password: string }) {
  const headers = { authorization: toBasic(username, password) };
  return await fetch(`${url}/api/authentication`, { method: "POST", headers });
}

test("a start reports its steps, refuses a second start by pid, and the next start has its data", async () => {
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
  await expect(startBackend(testProduct, { env: envOf(production) })).rejects.toThrow("refused in production");

  const second = await startBackend(testProduct, { env: envOf() });
  const port = new URL(second.url).port;
  expect((await signIn(second.url, demo)).status).toBe(200);
  const other = envOf({ DATA_DIR: join(folder, "other"), PORT: port });
  await expect(startBackend(testProduct, { env: other })).rejects.toThrow(`PORT: ${port} is in use`);
  await second.close();
}, 120_000);

test("case 205: an empty production database needs an administrator", async () => {
  const env = envOf({
    DATA_DIR: join(folder, "production"),
    NODE_ENV: "production",
    AUTH_SECRET: "k7Q2w9Zt4Lm8Xc1Vb6Ny3Rp5Hs0Jd-Fg",
  });
  await expect(startBackend(testProduct, { env })).rejects.toThrow("ADMIN_USERNAME, ADMIN_PASSWORD: required");
  const admin = { ADMIN_USERNAME: "chefe@example.com", ADMIN_PASSWORD: "Uma-Senha-9" };
  const running = await startBackend(testProduct, { env: { ...env, ...admin } });
  expect(running.demo).toBeNull();
  const answer = await signIn(running.url, { username: admin.ADMIN_USERNAME, password: admin.ADMIN_PASSWORD });
  expect(answer.status).toBe(200);
  await running.close();
}, 120_000);
