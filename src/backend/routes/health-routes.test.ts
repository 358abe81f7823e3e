import { sql } from "drizzle-orm";
import { fastify } from "fastify";
import { expect, test } from "vitest";
import type { BackendConfig } from "../config/backend-config.ts";
import type { Db } from "../database/database.ts";
import { registerErrorHandler } from "../http/error-handler.ts";
import { registerHealthRoutes } from "./health-routes.ts";

/** A database with the given `execute`. */
async function ask(execute: () => Promise<unknown>, config: Partial<BackendConfig> = {}) {
  const app = fastify();
  registerErrorHandler(app);
  const db = { execute, sql } as unknown as Db;
  registerHealthRoutes(app, { db, config: { databaseUrl: "postgres://x", ...config } as BackendConfig });
  const [health, ready] = [await app.inject("/health"), await app.inject("/ready")];
  await app.close();
  return { health, ready };
}

test("if all parts respond, /ready lists them", async () => {
  const { health, ready } = await ask(async () => [], { databaseUrl: null, dataDir: "/", minFreeDiskMb: 1 });
  expect(health.json()).toEqual({ status: "ok" });
  expect(ready.json()).toEqual({ status: "ok", parts: { process: "ok", database: "ok", disk: "ok" } });
});

test("case 195: while the database is unavailable, /ready is 503 and names it, and /health is 200", async () => {
  const { health, ready } = await ask(() => Promise.reject(new Error("away")));
  expect([health.statusCode, ready.statusCode]).toEqual([200, 503]);
  expect(ready.headers["retry-after"]).toBeDefined();
  expect(ready.json().details).toMatchObject([{ path: "database", code: "notReady" }]);
});

test("a silent database does not delay the response", async () => {
  const started = performance.now();
  const { ready } = await ask(() => new Promise(() => undefined));
  expect(ready.statusCode).toBe(503);
  expect(performance.now() - started).toBeLessThan(5_000);
});

test("case 193: with a full disk, the embedded database is not ready", async () => {
  const full = { databaseUrl: null, dataDir: "/", minFreeDiskMb: 1_000_000_000 };
  const { ready } = await ask(async () => [], full);
  expect(ready.json().details).toMatchObject([{ path: "disk" }]);
});
