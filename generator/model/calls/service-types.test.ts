import { expect, test } from "vitest";
import { readServiceType } from "./service-types.ts";

const text = { type: "string" };
const ref = (type: string) => ({ $ref: `#/definitions/${type}` });
const schemas = {
  Plain: { type: "object", description: "What it is.", properties: { one: text }, required: ["one"] },
  Empty: {
    type: "object",
    properties: {
      count: { type: ["integer", "null"], minimum: 0 },
      shade: { anyOf: [ref("Shade"), { type: "null" }] },
      rows: { type: "array", items: ref("Row") },
    },
  },
  Shade: { type: "string", enum: ["dark", "light"] },
  Row: { type: "object", properties: { word: { type: ["string", "null"] } } },
  Way: { anyOf: [ref("ByCard"), ref("ByCash")] },
  ByCard: { type: "object", properties: { way: { type: "string", const: "card" }, digits: text }, required: ["way"] },
  ByCash: { type: "object", properties: { way: { type: "string", const: "cash" } }, required: ["way"] },
  Holder: { type: "object", properties: { way: ref("Way") } },
};

const read = (type: string) => readServiceType(type, schemas);

test("the schema of a request or response is the schema of its type", () => {
  expect(read("Plain")).toEqual({ schema: schemas.Plain, diagnostics: [] });
});

test("nullable fields at any depth have the same schema as those of entities", () => {
  const { schema, diagnostics } = read("Empty");
  expect(diagnostics).toEqual([]);
  expect(schema?.properties).toMatchObject({
    count: { type: "integer", minimum: 0, nullable: true },
    shade: { type: "string", enum: ["dark", "light", null], nullable: true },
    rows: { type: "array", items: { properties: { word: { type: "string", nullable: true } } } },
  });
});

test("a union of objects has its discriminator", () => {
  const { schema } = read("Holder");
  expect(schema?.properties?.["way"]).toMatchObject({
    type: "object",
    discriminator: { propertyName: "way" },
    oneOf: [{ title: "ByCard" }, { title: "ByCash" }],
  });
});
