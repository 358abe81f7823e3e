import { Ajv } from "ajv";
import { expect, test } from "vitest";
import type { JsonSchema } from "../../src/contract/json-schema.ts";
import { formats } from "../../src/kinds/formats.ts";
import { exampleOf } from "./openapi-examples.ts";

const ajv = new Ajv({ strict: false, formats });

const SCHEMAS: readonly JsonSchema[] = [
  { type: "string" },
  { type: "string", minLength: 40 },
  { type: "string", maxLength: 3 },
  { type: "string", pattern: "^[A-Z]{3}-\\d{3}$" },
  { type: "string", format: "date-time" },
  { type: "string", format: "email", maxLength: 254 },
  { type: "string", enum: ["solo", "group"] },
  { type: "integer", minimum: 11, maximum: 12 },
  { type: "number", exclusiveMinimum: 0, maximum: 1 },
  { type: "boolean", default: false },
  { type: "array", items: { type: "integer" }, minItems: 2 },
  { type: "object", properties: { a: { type: "string" }, b: { type: "number" } }, required: ["a", "b"] },
];

test.each(SCHEMAS)("the example of %j is valid", (schema) => {
  expect(ajv.validate(schema, exampleOf(schema)), ajv.errorsText()).toBe(true);
});

test("a pattern that no usual text meets has no example, nor has an object that requires it", () => {
  const odd: JsonSchema = { type: "string", pattern: "^Q{7}$" };
  expect(exampleOf(odd)).toBeUndefined();
  expect(exampleOf({ type: "object", properties: { odd }, required: ["odd"] })).toBeUndefined();
  expect(exampleOf({ type: "object", properties: { odd } })).toEqual({});
});
