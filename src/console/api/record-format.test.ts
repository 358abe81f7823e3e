import { describe, expect, test } from "vitest";
import type { BackendConfig } from "../../contract/app-config.ts";
import { OWN_RECORDS } from "../../contract/record-dialect.ts";
import type { RequestNames } from "../../contract/wire-names.ts";
import { fakeFetch, json } from "../testing/fake-fetch.ts";
import { createTransport } from "./transport.ts";

const names = {
  names: { id: "_id", releasedOn: "released_on" },
  parts: { place: { names: { zipCode: "zip_code" } } },
};
const wire: RequestNames = { body: names, record: names };
const tokens = { accessToken: () => Promise.resolve("token"), renewedToken: () => Promise.resolve(null) };

const transport = (options: Partial<BackendConfig> = {}) =>
  createTransport({
    backend: { url: "/api", paths: { authenticate: "", refresh: "" }, ...options },
    tokens,
    timeoutMs: null,
  });

const ONE = { method: "GET", path: "/books/{id}", params: { id: "7" } } as const;
const CREATE = { method: "POST", path: "/books" } as const;
const UPDATE = { method: "PUT", path: "/books/{id}", params: { id: "7" } } as const;

describe("names on the wire", () => {
  test("are those of a loaded record, of the body of a write and of its response", async () => {
    const calls = fakeFetch(() => json({ _id: 7, released_on: "2030-01-02", place: { zip_code: "1" } }));
    const record = { id: 7, releasedOn: "2030-01-02", place: { zipCode: "1" } };
    expect(await transport().load({ ...ONE, wire })).toMatchObject({ record });
    expect(await transport().send({ ...UPDATE, body: record, wire })).toEqual(record);
    expect(JSON.parse(calls[1]?.body ?? "")).toEqual({ _id: 7, released_on: "2030-01-02", place: { zip_code: "1" } });
  });

  test("are those of a list's rows, filters, sort order and groups of filters", async () => {
    const calls = fakeFetch(() => json({ data: [{ _id: 1, released_on: "2030-01-02" }], total: 1 }));
    const query = {
      sort: "-releasedOn,place.zipCode",
      filters: { releasedOn: "2030-01-02" },
      filter: { any: [{ field: "place.zipCode", is: "1" }, { none: [{ field: "releasedOn", isThere: true }] }] },
    };
    const page = await transport().list({ method: "GET", path: "/books", wire }, query);
    expect(page).toEqual({ rows: [{ id: 1, releasedOn: "2030-01-02" }], total: 1 });
    const asked = new URL(calls[0]?.url ?? "", "http://x").searchParams;
    expect(asked.get("sort")).toBe("-released_on,place.zip_code");
    expect(asked.get("released_on")).toBe("2030-01-02");
    expect(JSON.parse(asked.get("filter") ?? "")).toEqual({
      any: [{ field: "place.zip_code", is: "1" }, { none: [{ field: "released_on", isThere: true }] }],
    });
  });

  test("in errors become the spec's", async () => {
    fakeFetch(() => json({ errors: { released_on: ["is too late"], place: { zip_code: ["is unknown"] } } }, 400));
    await expect(transport().send({ ...CREATE, body: {}, wire })).rejects.toMatchObject({
      statusCode: 400,
      details: [
        { path: "releasedOn", message: "is too late" },
        { path: "place.zipCode", message: "is unknown" },
      ],
    });
  });

  test("an id under another name identifies a record in an envelope", async () => {
    fakeFetch(() => json({ success: true, book: { _id: 7 } }));
    expect((await transport().load({ ...ONE, wire })).record).toEqual({ id: 7 });
  });
});

describe("the URL of a call", () => {
  test("has its slash and the constants of the config before its own query", async () => {
    const calls = fakeFetch(() => json([]));
    const given = transport({ trailingSlash: true, query: { format: "json", "api-version": "1 b" } });
    await given.list({ method: "GET", path: "/books" }, { search: "a b" });
    await given.list({ method: "GET", path: "/books/" });
    await given.send({ method: "DELETE", path: "/books/{id}", params: { id: "a/b" } });
    await given.send({ method: "GET", path: "/tools/mark?name=x" });
    expect(calls.map(({ url }) => url)).toEqual([
      "/api/books/?format=json&api-version=1%20b&q=a%20b",
      "/api/books/?format=json&api-version=1%20b",
      "/api/books/a%2Fb/?format=json&api-version=1%20b",
      "/api/tools/mark/?format=json&api-version=1%20b&name=x",
    ]);
  });
});

