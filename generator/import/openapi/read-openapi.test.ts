import { expect, test } from "vitest";
import { importDocument, notesAbout, petStore, record, textOf } from "../testing/imported.ts";

const PET = "schema/entities/pet.ts";

function listOf(schema: unknown): object {
  return {
    responses: {
      200: { description: "", content: { "application/json": { schema: { type: "array", items: schema } } } },
    },
  };
}

function oneOf(schema: unknown): object {
  return { responses: { 200: { description: "", content: { "application/json": { schema } } } } };
}

test("names that collide or that code cannot have get others", () => {
  const pet = record({
    constructor: { type: "string" },
    a_b: { type: "string" },
    aB: { type: "string" },
    "2fa": { type: "boolean" },
  });
  const paths = {
    "/classes": { get: listOf(pet) },
    "/classes/{id}": { get: oneOf(pet) },
    "/Pets": { get: listOf(pet) },
    "/Pets/{id}": { get: oneOf(pet) },
  };
  const made = importDocument(petStore(pet, { paths }));
  expect(made.draft.entities.map(({ names }) => names.name)).toEqual(["pet", "classRecord"]);
  expect(textOf(made, PET)).toContain("constructorValue?: string;");
  expect(textOf(made, PET)).toContain("aB2?: string;");
});

test("rows, total and parameters of a list are in config.json", () => {
  const pet = record({ name: { type: "string" } });
  const page = {
    type: "object",
    properties: { count: { type: "integer" }, next: { type: "string" }, results: { type: "array", items: pet } },
  };
  const parameters = ["limit", "offset", "ordering", "search", "name"].map((name) => ({
    name,
    in: "query",
    schema: { type: "string" },
  }));
  const list = { get: { parameters, ...oneOf(page) } };
  const made = importDocument(
    JSON.parse(
      JSON.stringify({
        openapi: "3.0.0",
        info: { title: "Pets" },
        servers: [{ url: "https://{host}/", variables: { host: { default: "pets.example" } } }],
        paths: {
          "/api/v1/pets/": list,
          "/api/v1/pets/{id}/": {
            get: oneOf(pet),
            patch: { requestBody: { content: { "application/json": { schema: pet } } }, ...oneOf(pet) },
          },
        },
      }),
    ),
  );
  const { main } = JSON.parse(textOf(made, "config.json")).backends;
  expect(main).toMatchObject({
    url: "https://pets.example/api/v1",
    lists: {
      paging: "offset",
      page: "offset",
      size: "limit",
      sort: "ordering",
      search: "search",
      rows: "results",
      total: "count",
    },
    records: { update: "patch" },
    abilities: { paging: "pages", sort: "one", search: true },
  });
  expect(textOf(made, PET)).toContain('path: "/pets/"');
  expect(notesAbout(made, "pet")).toEqual(["no call that creates", "no call that deletes"]);
});

test("Swagger 2.0 is read, too", () => {
  const made = importDocument({
    swagger: "2.0",
    info: { title: "Pets", version: "1" },
    host: "pets.example",
    basePath: "/v2",
    schemes: ["https"],
    paths: {
      "/pets": {
        get: {
          responses: { 200: { description: "", schema: { type: "array", items: { $ref: "#/definitions/Pet" } } } },
        },
        post: { parameters: [{ in: "body", name: "pet", schema: { $ref: "#/definitions/Pet" } }], responses: {} },
      },
    },
    definitions: {
      Pet: {
        type: "object",
        properties: { id: { type: "integer" }, name: { type: "string", "x-nullable": true } },
        required: ["name"],
      },
    },
  });
  expect(textOf(made, PET)).toContain("  name: string | null;");
  expect(textOf(made, PET)).toContain('operations: ["list", "create"]');
  expect(textOf(made, "config.json")).toContain('"url": "https://pets.example/v2"');
});

test("references that lead nowhere are reported with their place", () => {
  const made = importDocument(petStore(record({ owner: { $ref: "#/components/schemas/Owner" } })));
  expect(notesAbout(made, "pet.owner")).toEqual([
    "left out: its reference #/components/schemas/Owner does not exist. Updates keep its value",
  ]);
});

test("a document without resources is an error with the reason", () => {
  expect(() => importDocument({ openapi: "3.0.0", info: {}, paths: { "/ping": { get: { responses: {} } } } })).toThrow(
    "The source has nothing to import: no path /nouns with records, no object with fields. First note: 1 calls belong to no entity: GET /ping.",
  );
});

test("the list of a record that has a path of its own is a query, not an entity", () => {
  const pet = { $ref: "#/components/schemas/Pet" };
  const made = importDocument(
    petStore(JSON.parse(JSON.stringify(pet)), {
      schemas: { Pet: record({ name: { type: "string" } }) },
      paths: { "/pets/sold": { get: listOf(pet) } },
    }),
  );
  expect(made.draft.entities.map(({ names }) => names.name)).toEqual(["pet"]);
  expect(notesAbout(made, "")).toEqual(["1 calls belong to no entity: GET /pets/sold"]);
});

