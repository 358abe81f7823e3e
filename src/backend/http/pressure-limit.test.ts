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

/** Blocks the event loop longer than allowed, with short gaps. */
async function block(): Promise<void> {
  const until = performance.now() + 900;
  while (performance.now() < until) {
    // Blocks the thread.
  }
  await new Promise((resolve) => setImmediate(resolve));
}

const ask = () => app.inject("/");
const status = async () => (await ask()).statusCode;

test("case 203: an overloaded process responds with 503 and Retry-After until it recovers", async () => {
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

test("case 203: the work at the start does not cause rejections", async () => {
  await makeApp();
  for (let round = 0; round < 3; round += 1) {
    await block();
  }
  await app.ready();
  expect(await status()).toBe(200);
}, 40_000);
