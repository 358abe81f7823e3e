import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import type { BackendRoute } from "../contract/backend.ts";
import type { JsonSchema } from "../contract/json-schema.ts";
import { brokenBody, hostileValue, validBody } from "./testing/body-arbitrary.ts";
import { openBackend } from "./testing/for-suite.ts";
import { describeOnDatabases } from "./testing/on-databases.ts";
import { createOpenApiCheck } from "./testing/openapi-check.ts";
import { testProduct } from "./testing/test-product.ts";

/** More runs: `FUZZ_RUNS=500 npx vitest run src/backend/fuzz`. */
const RUNS = Number(process.env["FUZZ_RUNS"] ?? 12);
const TIMEOUT_MS = 60_000 + RUNS * 1000;
const QUERY = ["page", "pageSize", "sort", "q", "status", "lastDay", "bookId", "x"];
/** Calls without an entity. */
const OWN_CALLS = [
  ["GET", "/api/audit"],
  ["POST", "/api/tools/shelf-mark"],
  ["PUT", "/api/users/me/password"],
  ["POST", "/api/refresh-token"],
  ["POST", "/reading-api/token"],
  ["POST", "/reading-api/refresh"],
  ["POST", "/reading-api/query"],
  ["GET", "/reading-api/query/{name}"],
] as const;
const OWN_FIELDS = ["code", "username", "secret", "currentPassword", "refreshToken", "name", "parameters"];

describeOnDatabases("fuzzed requests, on the %s database", (kind) => {
  let check: ReturnType<typeof createOpenApiCheck> = () => null;
  const idsOf = new Map<string, readonly string[]>();
  const ids: string[] = ["01a1fd2e-a244-760d-b6bc-da2cbd98dfd0"];
  const { backend, call } = openBackend(kind);

  beforeAll(async () => {
    check = createOpenApiCheck((await backend.call({ url: "/openapi.json" })).body);
    for (const { entity, path } of testProduct.model.routes.filter(({ kind: what }) => what === "list")) {
      const answer = await call({ url: `/api${path}?pageSize=20` });
      idsOf.set(
        entity,
        answer.json<{ data: { id: string }[] }>().data.map(({ id }) => id),
      );
    }
    ids.push(...[...idsOf.values()].flatMap((some) => some.slice(0, 3)));
  });

  function bodyOf({ entity, name, method }: BackendRoute): fc.Arbitrary<unknown> {
    const schemas = testProduct.model.schemas[entity];
    const schema = name === "update" ? schemas?.update : schemas?.create;
    if (schema === undefined || method === "GET" || method === "DELETE") {
      return fc.constant(undefined);
    }
    const bounded = withQuantity(schema, 20);
    return fc.oneof(validBody(bounded, ids), brokenBody(bounded, ids));
  }

  const idIn = ({ entity }: BackendRoute) =>
    fc.oneof(
      { weight: 3, arbitrary: fc.nat().map((index) => (idsOf.get(entity) ?? ids)[index % 20] ?? "none") },
      {
        weight: 1,
        arbitrary: hostileValue.map((value) => encodeURIComponent(toText(value)).slice(0, 150) || "x"),
      },
    );
  const queryIn = fc.dictionary(
    fc.constantFrom(...QUERY),
    hostileValue.map((value) => toText(value).slice(0, 300)),
    { maxKeys: 2 },
  );

  test.each(testProduct.model.routes.map((route) => [`${route.method} ${route.path}`, route] as const))(
    "case 206, case 183: %s never answers 5xx, and its answers fit the OpenAPI document",
    async (_, route) => {
      await fc.assert(
        fc.asyncProperty(bodyOf(route), idIn(route), queryIn, async (body, id, query) => {
          const path = `/api${route.path.replace(":id", id)}`;
          const answer = await call({
            method: route.method,
            url: route.method === "GET" ? `${path}?${new URLSearchParams(query)}` : path,
            ...(body === undefined ? {} : { body: JSON.stringify(body) }),
            headers: body === undefined ? {} : { "content-type": "application/json" },
          });
          expect(answer.statusCode, answer.body).toBeLessThan(500);
          expect(answer.body).not.toMatch(/argon2|"password":/);
          const documented = { method: route.method, path: `/api${route.path.replace(":id", "{id}")}` };
          expect(check({ ...documented, status: answer.statusCode, body: answer.body })).toBeNull();
        }),
        { numRuns: RUNS },
      );
    },
    TIMEOUT_MS,
  );

  test.each(OWN_CALLS)(
    "case 206: %s %s never responds with 5xx, and its responses match the OpenAPI document",
    async (method, path) => {
      const login = { method: "POST", url: "/reading-api/token", body: {} } as const;
      const reading = (await call(login)).json<{ accessToken: string }>().accessToken;
      const held = path.startsWith("/reading-api/query") ? reading : backend.admin;
      const bodies = fc.oneof(hostileValue, fc.dictionary(fc.constantFrom(...OWN_FIELDS), hostileValue));
      await fc.assert(
        fc.asyncProperty(bodies, hostileValue, queryIn, async (body, name, query) => {
          const url = path.replace("{name}", encodeURIComponent(toText(name)).slice(0, 150) || "x");
          const answer = await backend.as(held, {
            method,
            url: method === "GET" ? `${url}?${new URLSearchParams(query)}` : url,
            ...(method === "GET"
              ? {}
              : { body: JSON.stringify(body), headers: { "content-type": "application/json" } }),
          });
          expect(answer.statusCode, answer.body).toBeLessThan(500);
          expect(check({ method, path, status: answer.statusCode, body: answer.body })).toBeNull();
        }),
        { numRuns: RUNS },
      );
    },
    TIMEOUT_MS,
  );

  test("case 183: SQL in a search text is searched as text", async () => {
    const total = async (query: string) =>
      (await call({ url: `/api/genres?${query}` })).json<{ total: number }>().total;
    const name = "%' or '1'='1' -- _\\";
    const body = { name, code: "poetry" };
    expect((await call({ method: "POST", url: "/api/genres", body })).statusCode).toBe(201);
    expect(await total(new URLSearchParams({ q: name }).toString())).toBe(1);
    expect(await total(new URLSearchParams({ q: "zz' or 1=1 --" }).toString())).toBe(0);
  });
});

function withQuantity(schema: JsonSchema, maximum: number): JsonSchema {
  const { quantity } = schema.properties ?? {};
  return quantity === undefined
    ? schema
    : { ...schema, properties: { ...schema.properties, quantity: { ...quantity, maximum } } };
}

/** Percent-encodes a text. Lone surrogates are removed because they cannot be encoded. */
function toText(value: unknown): string {
  return (typeof value === "string" ? value : (JSON.stringify(value) ?? "")).replace(/\p{Surrogate}/gu, "\ufffd");
}
