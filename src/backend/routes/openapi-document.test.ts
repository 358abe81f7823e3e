import type { LightMyRequestResponse } from "fastify";
import { beforeAll, expect, test } from "vitest";
import { demoCredentials } from "../config/demo-credentials.ts";
import { toBasic } from "../testing/basic-header.ts";
import type { Pair } from "../testing/factor-users.ts";
import { forSuite } from "../testing/for-suite.ts";
import { createOpenApiCheck, type Document, readOperations } from "../testing/openapi-check.ts";
import { startTestBackend, type TestCall } from "../testing/test-backend.ts";

const backend = forSuite(() => startTestBackend("embedded"));
let text = "";
let documented: ReadonlySet<string> = new Set();

beforeAll(async () => {
  text = (await backend.call({ url: "/openapi.json" })).body;
  documented = new Set(readOperations(JSON.parse(text) as Document).keys());
});

const basic = { authorization: toBasic(demoCredentials.username, demoCredentials.password) };
const openMain = async () => (await backend.signIn()).json<Pair>();
const openReading = async () =>
  (await backend.call({ method: "POST", url: "/reading-api/token", headers: basic })).json<Pair>();

/** The routes as the router prints them: `GET /api/books/:id`, including the 405 routes. */
function readRoutes(): readonly string[] {
  const parents: string[] = [];
  return backend.app
    .printRoutes({ commonPrefix: false })
    .split("\n")
    .flatMap((line) => {
      const [, indent = "", path = "", methods = ""] = /^(.*?)[├└]── (\S+) \((.+)\)$/.exec(line) ?? [];
      const depth = indent.length / 4;
      parents.splice(depth, parents.length, path);
      return path === "" ? [] : methods.split(", ").map((method) => `${method} ${parents.join("")}`);
    });
}

/**
 * Calls in a session of the route's backend. Sessions are reused until a call ends them, because a sign-in is
 * expensive.
 */
function createCaller(): (route: string) => Promise<LightMyRequestResponse> {
  const opened = new Map<string, string>();
  return async (route) => {
    const [method, path = ""] = route.split(" ");
    const [audience, open] = path.startsWith("/reading-api")
      ? (["reading", openReading] as const)
      : (["main", openMain] as const);
    const ask = (token: string) => backend.as(token, { method, url: path.replace(/:\w+/g, "x") } as TestCall);
    const known = opened.get(audience);
    const answer = known === undefined ? null : await ask(known);
    if (answer !== null && answer.statusCode !== 401) {
      return answer;
    }
    const { accessToken } = await open();
    opened.set(audience, accessToken);
    return await ask(accessToken);
  };
}

test("the OpenAPI document has every route, and every operation has a response", async () => {
  const answered: string[] = [];
  const routes = readRoutes().filter((route) => !/^(HEAD|OPTIONS|TRACE|QUERY) |[*]/.test(route));
  expect(routes.length).toBeGreaterThan(100);
  const call = createCaller();
  for (const route of routes) {
    const { statusCode, headers } = await call(route);
    if (statusCode === 405) {
      expect(headers["allow"]).not.toContain(route.split(" ")[0]);
    } else {
      answered.push(route.replace(/:(\w+)/g, "{$1}"));
    }
  }
  expect(answered.toSorted()).toEqual([...documented].toSorted());
});

test("operation ids are unique, and security schemes are declared", () => {
  const document = JSON.parse(text) as Document & { components: { securitySchemes: object } };
  const operations = [...readOperations(document).values()];
  expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
  const schemes = operations.flatMap(({ security = [] }) => security.flatMap((one) => Object.keys(one)));
  expect(Object.keys(document.components.securitySchemes)).toEqual(expect.arrayContaining([...new Set(schemes)]));
});

test("responses of custom operations match the OpenAPI document, errors too", async () => {
  const check = createOpenApiCheck(text);
  const [main, reading] = [await openMain(), await openReading()];
  const post = (url: string, body?: unknown): TestCall => ({
    method: "POST",
    url,
    ...(body === undefined ? {} : { body }),
  });
  const calls: readonly (readonly [string, TestCall, number, string?])[] = [
    [main.accessToken, { url: "/api/audit?pageSize=5" }, 200],
    [main.accessToken, { url: "/api/audit?pageSize=0" }, 400],
    [main.accessToken, post("/reading-api/token", {}), 200],
    ["", post("/reading-api/token", {}), 401],
    ["", post("/reading-api/refresh", { refreshToken: reading.refreshToken }), 200],
    [reading.accessToken, { url: "/reading-api/query/topics?subject=7" }, 200, "/reading-api/query/{name}"],
    [reading.accessToken, post("/reading-api/query", { name: "topics", parameters: { subject: 7 } }), 200],
    ["", { url: "/config.json" }, 200],
    ["", { url: "/health" }, 200],
    ["", { url: "/ready" }, 200],
  ];
  for (const [token, call, status, path = call.url.split("?")[0] ?? ""] of calls) {
    const { statusCode, body } = await backend.as(token, call);
    expect([call.url, statusCode]).toEqual([call.url, status]);
    expect(check({ method: call.method ?? "GET", path, status, body })).toBeNull();
  }
});
