import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, expect, test } from "vitest";
import { SpecError } from "../diagnostics/spec-error.ts";
import { frameworkRoot } from "../places/product-places.ts";
import { ownKindsFile, readOwnKinds, withOwnKinds } from "./own-kinds.ts";

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
    return error instanceof SpecError ? error.diagnostics.map(({ message, hint }) => `${message} -> ${hint}`) : [];
  }
}

test("a product without a registry has no kinds of its own", () => {
  expect(readOwnKinds(path.join(frameworkRoot, "testing/fixture"))).toEqual([]);
});

test.each([
  ['[{ name: "score", base: "integer" }]', []],
  ['[{ name: "money", base: "integer" }]', ['the kind "money" exists already -> another name']],
  ['[{ name: "Big Score", base: "integer" }]', ['the kind "Big Score" -> a camelCase name']],
  ['[{ name: "score", base: "intger" }]', [expect.stringContaining('did you mean "integer"?')]],
  ["{}", [expect.stringContaining("no list named kinds")]],
])("the registry %s has the diagnostics %j", (kinds, wanted) => {
  expect(diagnosticsOf(`export const kinds = ${kinds};\n`)).toEqual(wanted);
});