describe("the format of records", () => {
  const records = (changes: Partial<typeof OWN_RECORDS>) => transport({ records: { ...OWN_RECORDS, ...changes } });

  test("a record is read from its place in the response, and written in an envelope", async () => {
    const calls = fakeFetch(() => json({ data: { item: { id: 7, name: "One" } }, meta: {} }));
    const given = records({ record: "data.item", body: "data" });
    expect((await given.load(ONE)).record).toEqual({ id: 7, name: "One" });
    expect(await given.send({ ...CREATE, body: { name: "One" } })).toEqual({ id: 7, name: "One" });
    expect(calls[1]?.body).toBe('{"data":{"name":"One"}}');
  });

  test("errors within the envelope are at their fields", async () => {
    fakeFetch(() => json({ errors: [{ path: "data.name", message: "is too long" }] }, 400));
    await expect(records({ body: "data" }).send({ ...CREATE, body: {} })).rejects.toMatchObject({
      details: [{ path: "name" }],
    });
  });

  const before = { id: 7, name: "One", note: "x", place: { a: 1, b: 2 }, tags: ["a"], made: "2030" };
  const after = { id: 7, name: "Two", place: { a: 1 }, tags: ["a", "b"], made: "2030" };

  test.each([
    ["put", "PUT", "application/json", after],
    ["patch", "PATCH", "application/json", { name: "Two", note: null, place: { a: 1 }, tags: ["a", "b"] }],
    [
      "merge-patch",
      "PATCH",
      "application/merge-patch+json",
      { name: "Two", note: null, place: { b: null }, tags: ["a", "b"] },
    ],
  ] as const)("%s: an update is a %s of the type %s", async (update, ...[method, type, body]) => {
    const calls = fakeFetch(() => json({ id: 7 }));
    await records({ update }).send({ ...UPDATE, body: after }, { before });
    expect(calls[0]?.method).toBe(method);
    expect(calls[0]?.headers.get("content-type")).toBe(type);
    expect(JSON.parse(calls[0]?.body ?? "")).toEqual(body);
  });

  test("a merge patch removes keys of a map that every object inherits", async () => {
    const calls = fakeFetch(() => json({ id: 7 }));
    const body = { map: { a: 1 } };
    await records({ update: "merge-patch" }).send({ ...UPDATE, body }, { before: { map: { a: 1, constructor: "x" } } });
    expect(calls[0]?.body).toBe('{"map":{"constructor":null}}');
  });

  test("a PUT that is no update of a loaded record stays one", async () => {
    const calls = fakeFetch(() => json({}));
    await records({ update: "patch" }).send({ ...UPDATE, body: { until: "2030-01-02" } });
    expect(calls[0]?.method).toBe("PUT");
  });

  test("a patch has the names of the wire", async () => {
    const calls = fakeFetch(() => json({ _id: 7 }));
    const given = { ...UPDATE, body: { id: 7, releasedOn: "2030-01-03" }, wire };
    await records({ update: "patch" }).send(given, { before: { id: 7, releasedOn: "2030-01-02" } });
    expect(calls[0]?.body).toBe('{"released_on":"2030-01-03"}');
  });

  test.each([
    ["/api/books/41", "41"],
    ["https://backend.example/api/books/a%20b/?x=1", "a b"],
    ["/odata/Books(7)", "7"],
    ["/odata/Books('a')", "a"],
    ["/odata/Books('O''Neill%20(1)')", "O'Neill (1)"],
    ["/odata/Books(guid'0c1e7d9a-7a1b-4f7e-9a55-4d8f3c3f0a11')", "0c1e7d9a-7a1b-4f7e-9a55-4d8f3c3f0a11"],
    ["/odata/Books(ID=7)", "7"],
    ["/odata/Books(code='a')", "a"],
  ])("the id of a created record is read from Location: %s", async (location, id) => {
    fakeFetch(() => new Response(null, { status: 201, headers: { location } }));
    expect(await transport().send({ ...CREATE, body: {} })).toEqual({ id });
  });

  test.each([
    "/api/books",
    "https://backend.example/api/books/?x=1",
    "/api/books/100%",
    "/odata/Books(ID=7,Draft=true)",
  ])("a created record has no id from a Location without one: %s", async (location) => {
    fakeFetch(() => json({ name: "One" }, 201, { location }));
    expect(await transport().send({ ...CREATE, body: {} })).toEqual({ name: "One" });
  });

  test("an empty id in the response gives way to Location", async () => {
    fakeFetch(() => json({ id: null }, 201, { location: "/api/books/41" }));
    expect(await transport().send({ ...CREATE, body: {} })).toEqual({ id: "41" });
  });

  test("a record in the response has priority over Location", async () => {
    fakeFetch(() => json({ id: 7 }, 201, { location: "/api/books/41" }));
    expect(await transport().send({ ...CREATE, body: {} })).toEqual({ id: 7 });
  });
});
