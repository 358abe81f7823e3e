import { fastify } from "fastify";
import { expect, test } from "vitest";
import { registerErrorHandler } from "./error-handler.ts";
import { registerPressureLimit } from "./pressure-limit.ts";

test("case 203: an overloaded process answers 503 with Retry-After until it has caught up", async () => {
  const app = fastify();
  registerErrorHandler(app);
  await registerPressureLimit(app, { maxEventLoopDelayMs: 300 });
  app.get("/", () => ({ ok: true }));
  await app.ready();
  const status = async () => (await app.inject("/")).statusCode;

  expect(await status()).toBe(200);
  let refused = await app.inject("/");
  // Blocked for longer than is allowed, and let go only so long that it can be noticed.
  for (let round = 0; round < 10 && refused.statusCode === 200; round += 1) {
    const until = performance.now() + 900;
    while (performance.now() < until) {
      // Nothing else can run.
    }
    await new Promise((resolve) => setImmediate(resolve));
    refused = await app.inject("/");
  }
  expect([refused.statusCode, refused.headers["retry-after"]]).toEqual([503, "10"]);
  expect(refused.json()).toMatchObject({ statusCode: 503, details: [] });
  await expect.poll(status, { timeout: 15_000, interval: 200 }).toBe(200);
  await app.close();
}, 40_000);
