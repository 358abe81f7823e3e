import { expect, test } from "vitest";
import type { JsonSchema } from "../../../contract/json-schema.ts";
import { parseExactJson, toExactJson } from "../../lib/exact-json.ts";
import { toBody } from "./form-body.ts";
import { NO_UI, toFormData } from "./form-data.ts";

const schema: JsonSchema = {
  type: "object",
  properties: {
    settings: { type: "object", additionalProperties: true },
    names: { type: "object", additionalProperties: { type: "string" } },
  },
};

function sent(loaded: Record<string, unknown>, change: (opened: object) => object): string {
  const opened = toFormData(schema, NO_UI, loaded);
  const form = { schema, uiSchema: NO_UI, visibleWhen: {}, loaded, opened, shape: loaded, findRecord: () => null };
  return toExactJson(toBody(form, { ...opened, ...change(opened) }));
}

const BIG = '{"settings":{"z":12345678901234567890,"a":1.10},"names":{"z":"1","a":"2"}}';
const record = parseExactJson(BIG) as Record<string, unknown>;

test("unchanged free JSON is sent byte for byte as it was received", () => {
  expect(sent(record, () => ({}))).toBe(BIG);
});

test("free JSON is edited as text and sent with the exact digits that were typed", () => {
  const { settings } = toFormData(schema, NO_UI, record);
  expect(settings).toBe('{\n  "z": 12345678901234567890,\n  "a": 1.10\n}');
  expect(sent(record, () => ({ settings: '{"b": 12345678901234567891}' }))).toContain('"b":12345678901234567891');
});

test("the entries of a string map are sent in their current order", () => {
  expect(sent(record, () => ({ names: { b: "3", a: "2" } }))).toContain('"names":{"b":"3","a":"2"}');
});
