import { expect, test } from "vitest";
import type { RawSchema } from "../read/type-definitions.ts";
import { diagnosticsOfItem, id, text } from "../testing/small-spec.ts";

const general = (...fields: readonly string[]) => [{ name: "general", fields }];

test("a write-only field as title, column or shown field is a diagnostic", () => {
  const fields = { "secret?": { ...text, format: "password", writeOnly: true } };
  const parts = { titleField: "secret", list: { columns: ["name", "secret"] }, show: { sections: general("secret") } };
  expect(diagnosticsOfItem(fields, parts).filter((line) => line.includes("write-only"))).toEqual(
    ["titleField", "list.columns.1", "show.sections.0.fields.0"].map(
      (part) => `item.${part}: "secret", which is write-only: no answer holds it -> it in form.sections only`,
    ),
  );
});

test("a title with the id of another record, which people would read as it is, is a diagnostic", () => {
  const relations = { otherId: { to: "item" } };
  const hint = "a field that says something to people: what a relation leads to is no part of a title";
  expect(diagnosticsOfItem({ "otherId?": text }, { titleFields: ["name", "otherId"], relations })).toEqual([
    `item.titleFields.1: a title with "otherId", which holds the id of another record -> ${hint}`,
  ]);
  expect(diagnosticsOfItem({ "otherId?": text }, { titleField: "otherId", relations })).toEqual([
    `item.titleField: a title with "otherId", which holds the id of another record -> ${hint}`,
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
    'item.operations.4: "list" twice -> it once',
    'item.screens.2: "show" twice -> it once',
    'item.list.columns.2: "name" twice -> it once',
    'item.list.search.2: "name" twice -> it once',
    'item.form.help.1: "name" twice -> it once',
    'item.unique.2: "name" twice -> it once',
    'item.show.sections.1.name: "one" twice -> it once',
    'item.show.sections.1.fields.0: "name" twice -> it once',
  ]);
});

test("an empty list of fields is a diagnostic", () => {
  const sections = [{ name: "none", fields: [] }];
  const parts = { list: { columns: [] }, form: { sections: [...general("name"), ...sections] }, show: { sections } };
  expect(diagnosticsOfItem({}, parts)).toEqual(
    ["list.columns", "form.sections.1.fields", "show.sections.0.fields"].map(
      (part) => `item.${part}: an empty list -> the name of a field in it, or nothing at all`,
    ),
  );
});

test("a quick search in no field, which would find every record, is a diagnostic", () => {
  expect(diagnosticsOfItem({}, { list: { columns: ["name"], search: [] } })).toEqual([
    "item.list.search: a search in no field -> " +
      'the name of a field in it, or no list.search: it looks in "name" then',
  ]);
});

test.each([
  ["no text", { ...id, type: "integer" }],
  ["not read-only", text],
])("a record is fetched by an id: one that is %s is pointed at", (_, schema) => {
  expect(diagnosticsOfItem({ id: schema }, {})).toEqual([
    "item.id (at Item.id): no read-only `id: string` in Item -> /** @readOnly */ id: string;",
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
    'item.endpoints.delete#: a path for the operation "delete", which the entity lacks -> ' +
      '"delete" in operations, or no path for it',
    'item.routes.show#: a route for the screen "show", which the entity lacks -> "show" in screens, or no route for it',
    'item.creates: what a create makes, without the operation -> "create" in operations',
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
    'item.archive.value: "archive" -> did you mean "archived"? (one of: active, archived)',
  ]);
  expect(by("archived", text)).toEqual([
    'item.archive.field: archive by "state", whose kind is text -> a field of the kind: enum or boolean',
  ]);
  expect(by(false, { type: "boolean" })).toEqual([]);
  expect(by("false", { type: "boolean" })).toEqual(['item.archive.value: "false" -> true or false']);
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
      'item.breakdowns.byState.field: a breakdown by "state", by which the list cannot be filtered -> ' +
        '"state" in list.filters',
    ]);
  }
});