test("a record inside an object is found, in requests, too", () => {
  const pet = record({ name: { type: "string" }, age: { type: "integer" } }, ["name"]);
  const wrapped = { type: "object", properties: { pet } };
  const send = { requestBody: { content: { "application/json": { schema: wrapped } } }, ...oneOf(wrapped) };
  const paths = { "/pets": { get: listOf(pet), post: send }, "/pets/{id}": { get: oneOf(wrapped), put: send } };
  const made = importDocument(JSON.parse(JSON.stringify({ openapi: "3.1.0", info: { title: "Pets" }, paths })));
  expect(textOf(made, PET)).toContain("  name: string;");
  expect(textOf(made, PET)).toContain("  age?: number;");
  expect(made.notes.filter(({ kind }) => kind === "unknown")).toEqual([]);
});

test("an entity whose table the backend has itself gets another name", () => {
  const key = record({ name: { type: "string" } });
  const made = importDocument(
    petStore(key, { paths: { "/api_keys": { get: listOf(key) }, "/api_keys/{id}": { get: oneOf(key) } } }),
  );
  expect(made.draft.entities.map(({ names }) => names.name)).toEqual(["pet", "apiKeyRecord"]);
});

test("calls that accept forms only are reported", () => {
  const pet = record({ name: { type: "string" } });
  const form = { content: { "application/x-www-form-urlencoded": { schema: pet } } };
  const older = { parameters: [{ name: "name", in: "formData", type: "string" }] };
  const paths = {
    "/pets": { get: listOf(pet), post: { requestBody: form, ...oneOf(pet) } },
    "/pets/{petId}": { get: oneOf(pet), put: { ...older, ...oneOf(pet) } },
  };
  const notes = notesAbout(importDocument(petStore(pet, { paths })), "pet");
  expect(notes).toContain("POST accepts application/x-www-form-urlencoded only, and the console sends JSON");
  expect(notes).toContain("PUT accepts application/x-www-form-urlencoded only, and the console sends JSON");
  expect(notesAbout(importDocument(petStore(pet)), "pet")).toEqual([]);
});

test("a call that does something with a record is an action", () => {
  const pet = record({ name: { type: "string" } });
  const body = (schema: unknown) => ({ requestBody: { content: { "application/json": { schema } } }, responses: {} });
  const paths = {
    "/pets/{petId}/feed": { post: { summary: "Feed it.", responses: {} } },
    "/pets/{petId}/wash-twice/": { put: body({ type: "object", properties: { soap: { type: "string" } } }) },
    "/pets/{petId}/sell": { post: body(record({ price: { type: "number" } }, ["price"])) },
    "/pets/{petId}/photo": { post: { requestBody: { content: { "image/png": {} } }, responses: {} } },
    "/pets/{petId}/visits": { get: listOf(pet), post: body(pet) },
    "/pets/{petId}/toys": { post: { responses: {} } },
    "/pets/{petId}/toys/{toyId}": { delete: { responses: {} } },
  };
  const made = importDocument(petStore(pet, { paths }));
  expect(textOf(made, PET)).toContain(`  actions: {
    feed: { method: "POST", path: "/pets/{id}/feed", on: "record", confirm: true },
    washTwice: { method: "PUT", path: "/pets/{id}/wash-twice/", on: "record", confirm: true },
  },`);
  expect(textOf(made, "src/labels/en-US/pet.ts")).toContain('feed: { label: "Feed it", confirm: "Feed it?" }');
  expect(notesAbout(made, "pet")).toContain(
    'POST /pets/{petId}/sell may be an action with inputs (price): see "inputs" in docs/spec-reference.md',
  );
  expect(notesAbout(made, "")).toEqual([
    "6 calls belong to no entity: POST /pets/{petId}/sell, POST /pets/{petId}/photo, GET /pets/{petId}/visits, POST /pets/{petId}/visits, POST /pets/{petId}/toys, DELETE /pets/{petId}/toys/{toyId}",
  ]);
});

test("a record that may also be a deleted one has the fields of the list's schema", () => {
  const refer = (name: string) => ({ $ref: `#/components/schemas/${name}` });
  const many = Object.fromEntries(Array.from({ length: 100 }, (_, index) => [`part${index}`, { type: "string" }]));
  const schemas = {
    Pet: record({ name: { type: "string" }, more: { type: "object", properties: many } }),
    Gone: record({ gone: { type: "boolean" } }),
  };
  const either = { anyOf: [refer("Pet"), refer("Gone")] };
  const toy = record({ petId: { anyOf: [{ type: "string" }, refer("Pet")] } });
  const paths = {
    "/pets/{petId}": { get: oneOf(either) },
    "/toys": { get: listOf(toy) },
    "/toys/{id}": { get: oneOf(toy) },
    "/lost/{id}": { get: oneOf(either) },
  };
  const made = importDocument(petStore(JSON.parse(JSON.stringify(refer("Pet"))), { schemas, paths }));
  expect(textOf(made, PET)).not.toContain("gone");
  expect(textOf(made, "schema/entities/toy.ts")).toContain('relations: { petId: { to: "pet" } }');
  // Without a list, it has the fields of both.
  expect(textOf(made, "schema/entities/lost.ts")).toContain("  part99?: string;");
  expect(textOf(made, "schema/entities/lost.ts")).toContain("  gone?: boolean;");
});

test("an entity named product leaves the labels of the product alone", () => {
  const item = record({ name: { type: "string" } });
  const paths = { "/products": { get: listOf(item) }, "/products/{id}": { get: oneOf(item) } };
  const made = importDocument(petStore(item, { paths }));
  expect(textOf(made, "src/labels/en-US/product.ts")).toContain("satisfies ProductLabels");
  expect(textOf(made, "src/labels/en-US/product-entity.ts")).toContain("export const product = {");
});
