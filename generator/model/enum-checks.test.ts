import { expect, test } from "vitest";
import { checkEnums } from "./enum-checks.ts";
import type { UnvalidatedEntity } from "./unvalidated-spec.ts";

const FILE = "schema/enums.ts";

test.each([
  ["the same values", ["on", "off"]],
  ["the same values in another order", ["off", "on"]],
])("%s under two names are a diagnostic at the second declaration, whichever is used first", (_, values) => {
  const entities = [using("Light", values), using("Lamp", ["on", "off"]), using("Lamp", ["on", "off"])];
  expect(checkEnums(entities, { locations: locationsOf("Lamp", "Colour", "Light") })).toEqual([
    {
      at: { file: FILE, line: 3, column: 1 },
      path: "Light",
      message: `the values of "Lamp" (${FILE}:1) under another name`,
      hint: '"Lamp" in its place, or values of its own',
    },
  ]);
});

test("two enumerations with different values are valid", () => {
  const entities = [using("Light", ["on", "off"]), using("Lamp", ["on"]), using("Colour", ["red", "on", "off"])];
  expect(checkEnums(entities, { locations: locationsOf("Lamp", "Colour", "Light") })).toEqual([]);
});

function using(typeName: string, values: readonly string[]): Pick<UnvalidatedEntity, "fields"> {
  const field = { enumeration: { name: typeName, typeName, values } };
  return { fields: [field, { enumeration: null }] as unknown as UnvalidatedEntity["fields"] };
}

function locationsOf(...types: readonly string[]) {
  return new Map(types.map((type, index) => [type, { file: FILE, line: index + 1, column: 1 }]));
}
