import { expect, test } from "vitest";
import type { JsonSchema } from "../../../src/contract/json-schema.ts";
import { checkTags } from "./tag-checks.ts";

const text = (more: object) => ({ type: "string", ...more }) as JsonSchema;
const number = (more: object) => ({ type: "number", ...more }) as JsonSchema;
const whole = (more: object) => ({ type: "integer", ...more }) as JsonSchema;
const list = (more: object) => ({ type: "array", items: { type: "string" }, ...more }) as JsonSchema;

test.each([
  ["a text in its bounds", text({ minLength: 0, maxLength: 3, pattern: "^a", default: "abc" })],
  ["one length", text({ minLength: 3, maxLength: 3, default: "abc" })],
  ["one character of two units, by a pattern", text({ pattern: "^.$", default: "\u{1F600}" })],
  ["characters of two units each", text({ maxLength: 2, default: "\u{1F600}\u{1F600}" })],
  ["one of its values", text({ enum: ["a", "b"], default: "b" })],
  ["a date", text({ format: "date", default: "2026-02-28" })],
  ["a time", text({ format: "date-time", default: "2026-02-28T10:00:00Z" })],
  ["an address", text({ format: "email", default: "a@b.example" })],
  ["a link", text({ format: "uri", default: "https://a.example/" })],
  ["a password", text({ format: "password", writeOnly: true, default: "any" })],
  ["bounds that are one number", number({ minimum: 5, maximum: 5, default: 5 })],
  ["negative bounds", number({ minimum: -5, maximum: -1, default: -1 })],
  ["open bounds", number({ exclusiveMinimum: 0, exclusiveMaximum: 1, default: 0.5 })],
  ["one whole number between open bounds", whole({ exclusiveMinimum: 4, exclusiveMaximum: 6, default: 5 })],
  ["one step at both bounds", number({ minimum: 0.3, maximum: 0.3, multipleOf: 0.1, default: 0.3 })],
  ["one whole number between fractions", whole({ minimum: 4.5, maximum: 5.5, default: 5 })],
  ["a fraction of any length", number({ default: 0.005 })],
  ["a list of anything", { type: "array", default: [1, "a"] } as JsonSchema],
  ["a pattern with slashes in it", text({ pattern: "a/b/c" })],
  ["a pattern that only begins with a slash", text({ pattern: "/a/B" })],
  ["cents", number({ format: "money", default: 19.99 })],
  ["a switch", { type: "boolean", default: false } as JsonSchema],
  ["a list in its bounds", list({ uniqueItems: true, minItems: 1, maxItems: 2, default: ["a", "b"] })],
  ["a list that may repeat itself", list({ default: ["a", "a"] })],
  ["the greatest @minLength", text({ minLength: 10_000 })],
  ["the greatest @minItems", list({ minItems: 1000 })],
  ["flags", text({ readOnly: true, writeOnly: false })],
])("%s is valid", (_, schema) => {
  expect(checkTags("x", schema)).toEqual([]);
});

