import { fastify, LogController } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { registerAccessLog } from "./access-log.ts";
import { registerErrorHandler } from "./error-handler.ts";
import { toLogOptions } from "./log-options.ts";
import { registerRequestIds, toRequestId } from "./request-ids.ts";

const TRACE = "4bf92f3577b34da6a3ce929d0e0e4736";
const lines: string[] = [];
const stream = { write: (line: string) => void lines.push(line) };
const app = fastify({
  logger: { ...toLogOptions("warn", []), stream },
  genReqId: toRequestId,
  logController: new LogController({ disableRequestLogging: true }),
});

beforeAll(async () => {
  registerRequestIds(app);
  registerAccessLog(app, true);
  registerErrorHandler(app);
  app.get("/books/:id", async () => ({ ok: true }));
  app.get("/broken", async () => {
    throw new Error("no");
  });
  await app.ready();
});
afterAll(() => app.close());

const ask = (headers: Record<string, string> = {}, url = "/books/7?q=Ana") => app.inject({ url, headers });

test("a request keeps the id from a proxy, in the response and in a problem", async () => {
  expect((await ask({ "x-request-id": "proxy-0001" })).headers["x-request-id"]).toBe("proxy-0001");
  const broken = await ask({ "x-request-id": "proxy-0002" }, "/broken");
  expect([broken.headers["x-request-id"], broken.json().requestId]).toEqual(["proxy-0002", "proxy-0002"]);
});

test.each(["", "short", "with a space", "line\nbreak-1", 'quote"quote', "x".repeat(101)])(
  "the id %j is replaced by one of ours",
  (given) => {
    const id = toRequestId({ headers: { "x-request-id": given } });
    expect(id).not.toBe(given);
    expect(id).toMatch(/^[0-9a-f-]{36}$/);
  },
);

test("a request without an id gets one, and no trace", async () => {
  const { headers } = await ask();
  expect(headers["x-request-id"]).toMatch(/^[0-9a-f-]{36}$/);
  expect(headers).not.toHaveProperty("traceparent");
});

test("a response has its own span in the caller's trace", async () => {
  const { headers } = await ask({ traceparent: `00-${TRACE}-00f067aa0ba902b7-01` });
  expect(headers["traceparent"]).toMatch(new RegExp(`^00-${TRACE}-[0-9a-f]{16}-01$`));
  expect(headers["traceparent"]).not.toContain("00f067aa0ba902b7");
});

test.each([
  `ff-${TRACE}-00f067aa0ba902b7-01`,
  `00-${"0".repeat(32)}-00f067aa0ba902b7-01`,
  `00-${TRACE}-${"0".repeat(16)}-01`,
  `00-${TRACE.toUpperCase()}-00f067aa0ba902b7-01`,
  TRACE,
])("the traceparent %s is ignored", async (traceparent) => {
  expect((await ask({ traceparent })).headers).not.toHaveProperty("traceparent");
});

test("the access log has one line per request at any log level, without the query", async () => {
  lines.length = 0;
  await ask({ "x-request-id": "proxy-0003", traceparent: `00-${TRACE}-00f067aa0ba902b7-01` });
  await ask({}, "/nothing");
  const [found, missing, ...others] = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(others).toEqual([]);
  expect(found).toMatchObject({
    requestId: "proxy-0003",
    traceId: TRACE,
    method: "GET",
    path: "/books/7",
    route: "/books/:id",
    status: 200,
    userId: null,
  });
  expect(missing).toMatchObject({ path: "/nothing", status: 404 });
  expect(lines.join("")).not.toContain("Ana");
});
