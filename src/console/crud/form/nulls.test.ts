import { expect, test } from "vitest";
import type { JsonSchema } from "../../../contract/json-schema.ts";
import { toBody } from "../form-data/form-body.ts";
import { defaultsOf, NO_UI, toFormData, withNulls } from "../form-data/form-data.ts";
import { makeCheck, toValidator } from "./check-form.ts";
import { columnsOf } from "./columns-of.ts";
import { newRow } from "./use-rows.ts";

const number: JsonSchema = { type: "number", nullable: true };
const range: JsonSchema = { type: "object", properties: { low: number, high: number }, required: ["low", "high"] };
const schema: JsonSchema = {
  type: "object",
  properties: {
    weight: number,
    range,
    rows: { type: "array", items: { type: "object", properties: { range }, required: ["range"] } },
    extra: { type: "object", additionalProperties: true },
  },
  required: ["weight", "rows"],
};

test("required nullable members that are empty are validated as null, also in objects and rows", () => {
  const given = { range: { low: 1 }, rows: [{ range: { high: 2 } }], extra: { any: null } };
  expect(withNulls(schema, given)).toEqual({
    weight: null,
    range: { low: 1, high: null },
    rows: [{ range: { low: null, high: 2 } }],
    extra: { any: null },
  });
});

test("given values and free-form objects are left unchanged", () => {
  const given = { weight: 0, rows: [], extra: { range: {} } };
  expect(withNulls(schema, given)).toEqual(given);
});

test("in a oneOf object, only members of the selected branch become null", () => {
  const kind: JsonSchema = { type: "string", enum: ["solid", "liquid"] };
  const branch = (name: string, part: string) => ({
    title: name,
    type: "object" as const,
    properties: { kind: { enum: [name] }, [part]: {} },
    required: ["kind", part],
    additionalProperties: false as const,
  });
  const union: JsonSchema = {
    type: "object",
    properties: { kind, mass: number, volume: number },
    oneOf: [branch("solid", "mass"), branch("liquid", "volume")],
    discriminator: { propertyName: "kind" },
  };
  expect(withNulls(union, { kind: "solid" })).toEqual({ kind: "solid", mass: null });
  expect(withNulls(union, {})).toEqual({});
});

test("required nullable members left empty in a new object or row are sent as null", () => {
  const loaded = { weight: 1, rows: [] };
  const opened = toFormData(schema, NO_UI, loaded);
  const form = { schema, uiSchema: NO_UI, visibleWhen: {}, loaded, opened, shape: loaded, findRecord: () => null };
  const now = { ...opened, weight: undefined, range: { high: 3 }, rows: [{ range: { low: 4 } }] };
  expect(toBody(form, now)).toEqual({
    weight: null,
    range: { low: null, high: 3 },
    rows: [{ range: { low: 4, high: null } }],
  });
});

test("a new record does not require nullable fields", () => {
  const isGiven = (data: unknown) => Object.hasOwn(data as object, "weight");
  const missing = { instancePath: "", keyword: "required", params: { missingProperty: "weight" }, message: "" };
  const validate = Object.assign(
    (data: unknown) => {
      validate.errors = isGiven(data) ? null : [missing];
      return isGiven(data);
    },
    { errors: null as readonly (typeof missing)[] | null },
  );
  const named = { ...schema, $id: "named" };
  const form = {
    schema: named,
    uiSchema: NO_UI,
    visibleWhen: {},
    loaded: null,
    opened: {},
    shape: {},
    findRecord: () => null,
  };
  const validator = toValidator({ schema: named, validate } as unknown as Parameters<typeof toValidator>[0]);
  expect(makeCheck(() => form, validator, { entity: "item", rules: [] })({ rows: [] }).size).toBe(0);
});

const text: JsonSchema = { type: "string", nullable: true };
const place: JsonSchema = { type: "object", properties: { line: text, city: text }, required: ["line", "city"] };
const shipment: JsonSchema = {
  type: "object",
  properties: {
    address: place,
    route: { type: "object", properties: { from: place, to: place }, required: ["from"] },
    sender: { ...place, nullable: true },
    owner: { type: "object", properties: { name: { type: "string" } }, required: ["name"] },
  },
  required: ["address", "route", "sender"],
};
const newForm = {
  schema: shipment,
  uiSchema: NO_UI,
  visibleWhen: {},
  loaded: null,
  opened: {},
  shape: {},
  findRecord: () => null,
};