test.each([
  ["a bound that is a text", text({ minLength: "one" }), "@minLength one is not a whole number"],
  ["a negative bound", text({ maxLength: -1 }), "@maxLength -1 is not a whole number"],
  ["a fraction of an item", list({ minItems: 1.5 }), "@minItems 1.5 is not a whole number"],
  [
    "more text than can be entered",
    text({ minLength: 10_001 }),
    "@minLength 10001 requires more than a user can enter",
  ],
  ["more items than can be entered", list({ minItems: 1001 }), "@minItems 1001 requires more than a user can enter"],
  ["infinity", number({ maximum: Number.POSITIVE_INFINITY }), "@maximum Infinity is not a number"],
  ["a limit that is a text", number({ exclusiveMinimum: "a" }), "@exclusiveMinimum a is not a number"],
  ["lengths the wrong way round", text({ minLength: 2, maxLength: 1 }), "@minLength 2 is not below @maxLength 1"],
  ["items the wrong way round", list({ minItems: 2, maxItems: 1 }), "@minItems 2 is not below @maxItems 1"],
  ["limits the wrong way round", number({ minimum: 2, maximum: 1 }), "@minimum 2 is not below @maximum 1"],
  [
    "an exclusive maximum equal to the minimum",
    number({ minimum: 2, exclusiveMaximum: 2 }),
    "@minimum 2 is not below @exclusiveMaximum 2",
  ],
  [
    "an exclusive minimum equal to the maximum",
    number({ exclusiveMinimum: 2, maximum: 2 }),
    "@exclusiveMinimum 2 is not below @maximum 2",
  ],
  [
    "no whole number at all",
    whole({ exclusiveMinimum: 4, exclusiveMaximum: 5 }),
    "there is no whole number between the bounds",
  ],
  [
    "no whole number between fractions",
    whole({ minimum: 4.1, maximum: 4.9 }),
    "there is no whole number between the bounds",
  ],
  [
    "no step between the bounds",
    number({ minimum: 1, maximum: 4, multipleOf: 5 }),
    "there is no multiple of 5 between the bounds",
  ],
  [
    "no step between open bounds",
    number({ exclusiveMinimum: 0.1, exclusiveMaximum: 0.2, multipleOf: 0.1 }),
    "there is no multiple of 0.1 between the bounds",
  ],
  ["a text without characters", text({ maxLength: 0 }), "@maxLength 0 allows no value"],
  ["a list without items", list({ maxItems: 0 }), "@maxItems 0 allows no value"],
  ["a date of a list", list({ format: "date" }), "@format does not apply to a field of the type array"],
  [
    "a time of a switch",
    { type: "boolean", format: "time" } as JsonSchema,
    "@format does not apply to a field of the type boolean",
  ],
  ["a pattern that is a flag", text({ pattern: true }), "@pattern true is empty"],
  ["an empty pattern", text({ pattern: "" }), "@pattern  is empty"],
  ["a pattern with slashes and flags", text({ pattern: "/a/gi" }), "@pattern /a/gi has slashes around it"],
  ["a pattern that ends too soon", text({ pattern: "(" }), "@pattern ( is not a valid regular expression"],
  ["a pattern of old", text({ pattern: "\\-" }), "@pattern \\- is not a valid regular expression"],
  ["an unknown format", text({ format: "dat" }), "@format dat does not apply to a string"],
  ["an unknown format with a default", text({ format: "dat", default: "a" }), "@format dat does not apply to a string"],
  ["money that is text", text({ format: "money" }), "@format money does not apply to a string"],
  ["a flag that is a text", list({ uniqueItems: "yes" }), '@uniqueItems has the value "yes"'],
  [
    "a write-only text that is not a password",
    text({ writeOnly: true }),
    "@writeOnly without @format password: only passwords can be write-only",
  ],
  [
    "a number that is only sent",
    number({ writeOnly: true }),
    "@writeOnly without @format password: only passwords can be write-only",
  ],
  [
    "a list that is only sent",
    list({ writeOnly: true }),
    "@writeOnly without @format password: only passwords can be write-only",
  ],
  ["a flag in quotes", text({ writeOnly: "true" }), '@writeOnly has the value "true"'],
  [
    "a length of a switch",
    { type: "boolean", maxLength: 1 } as JsonSchema,
    "@maxLength does not apply to a field of the type boolean",
  ],
  ["a limit of a list", list({ maximum: 1 }), "@maximum does not apply to a field of the type array"],
  ["items of a number", whole({ maxItems: 1 }), "@maxItems does not apply to a field of the type integer"],
  ["a format of an integer", whole({ format: "money" }), "@format does not apply to a field of the type integer"],
  ["a default of another type", text({ default: 5 }), "@default 5"],
  ["a default too short", text({ minLength: 2, default: "a" }), '@default "a"'],
  ["a default too long", text({ maxLength: 1, default: "ab" }), '@default "ab"'],
  ["a default off the pattern", text({ pattern: "^a$", default: "b" }), '@default "b"'],
  ["a default that is no value", text({ enum: ["a"], default: "b" }), '@default "b"'],
  ["no date", text({ format: "date", default: "2026-02-30" }), '@default "2026-02-30"'],
  ["no time", text({ format: "date-time", default: "2026-02-28" }), '@default "2026-02-28"'],
  ["no address", text({ format: "email", default: "a" }), '@default "a"'],
  ["no link", text({ format: "uri", default: "a" }), '@default "a"'],
  ["a default below", number({ minimum: 1, default: 0 }), "@default 0"],
  ["a default above", number({ maximum: 1, default: 2 }), "@default 2"],
  ["a default at the open lower end", number({ exclusiveMinimum: 1, default: 1 }), "@default 1"],
  ["a default at the open upper end", number({ exclusiveMaximum: 1, default: 1 }), "@default 1"],
  ["a fraction as an integer", whole({ default: 1.5 }), "@default 1.5"],
  ["half a cent", number({ format: "money", default: 0.005 }), "@default 0.005"],
  ["a number in words", number({ default: "1" }), '@default "1"'],
  ["a switch in words", { type: "boolean", default: "true" } as JsonSchema, '@default "true"'],
  ["a list too short", list({ minItems: 1, default: [] }), "@default []"],
  ["a list too long", list({ maxItems: 1, default: ["a", "b"] }), '@default ["a","b"]'],
  ["a list that repeats itself", list({ uniqueItems: true, default: ["a", "a"] }), '@default ["a","a"]'],
  ["a list of others", list({ default: ["a", 1] }), '@default ["a",1]'],
  ["a text for a list", list({ default: "a" }), '@default "a"'],
  ["a record", { type: "object", default: {} } as JsonSchema, "@default {}"],
])("%s is rejected", (_, schema, message) => {
  expect(checkTags("x", schema).map((diagnostic) => diagnostic.message)).toEqual([message]);
});

