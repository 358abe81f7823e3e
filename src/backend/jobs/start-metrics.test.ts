import { fastify } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "../database/database.ts";
import { type Metrics, startMetrics } from "./start-metrics.ts";

const app = fastify();
let metrics: Metrics;

beforeAll(async () => {
  const connections = () => ({ busy: 3, idle: 2, waiting: 1 });
  metrics = await startMetrics({ host: "127.0.0.1", port: 0 }, { connections } as unknown as Database);
  metrics.watch(app);
  app.get("/books/:id", async () => "book");
  app.get("/broken", async () => {
    throw new Error("no");
  });
});
afterAll(async () => {
  await app.close();
  await metrics.close();
});

const read = async () => await (await fetch(metrics.url)).text();

test("requests are counted by route and status, so ids create no series", async () => {
  await Promise.all(["/books/1", "/books/2", "/broken", "/no/such/path"].map((url) => app.inject(url)));
  const text = await read();
  expect(text).toContain('http_request_duration_seconds_count{method="GET",route="/books/:id",status="200"} 2');
  expect(text).toContain('http_request_duration_seconds_count{method="GET",route="/broken",status="500"} 1');
  expect(text).toContain('http_request_duration_seconds_count{method="GET",route="none",status="404"} 1');
  expect(text).toContain("http_requests_open 0");
  expect(text).not.toContain("/books/1");
});

test("the metrics include the process and the database connections", async () => {
  const text = await read();
  expect(text).toContain("process_resident_memory_bytes ");
  expect(text).toContain("nodejs_eventloop_lag_p99_seconds ");
  expect(text).toContain('database_connections{state="waiting"} 1');
});

test("the port has only /metrics", async () => {
  expect((await fetch(new URL("/api/books", metrics.url))).status).toBe(404);
  expect((await fetch(metrics.url, { method: "POST" })).status).toBe(404);
});

test("a port in use is a start error with the variable's name", async () => {
  const taken = { host: "127.0.0.1", port: Number(new URL(metrics.url).port) };
  await expect(startMetrics(taken, {} as Database)).rejects.toThrow(/^METRICS_PORT: .*EADDRINUSE/);
});
