import { fastify } from "fastify";
import { afterEach, expect, test } from "vitest";
import { registerErrorHandler } from "./error-handler.ts";
import { registerPressureLimit } from "./pressure-limit.ts";

let app = fastify();
afterEach(() => app.close());

async function makeApp() {
  app = fastify();
  registerErrorHandler(app);
  await registerPressureLimit(app, { maxEventLoopDelayMs: 300 });
  app.get("/", () => ({ ok: true }));
}

/** Blocked for longer than is allowed, and let go only so long that it can be noticed. */
async function block(): Promise<void> {
  const until = performance.now() + 900;
  while (performance.now() < until) {
    // Nothing else can run.
  }
  await new Promise((resolve) => setImmediate(resolve));
}

const ask = () => app.inject("/");
const status = async () => (await ask()).statusCode;

test("case 203: an overloaded process answers 503 with Retry-After until it has caught up", async () => {
  await makeApp();
  await app.ready();
  expect(await status()).toBe(200);
  await new Promise((resolve) => setTimeout(resolve, 1_100));
  let refused = await ask();
  for (let round = 0; round < 10 && refused.statusCode === 200; round += 1) {
    await block();
    refused = await ask();
  }
  expect([refused.statusCode, refused.headers["retry-after"]]).toEqual([503, "10"]);
  expect(refused.json()).toMatchObject({ statusCode: 503, details: [] });
  await expect.poll(status, { timeout: 15_000, interval: 200 }).toBe(200);
}, 40_000);

test("case 203: the work of starting keeps nobody out", async () => {
  await makeApp();
  for (let round = 0; round < 3; round += 1) {
    await block();
  }
  await app.ready();
  expect(await status()).toBe(200);
}, 40_000);