test.each([
  ["a switch", { type: "boolean", maxLength: 1 } as JsonSchema, "the field without this tag"],
  ["a list", list({ maximum: 1 }), "one of: @minItems, @maxItems, @uniqueItems"],
  [
    "a number",
    number({ minItems: 1 }),
    "one of: @minimum, @maximum, @exclusiveMinimum, @exclusiveMaximum, @multipleOf, @format",
  ],
  ["a bound", text({ minLength: "one" }), "a whole number after @minLength"],
  ["an integer", whole({ minimum: 0.5, maximum: 0.7 }), "bounds that are whole numbers"],
  ["a text", text({ writeOnly: true }), "@format password as well, or no @writeOnly"],
  ["an address", text({ format: "email", writeOnly: true }), "the field without this tag: responses contain it"],
  ["a list", list({ writeOnly: true }), "the field without this tag: responses contain it"],
])("the diagnostic of a tag on %s has a remedy", (_, schema, hint) => {
  expect(checkTags("x", schema).map((diagnostic) => diagnostic.hint)).toEqual([hint]);
});

test("a @default on a record is a diagnostic", () => {
  const [diagnostic] = checkTags("x", { type: "object", default: {} } as JsonSchema);
  expect(diagnostic?.hint).toBe("the field without @default: records have none");
});

test.each([0.001, 0.005, 0.125, 1.005])("money in steps of %d is rejected: its column has two decimals", (step) => {
  const [mistake] = checkTags("price", number({ format: "money", multipleOf: step }));
  expect(mistake?.message).toBe(`@multipleOf ${step} is too fine: the kind "amount of money" has 2 decimals`);
});

test.each([0.01, 0.05, 0.25, 1, 2.5, 0.29])("money in steps of %d is accepted", (step) => {
  expect(checkTags("price", number({ format: "money", multipleOf: step }))).toEqual([]);
});
