import { expect, test } from "vitest";
import { modelOf, objectOf, text, validEntity } from "../../testing/small-spec.ts";
import { FIELD_TYPES } from "../../vocabulary/field-types.ts";
import { entityNamed, fieldNamed, writableFields } from "../types/console-model.ts";
import { toTypedFields } from "./field-model.ts";

const state = { $ref: "#/definitions/State" };
const NO_USE = "fields of this type are not supported";

const schemas = {
  State: { type: "string", enum: ["on", "off"], description: "A state." },
  Level: { type: "integer", enum: [1, 2] },
  Part: { ...objectOf({ name: text }), description: "A part." },
  Empty: { type: "object" },
  Blank: { type: "string", enum: ["on", " off"] },
  None: { type: "string", enum: [""] },
  Nul: { type: "string", enum: ["a\u0000"] },
};

test.each([
  ["a string", text, "text", null],
  ["an e-mail address", { ...text, format: "email" }, "email", null],
  ["a link", { ...text, format: "uri" }, "uri", null],
  ["a password", { ...text, format: "password" }, "password", null],
  ["a date", { ...text, format: "date" }, "date", null],
  ["a time", { ...text, format: "date-time" }, "datetime", null],
  ["a string of another format", { ...text, format: "mobile" }, "text", null],
  ["a number", { type: "number" }, "number", null],
  ["money", { type: "number", format: "money" }, "money", null],
  ["an integer", { type: "integer" }, "integer", null],
  ["a switch", { type: "boolean" }, "boolean", null],
  ["a list of texts", { type: "array", items: text }, "texts", null],
  ["a record", { $ref: "#/definitions/Part" }, "object", "Part"],
  ["a record in place", objectOf({ name: text }), "object", null],
  ["a list of records", { type: "array", items: { $ref: "#/definitions/Part" } }, "embedded", "Part"],
])("the kind of %s", (_, ...[schema, kind, objectType]) => {
  const { fields, diagnostics } = fieldsOf(schema);
  expect(diagnostics.filter(({ message }) => !message.startsWith("@format"))).toEqual([]);
  expect(fields).toMatchObject([{ name: "x", kind, objectType, enumeration: null, description: "" }]);
});

test.each([
  ["a union of numbers", { $ref: "#/definitions/Level" }, NO_USE, FIELD_TYPES],
  ["a record without fields", { $ref: "#/definitions/Empty" }, NO_USE, FIELD_TYPES],
  ["a list without item type", { type: "array" }, NO_USE, FIELD_TYPES],
  ["a list of records without fields", { type: "array", items: { type: "object" } }, NO_USE, FIELD_TYPES],
  ["no type", {}, NO_USE, FIELD_TYPES],
  [
    "a union without a name",
    { type: "string", enum: ["a"] },
    "the union needs a name, because its labels are found by that name",
    "an exported type: `export type TicketType = …`",
  ],
  [
    "a value with a space around it",
    { $ref: "#/definitions/Blank" },
    '" off" is not a valid enumeration value',
    "values that are not empty and have no spaces around them",
  ],
  [
    "a value without text",
    { $ref: "#/definitions/None" },
    '"" is not a valid enumeration value',
    "values that are not empty and have no spaces around them",
  ],
  [
    "a value with a NUL character",
    { $ref: "#/definitions/Nul" },
    '"a\\u0000" is not a valid enumeration value',
    "values without the NUL character, which PostgreSQL cannot store",
  ],
])("%s is rejected", (_, ...[schema, message, hint]) => {
  expect(fieldsOf(schema)).toEqual({ fields: [], diagnostics: [{ name: "x", message, hint }] });
});

test.each([
  ["numbers", { type: "array", items: { type: "number" } }],
  ["enums", { type: "array", items: state }],
])("a list of %s has that kind", (kind, schema) => {
  const { fields, diagnostics } = fieldsOf(schema);
  expect([fields.map((field) => field.kind), diagnostics]).toEqual([[kind], []]);
});

test.each([
  ["text", { type: ["string", "null"] }],
  ["enum", { anyOf: [state, { type: "null" }] }],
  ["number", { type: ["null", "number"] }],
])("a %s that may be null keeps its kind", (kind, schema) => {
  const [field] = fieldsOf(schema).fields;
  expect([field?.kind, field?.nullable, field?.schema.nullable]).toEqual([kind, true, true]);
});

test("a recursive type is rejected", () => {
  const endless = { Item: objectOf({ x: { $ref: "#/definitions/Item" } }) };
  expect(toTypedFields("Item", { schemas: endless, locations: new Map() })).toEqual({
    fields: [],
    diagnostics: [
      {
        name: "x",
        message: "the type contains itself",
        hint: "the id of the other record, or Record<string, unknown> for free JSON",
      },
    ],
  });
});

test("a field's description is its own comment, not that of its type", () => {
  const [plain, own] = [fieldsOf(state), fieldsOf({ ...state, description: "Its state." })];
  const values = { type: "string", enum: ["on", "off"] };
  expect(plain.fields).toMatchObject([
    { description: "", objectType: null, enumeration: { name: "state", typeName: "State" } },
  ]);
  expect(plain.fields[0]?.schema).toStrictEqual(values);
  expect(own.fields).toMatchObject([{ description: "Its state.", enumeration: { values: ["on", "off"] } }]);
  expect(own.fields[0]?.schema).toEqual({ ...values, description: "Its state." });
});

test("required, read-only and write-only come from the field's type", () => {
  const fields = toTypedFields("Item", {
    schemas: {
      Item: objectOf({
        a: { ...text, readOnly: true },
        "b?": { ...text, format: "password", writeOnly: true },
        "c?": text,
      }),
    },
    locations: new Map(),
  }).fields;
  expect(fields.map((field) => [field.name, field.required, field.readOnly, field.writeOnly])).toEqual([
    ["a", true, true, false],
    ["b", false, false, true],
    ["c", false, false, false],
  ]);
  expect(toTypedFields("Nothing", { schemas: {}, locations: new Map() })).toEqual({ fields: [], diagnostics: [] });
});

test("entityNamed and fieldNamed throw for an unknown name", () => {
  const model = modelOf({ entities: { item: validEntity(), other: validEntity() } });
  const item = entityNamed(model, "item");
  expect(item.names.name).toBe("item");
  expect(entityNamed(model, "other").names.name).toBe("other");
  expect(fieldNamed(item, "name").name).toBe("name");
  expect(writableFields(item).map(({ name }) => name)).toEqual(["name"]);
  expect(() => entityNamed(model, "thing")).toThrow("the model has no entity thing");
  expect(() => fieldNamed(item, "price")).toThrow("the model of item has no field price");
});

function fieldsOf(schema: unknown) {
  const item = { type: "object", properties: { x: schema } };
  return toTypedFields("Item", { schemas: { ...schemas, Item: item } as never, locations: new Map() });
}
