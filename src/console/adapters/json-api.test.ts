import { describe, expect, test } from "vitest";
import { createCallAdapter } from "../api/call-adapter.ts";
import { createTransport } from "../api/transport.ts";
import { fakeFetch, json } from "../testing/fake-fetch.ts";
import { testConfig } from "../testing/session-harness.ts";
import { jsonApi } from "./json-api.ts";

const relations = {
  genreId: { name: "genre", type: "genres" },
  editorIds: { name: "editors", type: "people" },
};

const transport = createTransport({
  backend: { ...testConfig.backends.main, url: "https://backend.example/v1" },
  tokens: { accessToken: async () => "a", renewedToken: async () => null },
  timeoutMs: 1000,
  adapter: createCallAdapter(jsonApi({ relations })),
});

const READ = { method: "GET", path: "/books/{id}", params: { id: "7" } } as const;

const resource = {
  type: "books",
  id: "7",
  attributes: { name: "Dunes" },
  relationships: {
    genre: { data: { type: "genres", id: "3" } },
    editors: {
      data: [
        { type: "people", id: "1" },
        { type: "people", id: "2" },
      ],
    },
    reviews: { links: { related: "/books/7/reviews" } },
  },
};
const record = { id: "7", name: "Dunes", genreId: "3", editorIds: ["1", "2"] };

describe("the adapter for JSON:API", () => {
  test.each([{ page: { total: 40 } }, { total: 40 }, { pagination: { count: 40 } }, { "record-count": 40 }])(
    "reads a list and its total in %j",
    async (meta) => {
      fakeFetch(() => json({ data: [resource], meta }));
      expect(await transport.list({ method: "GET", path: "/books" })).toMatchObject({ rows: [record], total: 40 });
    },
  );

  test("reads a record with relations to one and to many; those without data are left out", async () => {
    const sent = fakeFetch(() => json({ data: resource }));
    expect((await transport.load(READ)).record).toEqual(record);
    expect(sent[0]?.headers.get("accept")).toBe("application/vnd.api+json");
  });

  test("an update is a PATCH of attributes and relationships, with the id of the path", async () => {
    const sent = fakeFetch(() => json({ data: resource }));
    await transport.send({ ...READ, method: "PUT", body: { ...record, name: "Dune", genreId: null } });
    expect([sent[0]?.method, sent[0]?.headers.get("content-type")]).toEqual(["PATCH", "application/vnd.api+json"]);
    expect(JSON.parse(sent[0]?.body ?? "")).toEqual({
      data: {
        type: "books",
        id: "7",
        attributes: { name: "Dune" },
        relationships: { genre: { data: null }, editors: resource.relationships.editors },
      },
    });
  });

  test("a creation sends no id, and no relation that it does not have", async () => {
    const sent = fakeFetch(() => json({ data: resource }, 201));
    await transport.send({ method: "POST", path: "/books", body: { name: "Dunes" } });
    expect(JSON.parse(sent[0]?.body ?? "")).toEqual({ data: { type: "books", attributes: { name: "Dunes" } } });
  });

  test("a problem of a relation is at its field", async () => {
    const errors = [
      { detail: "is unknown", source: { pointer: "/data/relationships/genre" } },
      { detail: "is too short", source: { pointer: "/data/attributes/name" } },
    ];
    fakeFetch(() => json({ errors }, 422));
    const failure = transport.send({ ...READ, method: "PUT", body: record });
    await expect(failure).rejects.toMatchObject({
      statusCode: 422,
      details: [
        { path: "genreId", message: "is unknown" },
        { path: "name", message: "is too short" },
      ],
    });
  });
});
