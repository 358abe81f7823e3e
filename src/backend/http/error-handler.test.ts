import { fastify } from "fastify";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { registerErrorHandler } from "./error-handler.ts";
import { forbidden, HttpProblem, unauthorized } from "./http-problem.ts";

type Line = Readonly<Record<string, unknown>>;

const lines: Line[] = [];
const app = () => {
  const stream = { write: (line: string) => void lines.push(JSON.parse(line) as Line) };
  const server = fastify({ logger: { level: "warn", stream } });
  server.decorateRequest("claims", null);
  registerErrorHandler(server);
  server.addHook("onRequest", async (request) => {
    request.claims = { userId: "u-1", username: "ana", name: "Ana", sessionId: "s-1", role: "reader", scopes: [] };
  });
  const routes = { forbidden: forbidden(), many: new HttpProblem(429, "Too many"), unauthorized: unauthorized() };
  for (const [name, error] of Object.entries({ ...routes, broken: new Error("secret at /srv") })) {
    server.get(`/${name}/:id`, () => {
      throw error;
    });
  }
  return server;
};
let server = app();

beforeEach(() => {
  lines.length = 0;
  server = app();
});
afterEach(() => server.close());

test.each([
  ["forbidden", 403],
  ["many", 429],
])(
  "a rejected call (%s) is logged as a warning with user, session, address, method and route",
  async (name, status) => {
    await server.inject({ url: `/${name}/ana@example.com?q=private` });
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({
      level: 40,
      msg: "request rejected",
      status,
      method: "GET",
      route: `/${name}/:id`,
      ip: "127.0.0.1",
      userId: "u-1",
      sessionId: "s-1",
      skipped: 0,
    });
    expect(lines[0]?.["reqId"]).toBeDefined();
    expect(JSON.stringify(lines)).not.toContain("private");
  },
);

test("many rejected calls within a second are one line, and the next line has the number of the others", async () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  for (let count = 0; count < 20; count += 1) {
    await server.inject({ url: "/forbidden/1" });
  }
  vi.advanceTimersByTime(1_000);
  await server.inject({ url: "/forbidden/1" });
  vi.useRealTimers();
  expect(lines.map(({ skipped }) => skipped)).toEqual([0, 19]);
});

test("an unexpected error is logged with its cause, and the response has none of it", async () => {
  const answer = await server.inject({ url: "/broken/1" });
  expect(answer.statusCode).toBe(500);
  expect(answer.body).not.toContain("srv");
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatchObject({ level: 50, problem: 500, error: "secret at /srv", msg: "request failed" });
});

test("a missing session is an ordinary event, and not logged at the default level", async () => {
  await server.inject({ url: "/unauthorized/1" });
  expect(lines).toEqual([]);
});
