import { fastify } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "../database/database.ts";
import { HttpProblem } from "../http/http-problem.ts";
import { type Metrics, startMetrics } from "./start-metrics.ts";

const app = fastify();
let metrics: Metrics;

beforeAll(async () => {
  const connections = () => ({ busy: 3, idle: 2, waiting: 1 });
  const db = { execute: async () => ({ rows: [{ name: "books", bytes: "8192" }] }) };
  metrics = await startMetrics({ host: "127.0.0.1", port: 0 }, { db, connections } as unknown as Database);
  metrics.watch(app);
  app.get("/books/:id", async () => "book");
  app.post<{ Querystring: { status: string } }>("/api/authentication", async ({ query }) => {
    if (query.status !== "200") {
      throw new HttpProblem(Number(query.status), "no");
    }
    return "signed in";
  });
  app.get<{ Querystring: Record<string, string> }>("/limited", async ({ query }) => {
    throw new HttpProblem(429, "lists" in query ? "Too many lists at the same time; try again later" : "Too many");
  });
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

test("429 is counted by limit, and a rejected sign-in by itself", async () => {
  const statuses = [401, 403, 429, 200];
  await Promise.all(
    statuses.map((status) => app.inject({ method: "POST", url: `/api/authentication?status=${status}` })),
  );
  await Promise.all(["/limited?lists", "/limited?calls", "/limited?calls"].map((url) => app.inject(url)));
  const text = await read();
  expect(text).toContain("sign_ins_rejected_total 2");
  expect(text).toContain('requests_limited_total{limit="sign-in"} 1');
  expect(text).toContain('requests_limited_total{limit="lists"} 1');
  expect(text).toContain('requests_limited_total{limit="calls"} 2');
});

test("the end of a clean-up and its rows are counted, and the sizes of tables read", async () => {
  metrics.cleanedUp(3);
  metrics.cleanedUp(4);
  const text = await read();
  expect(text).toContain("cleanup_deleted_rows_total 7");
  expect(text).toMatch(/cleanup_last_end_seconds 1\d{9}/);
  expect(text).toContain('database_table_bytes{table="books"} 8192');
});

test("attempts to send mails are counted by outcome, from zero", async () => {
  expect(await read()).toContain('notice_mails_total{outcome="abandoned"} 0');
  metrics.mailed("failed");
  metrics.mailed("failed");
  expect(await read()).toContain('notice_mails_total{outcome="failed"} 2');
});

/** Names of metrics in an expression of Prometheus. */
const namesIn = (expression: string) =>
  [...expression.matchAll(/\b(?:http|database|cleanup|sign_ins|requests|notice|process|nodejs)_\w+/g)].map(
    ([name]) => name,
  );

test.each(["alerts.yaml", "grafana.json"])("each metric in deploy/%s exists", async (file) => {
  const { default: fs } = await import("node:fs");
  const text = fs.readFileSync(new URL(`../../../deploy/${file}`, import.meta.url), "utf8");
  const expressions = [...text.matchAll(/"?expr"?: (.*)/g)].map(([, expression]) => expression ?? "");
  const served = new Set([...(await read()).matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name));
  const wanted = expressions.flatMap(namesIn);
  expect(wanted.length).toBeGreaterThan(5);
  expect(wanted.filter((name) => !served.has(name) && !served.has(name.replace(/_(count|bucket)$/, "")))).toEqual([]);
});

test("the port has only /metrics", async () => {
  expect((await fetch(new URL("/api/books", metrics.url))).status).toBe(404);
  expect((await fetch(metrics.url, { method: "POST" })).status).toBe(404);
});

test("a port in use is a start error with the variable's name", async () => {
  const taken = { host: "127.0.0.1", port: Number(new URL(metrics.url).port) };
  await expect(startMetrics(taken, {} as Database)).rejects.toThrow(/^METRICS_PORT: .*EADDRINUSE/);
});
