import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, expect, test } from "vitest";
import { kinds } from "../../src/kinds/kinds.ts";
import { SpecError } from "../diagnostics/spec-error.ts";
import { toTypedFields } from "../model/fields/field-model.ts";
import { frameworkRoot } from "../paths/product-paths.ts";
import { objectOf } from "../testing/small-spec.ts";
import { ownKindsFile, readOwnKinds } from "./own-kinds.ts";
import type { RawSchema } from "./type-definitions.ts";
import { withOwnKinds } from "./with-own-kinds.ts";

const score = { name: "score", base: "integer", schema: { minimum: 1, maximum: 5 } } as const;

const refined = (field: object) => {
  const schemas = { Item: { properties: { field } } } as never;
  return withOwnKinds({ schemas, locations: new Map() }, [score]).schemas["Item"]?.properties?.["field"];
};

test("a format of a product's kind becomes the schema of that kind", () => {
  expect(refined({ type: "number", format: "score" })).toEqual({
    type: "integer",
    minimum: 1,
    maximum: 5,
    ownKind: "score",
  });
});

test("tags of the field narrow the bounds of the kind, and null stays allowed", () => {
  expect(refined({ type: ["number", "null"], format: "score", maximum: 3 })).toMatchObject({
    type: ["integer", "null"],
    minimum: 1,
    maximum: 3,
  });
});

test.each([
  ["pattern", "^a$", "^b$"],
  ["multipleOf", 2, 3],
])("a @%s that would replace that of the kind is a mistake", (bound, own, tag) => {
  const kind = { name: "rank", base: bound === "pattern" ? "text" : "number", schema: { [bound]: own } } as const;
  const Rank = { type: bound === "pattern" ? "string" : "number", format: "rank" };
  const schemas = { Rank, Item: objectOf({ rank: { $ref: "#/definitions/Rank", [bound]: tag } }) };
  const at = { file: "schema/entities/item.ts", line: 3, column: 1 };
  const refine = () => withOwnKinds({ schemas, locations: new Map([["Item.rank", at]]) }, [kind]);
  expect(refine).toThrow(
    expect.objectContaining({
      diagnostics: [expect.objectContaining({ at, message: expect.stringContaining(`a ${bound} of its own`) })],
    }),
  );
});

test("a format on another type than the kind's stays, for the checks of tags to report", () => {
  const field = { type: "string", format: "score" };
  expect(refined(field)).toEqual(field);
});

const roots: string[] = [];

afterEach(() => {
  for (const root of roots.splice(0)) {
    rmSync(root, { recursive: true });
  }
});

function diagnosticsOf(registry: string): readonly string[] {
  const root = mkdtempSync(path.join(tmpdir(), "kinds-"));
  roots.push(root);
  const file = path.join(root, ownKindsFile(root));
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, registry);
  try {
    readOwnKinds(root);
    return [];
  } catch (error) {
    if (!(error instanceof SpecError)) {
      throw error;
    }
    expect(error.diagnostics.map(({ at }) => at.file)).toEqual(error.diagnostics.map(() => ownKindsFile(root)));
    return error.diagnostics.map(({ message, hint }) => `${message} -> ${hint}`);
  }
}

test.each([
  ["minimum", 2, 1],
  ["exclusiveMinimum", 2, 1],
  ["minLength", 2, 1],
  ["maximum", 2, 3],
  ["exclusiveMaximum", 2, 3],
  ["maxLength", 2, 3],
])("a tag of a field, of a type or of null cannot widen the %s of the kind", (bound, own, wide) => {
  const type = bound.endsWith("Length") ? "string" : "number";
  const kind = { name: "rank", base: type === "string" ? "text" : "number", schema: { [bound]: own } } as const;
  const Rank = { type, format: "rank" };
  const fields: { readonly [name: string]: RawSchema } = {
    tagged: { ...Rank, [bound]: wide },
    typed: { $ref: "#/definitions/Rank", [bound]: wide },
    aliased: { $ref: "#/definitions/Alias", [bound]: wide },
    nullable: { anyOf: [{ $ref: "#/definitions/Rank" }, { type: "null" }], [bound]: wide },
  };
  const schemas = { Rank, Alias: { $ref: "#/definitions/Rank" }, Item: objectOf(fields) };
  const refinedSchemas = withOwnKinds({ schemas, locations: new Map() }, [kind]).schemas;
  const read = toTypedFields("Item", { schemas: refinedSchemas, locations: new Map() }).fields;
  expect(read.map(({ name, ownKind, schema }) => [name, ownKind, Reflect.get(schema, bound)])).toEqual(
    Object.keys(fields).map((name) => [name, "rank", own]),
  );
});

test("a product without a registry has no kinds of its own", () => {
  expect(readOwnKinds(path.join(frameworkRoot, "testing/fixture"))).toEqual([]);
});

test.each([
  ['[{ name: "score", base: "integer" }]', []],
  ['[{ name: "money", base: "integer" }]', ['the kind "money" exists already -> another name']],
  ['[{ name: "Big Score", base: "integer" }]', ['the kind "Big Score" -> a camelCase name']],
  ['[{ name: "score", base: "intger" }]', [expect.stringContaining('did you mean "integer"?')]],
  ["{}", [expect.stringContaining("no list named kinds")]],
  ['[{ name: "score", base: "password" }]', [expect.stringContaining('the base "password"')]],
  ["[undefined]", ['the entry 1 of kinds is undefined -> `defineKind({ name: "level", base: "integer" })`']],
  ["[null]", [expect.stringContaining("the entry 1 of kinds is null")]],
  ['["level"]', [expect.stringContaining('the entry 1 of kinds is "level"')]],
  ["[[]]", [expect.stringContaining("the entry 1 of kinds is []")]],
  ["[() => 1]", [expect.stringContaining("the entry 1 of kinds is () => 1")]],
  ["[{}]", [expect.stringContaining("the entry 1 of kinds has no name")]],
  ["[{ name: 1 }]", [expect.stringContaining("the entry 1 of kinds has no name")]],
  ['[{ name: "score" }]', [expect.stringContaining('the kind "score" has no base -> one of: text, email')]],
  ['[{ name: "score", base: "text", schema: null }]', [expect.stringContaining("is no object")]],
  ['[{ name: "score", base: "text", schema: { maxLenght: 1 } }]', [expect.stringContaining('"maxLength"')]],
  ['[{ name: "score", base: "text", schema: { maxLength: "1" } }]', [expect.stringContaining("-> a number")]],
])("the registry %s has the diagnostics %j", (kinds, wanted) => {
  expect(diagnosticsOf(`export const kinds = ${kinds};\n`)).toEqual(wanted);
});

test.each([
  ["is empty", ""],
  ["has another export", "export const kind = [];\n"],
  ["has a default export", 'export default [{ name: "score", base: "integer" }];\n'],
  ["does not parse", "export const kinds = [;\n"],
  ["throws", "export const kinds = [nothing];\n"],
])("a registry that %s has one diagnostic with the file and the remedy", (_, text) => {
  expect(diagnosticsOf(text)).toEqual([expect.stringMatching(/ -> a list: `export const kinds = /)]);
});

test.each([
  ...[
    "switch",
    "select",
    "multiline",
    "hidden",
    "byField",
    "table",
    "radio",
    "chips",
    "choices",
    "currency",
    "quantity",
  ],
  ...Object.keys(kinds),
  "toString",
])("an own kind cannot have the name %s, which would replace a control or a display", (name) => {
  expect(diagnosticsOf(`export const kinds = [{ name: "${name}", base: "integer" }];\n`)).toEqual([
    `the kind "${name}" exists already -> another name`,
  ]);
});
