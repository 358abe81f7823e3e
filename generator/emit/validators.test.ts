import path from "node:path";
import { Ajv } from "ajv";
import fc from "fast-check";
import { expect, test } from "vitest";
import { createAjv } from "../../src/backend/http/validation.ts";
import type { JsonSchema, Validate } from "../../src/contract/json-schema.ts";
import { itemsCheck, objectCheck } from "../../src/contract/object-check.ts";
import { ucs2length } from "../../src/contract/text-length.ts";
import { formats } from "../../src/kinds/formats.ts";
import { validateTicketCreate, validateTicketUpdate } from "../../testing/fixture/generated/validators/ticket.js";
import { buildModel } from "../model/build-model.ts";
import type { ConsoleModel } from "../model/types/console-model.ts";
import { writeSchema } from "../model/types/schema-variants.ts";
import { readSchemaFiles } from "../read/schema-files.ts";
import { readSpecSource } from "../read/spec-source.ts";
import { fixtureFolders, fixtureSpec } from "../testing/fixture-files.ts";
import { newAjv } from "./compile-check.ts";
import { type ComposedCheck, composeCheck } from "./compose-check.ts";
import { emitValidators, withoutAnnotations } from "./validators.ts";

const ROOT = path.resolve(import.meta.dirname, "../../testing/fixture");

test("every schema that is compiled keeps the rules of JSON Schema", () => {
  const ajv = new Ajv({ strict: true, formats: { money: true } });
  const specs = [readSchemaFiles(ROOT), ...fixtureFolders("fixtures").map(fixtureSpec)];
  for (const model of specs.map(toModel)) {
    for (const entity of model.entities) {
      expect(ajv.validateSchema(writeSchema(model, entity)), ajv.errorsText()).toBe(true);
    }
  }
});

test("one function checks a create and an update: they send the same", () => {
  expect(validateTicketCreate).toBe(validateTicketUpdate);
});

test("a second run in the same process gives the same text, and a changed bound another", () => {
  const files = readSchemaFiles(ROOT);
  const first = [...emitValidators(toModel(files))];
  expect([...emitValidators(toModel(files))]).toEqual(first);
  const changed = files.map((file) => ({ ...file, text: file.text.replace("@maxLength 40", "@maxLength 41") }));
  const given = [...emitValidators(toModel(changed))].find(({ path: name }) => name === "validators/ticket.js");
  expect(given?.content).toContain("must NOT have more than 41 characters");
});

test("a combined validator reports the same errors in the same order as Ajv for the whole schema", () => {
  const specs = [readSchemaFiles(ROOT), ...fixtureFolders("fixtures").map(fixtureSpec)];
  const schemas = specs
    .map(toModel)
    .flatMap((model) => model.entities.map((entity) => withoutAnnotations(writeSchema(model, entity))));
  expect(schemas.length).toBeGreaterThan(10);
  for (const schema of schemas) {
    const whole = newAjv().compile<unknown>(schema);
    const parts = composeCheck(schema);
    expect(parts.code).toContain("objectCheck(");
    const composed = toFunction(parts);
    const property = fc.property(fc.oneof(near(schema), LOOSE), (data) => {
      const isValid = whole(data);
      expect(composed(data)).toBe(isValid);
      expect(composed.errors).toEqual(whole.errors ?? null);
    });
    fc.assert(property, { numRuns: 40 });
  }
});

test.each([1, 199, 200, 249, 1000, 5000])(
  "an enumeration of %i values is compiled, and accepts each of them",
  (count) => {
    const values = Array.from({ length: count }, (_, index) => `v${index}`);
    for (const schema of [
      objectOf({ type: "string", enum: values }),
      objectOf({ type: "string", nullable: true, enum: [...values, null] }),
      objectOf({ type: "array", items: { type: "string", enum: values } }),
    ]) {
      const check = toFunction(composeCheck(schema));
      const inField = (value: string) => ({ field: schema.properties?.["field"]?.type === "array" ? [value] : value });
      expect(values.every((value) => check(inField(value)))).toBe(true);
      expect(check(inField("other"))).toBe(false);
    }
  },
);

test.each([
  ["^(?<year>\\d{4})-(?<month>\\d\\d)$", "2026-11", "2026-1"],
  ["^(?<quote>['\"])[^'\"]*\\k<quote>$", "'a'", "'a\""],
  ["^(?<!x)[a-z]+(?<=z)$", "abcz", "abc"],
  ["^\\p{Lu}\\u{1F600}$", "Á😀", "á😀"],
])("the pattern %s is compiled, and matches what it does in JavaScript", (pattern, matching, other) => {
  const check = toFunction(composeCheck(objectOf({ type: "string", pattern })));
  expect(check({ field: matching })).toBe(true);
  expect(check({ field: other })).toBe(false);
});

test("case 155: a text that maxLength rejects is not matched against the pattern, in the browser and on the server", () => {
  const schema = objectOf({ type: "string", pattern: "^(a+)+$", maxLength: 15 });
  const text = `${"a".repeat(100_000)}!`;
  for (const check of [toFunction(composeCheck(schema)), createAjv({}).compile(schema) as Validate]) {
    expect(check({ field: "aaa" })).toBe(true);
    expect(check({ field: "aa!" })).toBe(false);
    // A backtracking match would never finish.
    expect(check({ field: text })).toBe(false);
    expect(check.errors?.map(({ keyword }) => keyword)).toEqual(["maxLength"]);
  }
});

function objectOf(field: JsonSchema): JsonSchema {
  return { type: "object", properties: { field }, required: [], additionalProperties: false };
}

const LOOSE: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(null, true, -1, 0.001, 1e12, "", "2026-02-30", "x".repeat(300), [], {}),
  fc.array(fc.constantFrom(1, "a", "a", null), { maxLength: 4 }),
);

/** Values that almost match the schema: with missing, unknown or wrong members. */
function near({ type, properties, items, enum: values }: JsonSchema): fc.Arbitrary<unknown> {
  if (type === "object" && properties !== undefined) {
    const members = Object.entries(properties).map(([name, member]) => [name, fc.oneof(near(member), LOOSE)] as const);
    return fc.record({ ...Object.fromEntries(members), unknown: LOOSE }, { requiredKeys: [] });
  }
  if (type === "array" && items !== undefined) {
    return fc.array(near(items), { maxLength: 3 });
  }
  return fc.oneof(
    fc.constantFrom<unknown>(...(values ?? ["a"])),
    fc.string({ maxLength: 6 }),
    fc.double(),
    fc.boolean(),
  );
}

function toFunction({ parts, code }: ComposedCheck): Validate {
  const declarations = parts.map((part) => `const ${part.name} = ${part.code};\n`).join("");
  const names = ["formats", "ucs2length", "itemsCheck", "objectCheck"];
  const make: (...given: readonly unknown[]) => Validate = new Function(
    ...names,
    `${declarations}return ${code};`,
  ) as never;
  return make(formats, ucs2length, itemsCheck, objectCheck);
}

function toModel(files: Parameters<typeof readSpecSource>[0]): ConsoleModel {
  return buildModel(readSpecSource(files));
}
