import { expect, test } from "vitest";
import { diagnosticsOfItem, id, text } from "../../testing/small-spec.ts";
import { FIELD_TYPES } from "../../vocabulary/field-types.ts";

const general = (...fields: readonly string[]) => [{ name: "general", fields }];

test("a required field may be off the form if it is read-only or has a default, and must be on it otherwise", () => {
  const fields = {
    owned: { ...text, readOnly: true },
    given: { ...text, default: "a" },
    "free?": text,
    wanted: text,
  };
  expect(diagnosticsOfItem(fields, {})).toEqual([
    'item.form.sections: "wanted" is required and has no default, but no section of the form contains it -> ' +
      '"wanted" in one of the sections\' fields, a @default, or a ? behind its name',
  ]);
});

test("an id that is not read-only gives one diagnostic, none about the form", () => {
  expect(diagnosticsOfItem({ id: text }, {})).toEqual([
    "item.id (at Item.id): Item has no read-only `id: string` -> /** @readOnly */ id: string;",
  ]);
  expect(diagnosticsOfItem({ id: { ...id, type: "integer" } }, {})).toHaveLength(1);
});

test("an unsupported field type gives one diagnostic, even if other parts depend on it", () => {
  const form = { sections: general("name", "odd"), visibleWhen: { odd: { name: "a" } } };
  expect(diagnosticsOfItem({ "odd?": { type: "null" } }, { form })).toEqual([
    `item.odd (at Item.odd): fields of this type are not supported -> ${FIELD_TYPES}`,
  ]);
});

test("only the fields of a circular condition are diagnostics, not a field that depends on them", () => {
  const names = ["a", "b", "c", "d"];
  const fields = Object.fromEntries(names.map((name) => [`${name}?`, text]));
  const visibleWhen = { a: { b: "x" }, b: { c: "x" }, c: { b: "x" }, d: { name: "x" } };
  const circle = (name: string) =>
    `item.form.visibleWhen.${name}#: the condition on "${name}" depends, directly or indirectly, on "${name}" itself -> ` +
    "a condition on a field that is visible without it";
  expect(diagnosticsOfItem(fields, { form: { sections: general("name", ...names), visibleWhen } })).toEqual([
    circle("b"),
    circle("c"),
  ]);
});

test("a screen without its operations or its form gives a diagnostic for each", () => {
  const diagnostics = diagnosticsOfItem({}, { operations: ["get"], screens: ["list", "create", "edit"], form: null });
  const form = (screen: string) =>
    `the ${screen} screen needs a form -> ` +
    `form: { sections: [{ name: "general", fields: [ … ] }] }, or no ${screen} screen`;
  const call = (screen: string, operation: string) =>
    `the ${screen} screen needs the operation "${operation}" -> ` +
    `"${operation}" in operations, or no ${screen} screen`;
  expect(diagnostics).toEqual([
    `item.screens.0: ${call("list", "list")}`,
    `item.screens.1: ${call("create", "create")}`,
    `item.screens.1: ${form("create")}`,
    `item.screens.2: ${call("edit", "update")}`,
    `item.screens.2: ${form("edit")}`,
  ]);
  expect(diagnosticsOfItem({}, { operations: null, screens: ["list"] })).toContain(
    `item.screens.0: ${call("list", "list")}`,
  );
});

test("a required field that is always locked is rejected", () => {
  const flags = { flag: { type: "boolean" }, "loose?": { type: "boolean" } } as const;
  const lockedBy = (condition: object, fields: Parameters<typeof diagnosticsOfItem>[0] = { word: text }) => {
    const sections = general("name", "flag", "loose", "word");
    const form = { sections, lockedWhen: { word: condition } } as never;
    return diagnosticsOfItem({ ...flags, ...fields }, { form });
  };
  expect(lockedBy({ flag: [true, false] })).toEqual([
    'item.form.lockedWhen.word#: "word" is required and has no default, but it is always locked ' +
      "-> a condition that some values do not match, a @default for it, or a ? behind its name",
  ]);
  expect(lockedBy({ flag: true })).toEqual([]);
  expect(lockedBy({ name: ["one"] })).toEqual([]);
  expect(lockedBy({ loose: [true, false] })).toEqual([]);
  expect(lockedBy({ flag: [true, false], loose: true })).toEqual([]);
  expect(lockedBy({ flag: [true, false] }, { "word?": text })).toEqual([]);
});
