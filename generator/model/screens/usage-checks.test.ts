import { expect, test } from "vitest";
import type { RawSchema } from "../../read/type-definitions.ts";
import { diagnosticsOfItem, id, text } from "../../testing/small-spec.ts";

const general = (...fields: readonly string[]) => [{ name: "general", fields }];

test("a write-only field as title, column or shown field is a diagnostic", () => {
  const fields = { "secret?": { ...text, format: "password", writeOnly: true } };
  const parts = { titleField: "secret", list: { columns: ["name", "secret"] }, show: { sections: general("secret") } };
  expect(diagnosticsOfItem(fields, parts).filter((line) => line.includes("write-only"))).toEqual(
    ["titleField", "list.columns.1", "show.sections.0.fields.0"].map(
      (part) =>
        `item.${part}: "secret" is write-only, so responses do not contain it -> the field only in form.sections`,
    ),
  );
});

test("a title with the id of another record is rejected", () => {
  const relations = { otherId: { to: "item" } };
  const hint = "a field with a readable value of this record";
  expect(diagnosticsOfItem({ "otherId?": text }, { titleFields: ["name", "otherId"], relations })).toEqual([
    `item.titleFields.1: "otherId" contains the id of another record, so it cannot be part of a title -> ${hint}`,
  ]);
  expect(diagnosticsOfItem({ "otherId?": text }, { titleField: "otherId", relations })).toEqual([
    `item.titleField: "otherId" contains the id of another record, so it cannot be part of a title -> ${hint}`,
  ]);
});

test("a duplicate in any list of names is a diagnostic", () => {
  const twice = ["name", "id", "name"];
  const sections = [
    { name: "one", fields: ["name", "id"] },
    { name: "one", fields: ["name"] },
  ];
  const diagnostics = diagnosticsOfItem(
    {},
    {
      operations: ["list", "get", "create", "update", "list"],
      screens: ["list", "show", "show"],
      unique: twice,
      list: { columns: twice, search: twice },
      form: { sections: [{ name: "one", fields: ["name"] }], help: ["name", "name"] },
      show: { sections },
    },
  );
  expect(diagnostics).toEqual([
    'item.operations.4: "list" appears twice -> the name once',
    'item.screens.2: "show" appears twice -> the name once',
    'item.list.columns.2: "name" appears twice -> the name once',
    'item.list.search.2: "name" appears twice -> the name once',
    'item.form.help.1: "name" appears twice -> the name once',
    'item.unique.2: "name" appears twice -> the name once',
    'item.show.sections.1.name: "one" appears twice -> the name once',
    'item.show.sections.1.fields.0: "name" appears twice -> the name once',
  ]);
});

test("an empty list of fields is a diagnostic", () => {
  const sections = [{ name: "none", fields: [] }];
  const parts = { list: { columns: [] }, form: { sections: [...general("name"), ...sections] }, show: { sections } };
  expect(diagnosticsOfItem({}, parts)).toEqual(
    ["list.columns", "form.sections.1.fields", "show.sections.0.fields"].map(
      (part) => `item.${part}: the list is empty -> at least one field name, or remove the option`,
    ),
  );
});

test("a quick search in no field is a diagnostic", () => {
  expect(diagnosticsOfItem({}, { list: { columns: ["name"], search: [] } })).toEqual([
    "item.list.search: the list of searched fields is empty -> " +
      'at least one field name, or no list.search: the default is "name"',
  ]);
});

test.each([
  ["a number", { ...id, type: "integer" }, "readonly id: string; also if the backend has numbers: they are kept"],
  ["not read-only", text, "/** @readOnly */ id: string;"],
])("the id of a record cannot be %s", (_, schema, hint) => {
  expect(diagnosticsOfItem({ id: schema }, {})).toEqual([
    `item.id (at Item.id): Item has no read-only \`id: string\` -> ${hint}`,
  ]);
});

test("an entity with no operation but create needs no id", () => {
  const only = { operations: ["create"], screens: ["create"], list: null };
  expect(diagnosticsOfItem({ id: text }, { ...only, form: { sections: general("name", "id") } })).toEqual([]);
});

test("endpoints, routes and creates without their operation or screen are diagnostics", () => {
  const diagnostics = diagnosticsOfItem(
    {},
    {
      operations: ["list"],
      screens: ["list"],
      endpoints: { list: "/items/all", delete: "/items/{id}/gone" },
      routes: { list: "/items/all", show: "/items/{id}" },
      creates: "item",
    },
  );
  expect(diagnostics).toEqual([
    'item.endpoints.delete#: the entity does not have the operation "delete" -> ' +
      '"delete" in operations, or no path for it',
    'item.routes.show#: the entity does not have the screen "show" -> "show" in screens, or no route for it',
    'item.creates: "creates" needs the operation "create" -> "create" in operations',
  ]);
  expect(diagnosticsOfItem({}, { operations: null, screens: null, endpoints: { get: "/items/{id}" } })).toHaveLength(1);
});

test("archive needs an enum or boolean field and one of its values; a field of an unusable type gives one diagnostic", () => {
  const state = { $ref: "#/definitions/State" };
  const types = { State: { type: "string", enum: ["active", "archived"] } };
  const by = (value: string | boolean, schema: RawSchema) =>
    diagnosticsOfItem({ "state?": schema }, { archive: { field: "state", value } }, types);
  expect(by("archived", state)).toEqual([]);
  expect(by("archive", state)).toEqual([
    'item.archive.value: "archive" is not a value of "state" -> did you mean "archived"? (one of: active, archived)',
  ]);
  expect(by("archived", text)).toEqual([
    'item.archive.field: "state" cannot be used for archiving: its kind is text -> a field of the kind: enum or boolean',
  ]);
  expect(by(false, { type: "boolean" })).toEqual([]);
  expect(by("false", { type: "boolean" })).toEqual(['item.archive.value: "false" is not a boolean -> true or false']);
  expect(by(true, state)).toHaveLength(1);
  expect(by("archived", { type: "null" })).toHaveLength(1);
});

test("a breakdown by a field that is no list filter is a diagnostic", () => {
  const types = { State: { type: "string", enum: ["on", "off"] } };
  const fields = { "state?": { $ref: "#/definitions/State" } };
  const breakdowns = { byState: { field: "state", path: "/items/states" } };
  expect(diagnosticsOfItem(fields, { breakdowns, list: { columns: ["name"], filters: ["state"] } }, types)).toEqual([]);
  for (const list of [null, { columns: ["name"] }]) {
    expect(diagnosticsOfItem(fields, { breakdowns, list }, types)).toEqual([
      'item.breakdowns.byState.field: a breakdown by "state" needs a list filter by this field -> ' +
        '"state" in list.filters',
    ]);
  }
});
