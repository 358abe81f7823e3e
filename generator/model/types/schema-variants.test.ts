import { expect, test } from "vitest";
import { modelOf, type SmallEntity, text, validEntity } from "../../testing/small-spec.ts";
import { entityNamed } from "./console-model.ts";
import { readSchema, writeSchema } from "./schema-variants.ts";

const ref = (type: string, more = {}) => ({ $ref: `#/definitions/${type}`, ...more });

const secret = { ...text, format: "password", writeOnly: true };
const part: SmallEntity = {
  ...validEntity({}, { operations: null, screens: null, list: null }),
  description: "A part.",
};
const house: SmallEntity = { ...validEntity({ size: { type: "number", readOnly: true } }), description: "A house." };
const item = validEntity(
  {
    "secret?": secret,
    "parts?": { type: "array", items: ref("Part"), minItems: 1, description: "Its parts." },
    "houseId?": text,
    "house?": ref("House"),
    "plain?": ref("House"),
    "other?": ref("House", { description: "Another house." }),
    "note?": { type: "string", description: "A note." },
  },
  {
    embeds: { parts: "part" },
    relations: { houseId: { to: "house", expandedAs: "house" }, other: { to: "house" }, plain: { to: "house" } },
  },
);

const model = modelOf({ entities: { house, item, part } });
const object = (schema: object) => ({ type: "object", additionalProperties: false, ...schema });
const ownId = { type: "string", readOnly: true };

test("the read schema has all fields but write-only ones, and expanded records by their own read schema", () => {
  const read = (description: string) =>
    object({
      description,
      properties: { id: ownId, name: text, size: { type: "number", readOnly: true } },
      required: ["id", "name", "size"],
    });
  expect(readSchema(model, entityNamed(model, "item"))).toEqual(
    object({
      properties: {
        id: ownId,
        name: text,
        parts: {
          type: "array",
          minItems: 1,
          description: "Its parts.",
          items: object({ description: "A part.", properties: { id: ownId, name: text }, required: ["id", "name"] }),
        },
        houseId: text,
        house: expect.objectContaining({ type: "object" }),
        plain: read("A house."),
        other: read("Another house."),
        note: { type: "string", description: "A note." },
      },
      required: ["id", "name"],
    }),
  );
  expect(readSchema(model, entityNamed(model, "house"))).toEqual(read("A house."));
});

test("the write schema has all fields but read-only ones, and embedded records with their ids", () => {
  const schema = writeSchema(model, entityNamed(model, "item"));
  expect(Object.keys(schema.properties ?? {})).toEqual([
    "name",
    "secret",
    "parts",
    "houseId",
    "house",
    "plain",
    "other",
    "note",
  ]);
  expect(schema.required).toEqual(["name"]);
  expect(schema.description).toBeUndefined();
  expect(schema.properties?.["parts"]?.items).toEqual(
    object({
      description: "A part.",
      properties: { id: text, name: text },
      required: ["name"],
    }),
  );
  expect(schema.properties?.["secret"]).toEqual(secret);
});
