import { backendProduct } from "virtual:backend-product";
import { expect, test } from "vitest";
import { createAjv } from "../../src/backend/http/validation.ts";
import { openBackend } from "../../src/backend/testing/for-suite.ts";

/*
 * For every product, the backend starts, and each list and record matches the spec.
 */

const { routes, schemas } = backendProduct.model;
const ajv = createAjv({});

const { backend } = openBackend("embedded", {}, backendProduct);

const lists = routes.filter(({ kind, result }) => kind === "list" || (kind === "query" && result === "many"));

test.each(lists.map(({ entity, name, path }) => [`${entity}.${name}`, entity, path] as const))(
  "%s answers records as its schema says, and each of them alone",
  async (_, entity, path) => {
    const answer = await backend.as(backend.admin, { url: `/api${path}?pageSize=3` });
    expect(answer.statusCode, answer.body).toBe(200);
    const get = routes.find((route) => route.entity === entity && route.kind === "get");
    const validate = ajv.compile(schemas[entity]?.read ?? {});
    for (const record of answer.json<{ data: readonly { readonly id: string }[] }>().data) {
      expect([validate(record), validate.errors]).toEqual([true, null]);
      if (get !== undefined) {
        const alone = await backend.as(backend.admin, { url: `/api${get.path.replace(":id", record.id)}` });
        expect([alone.statusCode, alone.json()]).toEqual([200, record]);
      }
    }
  },
);

test("the OpenAPI document contains every call", async () => {
  const { paths } = (await backend.call({ url: "/openapi.json" })).json<{ paths: Record<string, object> }>();
  const known = Object.entries(paths).flatMap(([path, calls]) =>
    Object.keys(calls).map((method) => `${method} ${path}`),
  );
  const called = routes.map(({ method, path }) => `${method.toLowerCase()} ${path.replaceAll(/:(\w+)/g, "{$1}")}`);
  expect(called.filter((call) => !known.includes(call))).toEqual([]);
});