test("a required object left empty in a new record is sent with null in each part", () => {
  const nothing = { line: null, city: null };
  const wanted = { address: nothing, route: { from: nothing }, sender: null };
  expect(toBody(newForm, {})).toEqual(wanted);
  expect(toBody(newForm, { address: { line: undefined }, sender: { line: undefined }, owner: {} })).toEqual(wanted);
});

test("a required object left empty in a new record is validated in the form in which it is sent", () => {
  let checked: unknown;
  const validate = Object.assign(
    (data: unknown) => {
      checked = data;
      return true;
    },
    { errors: null },
  );
  const named = { ...shipment, $id: "shipment" };
  const validator = toValidator({ schema: named, validate } as unknown as Parameters<typeof toValidator>[0]);
  makeCheck(() => ({ ...newForm, schema: named }), validator, { entity: "shipment", rules: [] })({});
  expect(checked).toEqual(toBody(newForm, {}));
});

test("a required object that is missing from the loaded record is not sent if it was not edited", () => {
  const loaded = { sender: null };
  const opened = toFormData(shipment, NO_UI, loaded);
  const sent = toBody({ ...newForm, loaded, opened, shape: loaded }, { ...opened, owner: { name: "Ada" } });
  expect(sent).toEqual({ sender: null, owner: { name: "Ada" } });
});

test("required lists and maps left empty are sent empty, also in objects and rows", () => {
  const word: JsonSchema = { type: "string" };
  const words: JsonSchema = { type: "object", additionalProperties: word };
  const list: JsonSchema = { type: "array", items: word };
  const parts: JsonSchema = {
    type: "object",
    properties: { list, words, place },
    required: ["list", "words", "place"],
  };
  const rows: JsonSchema = { type: "array", items: parts };
  const filled = { ...list, minItems: 1 };
  const item: JsonSchema = {
    type: "object",
    properties: { parts, maybe: parts, rows, words, list, filled, other: list },
    required: ["parts", "rows", "words", "list", "filled"],
  };
  const empty = { list: [], words: {}, place: { line: null, city: null } };
  const sent = { parts: empty, rows: [], words: {}, list: [] };
  expect(toBody({ ...newForm, schema: item }, {})).toEqual(sent);
  expect(toBody({ ...newForm, schema: item }, { maybe: { list: [] }, rows: [{}] })).toEqual({ ...sent, rows: [empty] });
});

test("a new record and a new row start with the defaults of their required parts", () => {
  const part: JsonSchema = { type: "object", properties: { zone: { type: "string", default: "BR" } } };
  const item: JsonSchema = {
    type: "object",
    properties: { address: part, second: part, third: { ...part, nullable: true } },
    required: ["address", "third"],
  };
  expect(defaultsOf(item)).toEqual({ address: { zone: "BR" } });
  expect(newRow(item)).toEqual({ address: { zone: "BR" } });
});

test("a column of an embedded table is marked required only if an empty value is invalid", () => {
  const ui = (name: string) => [name, { "ui:options": { labelKey: name } }] as const;
  const item: JsonSchema = {
    type: "object",
    properties: { name: { type: "string" }, weight: number, tags: { type: "array", items: text }, place },
    required: ["name", "weight", "tags", "place"],
  };
  const names = Object.keys(item.properties ?? {});
  const columns = columnsOf(item, { "ui:order": names, ...Object.fromEntries(names.map(ui)) } as never);
  expect(columns.filter(({ isRequired }) => isRequired).map(({ name }) => name)).toEqual(["name"]);
});

test("a required boolean that was not edited is sent as false, except in an object that was not started", () => {
  const yes: JsonSchema = { type: "boolean" };
  const consent: JsonSchema = {
    type: "object",
    properties: { by: { type: "string" }, given: yes },
    required: ["by", "given"],
  };
  const item: JsonSchema = { type: "object", properties: { active: yes, open: yes, consent }, required: ["active"] };
  expect(toBody({ ...newForm, schema: item }, { consent: {} })).toEqual({ active: false });
  const sent = toBody({ ...newForm, schema: item }, { consent: { by: "Ada" } });
  expect(sent).toEqual({ active: false, consent: { by: "Ada", given: false } });
});
