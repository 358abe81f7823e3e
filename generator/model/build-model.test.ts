import { expect, test } from "vitest";
import { id, modelOf, objectOf, type SmallEntity, text, validEntity } from "../testing/small-spec.ts";
import type { EntityModel } from "./types/console-model.ts";
import { messageKeys } from "./types/message-keys.ts";

const number = { type: "number" };
const state = { $ref: "#/definitions/State" };
const types = { State: { type: "string", enum: ["on", "off"] }, Colour: { type: "string", enum: ["red"] } };

test("an omitted option has its default", () => {
  const bare = { operations: null, screens: null, list: null, form: null };
  expect(itemOf(validEntity({}, bare))).toMatchObject({
    description: "",
    operations: [],
    screens: [],
    endpoints: {},
    routes: {},
    queries: [],
    actions: [],
    breakdowns: [],
    archive: null,
    creates: null,
    unique: [],
    isStored: false,
    list: { columns: ["name"], filters: [], search: ["name"], sort: "name" },
    form: { sections: [], visibleWhen: {}, lockedWhen: {} },
    show: { sections: [] },
  });
  expect(modelOf({ entities: {} })).toMatchObject({ menu: [], service: null, serviceSchemas: {}, enums: [] });
});

test("an explicit option is kept, with its key as its name", () => {
  const list = { columns: ["id"], filters: ["state"], search: ["id", "name"], sort: { field: "id", order: "desc" } };
  const options = {
    list,
    unique: ["name"],
    archive: { field: "state", value: "off" },
    creates: "item",
    breakdowns: { byState: { field: "state", path: "/items/states" } },
    queries: { open: { path: "/items/open", result: "many" } },
    actions: { open: { method: "POST", path: "/items/{id}/open", on: "record" } },
    form: {
      sections: [{ name: "general", fields: ["name", "state"] }],
      visibleWhen: { state: { name: "a" } },
      lockedWhen: { name: { state: "on" } },
    },
  };
  const { actions, queries, ...rest } = options;
  const renamed = { queries: { opened: queries.open }, actions };
  expect(
    itemOf({ ...validEntity({ "state?": state }, { ...rest, ...renamed }), description: "A thing." }),
  ).toMatchObject({
    description: "A thing.",
    list: { columns: ["id"], filters: ["state"], search: ["id", "name"], sort: "-id" },
    unique: ["name"],
    archive: { field: "state", value: "off" },
    creates: "item",
    breakdowns: [{ name: "byState", field: "state", path: "/items/states" }],
    queries: [{ name: "opened", path: "/items/open", result: "many" }],
    actions: [{ name: "open", method: "POST", path: "/items/{id}/open", on: "record" }],
    form: options.form,
  });
});

test.each([
  ["list", { operations: ["list"] }, true],
  ["get", { operations: ["get"] }, true],
  ["create", { operations: ["create"] }, false],
  ["list, but is not to be stored", { operations: ["list"], stored: false }, false],
  ["create, but is to be stored", { operations: ["create"], stored: true }, true],
])("an entity that has %s: a table, or none", (_, spec, want) => {
  expect(itemOf(validEntity({}, { screens: [], ...spec })).isStored).toBe(want);
});

test("a display is given by name, with options, or by a unit", () => {
  const fields = { "plain?": text, "cut?": text, "size?": number, "price?": number, "other?": text };
  const displays = { plain: "multiline", cut: { as: "text", maxLength: 9 }, price: "number" };
  const item = itemOf(validEntity(fields, { units: { size: "loans", price: "coins" }, show: { displays } }));
  expect(item.fields.map(({ name, display, displayOptions, unit }) => [name, display, displayOptions, unit])).toEqual([
    ["id", null, {}, null],
    ["name", null, {}, null],
    ["plain", "multiline", {}, null],
    ["cut", "text", { maxLength: 9 }, null],
    ["size", "quantity", {}, "loans"],
    ["price", "number", {}, "coins"],
    ["other", null, {}, null],
  ]);
});

test("the show page has its own sections, or the form's without write-only fields", () => {
  const fields = { "secret?": { ...text, format: "password", writeOnly: true } };
  const form = { sections: [{ name: "general", fields: ["name", "secret"] }] };
  const own = [{ name: "all", fields: ["id"] }];
  expect(itemOf(validEntity(fields, { form })).show.sections).toEqual([{ name: "general", fields: ["name"] }]);
  expect(itemOf(validEntity(fields, { form, show: { sections: own } })).show.sections).toEqual(own);
});

test("a relation has its target entity, whether it is a list, and the field it expands", () => {
  const part = validEntity({}, { operations: null, screens: null, list: null });
  const owner = validEntity(
    { "parts?": { type: "array", items: { $ref: "#/definitions/Part" } } },
    { embeds: { parts: "part" } },
  );
  const item = validEntity(
    {
      "ownerId?": text,
      "owner?": { $ref: "#/definitions/Owner" },
      "partId?": text,
      "others?": { type: "array", items: text },
    },
    {
      relations: {
        ownerId: { to: "owner", expandedAs: "owner" },
        partId: { to: "part", within: "ownerId" },
        others: { to: "item" },
      },
    },
  );
  const entities = modelOf({ entities: { owner, item, part }, types }).entities;
  expect(entities.map(({ names }) => names.name)).toEqual(["item", "owner", "part"]);
  const fields = entities.flatMap((entity) => entity.fields);
  expect(fields.find(({ name }) => name === "parts")?.embeds).toBe("part");
  expect(
    fields.flatMap(({ name, relation, expands }) =>
      (relation ?? expands) === null ? [] : [{ name, relation, expands }],
    ),
  ).toEqual([
    {
      name: "ownerId",
      relation: { to: "owner", many: false, expandedAs: "owner", within: null, choices: null, isTree: false },
      expands: null,
    },
    { name: "owner", relation: null, expands: "ownerId" },
    {
      name: "partId",
      relation: { to: "part", many: false, expandedAs: null, within: "ownerId", choices: null, isTree: false },
      expands: null,
    },
    {
      name: "others",
      relation: { to: "item", many: true, expandedAs: null, within: null, choices: null, isTree: false },
      expands: null,
    },
  ]);
});

test("enumerations are sorted by name, without duplicates", () => {
  const fields = {
    "b?": state,
    "a?": { $ref: "#/definitions/Colour" },
    "c?": state,
    "d?": { $ref: "#/definitions/Zone" },
  };
  const zone = { type: "string", enum: ["far"] };
  expect(modelOf({ entities: { item: validEntity(fields) }, types: { ...types, Zone: zone } }).enums).toEqual([
    { name: "colour", typeName: "Colour", values: ["red"] },
    { name: "state", typeName: "State", values: ["on", "off"] },
    { name: "zone", typeName: "Zone", values: ["far"] },
  ]);
});

test("the service's schemas are those that its calls name, without references", () => {
  const service = {
    title: "A",
    version: "1",
    calls: {
      enter: { method: "POST", path: "/enter", security: "none", body: "Ask", result: "Answer" },
      leave: { method: "POST", path: "/leave", security: "none" },
    },
  };
  const model = modelOf({
    entities: {},
    service,
    types: { Answer: objectOf({ state }), Ask: objectOf({ id }), Other: text, ...types },
  });
  expect(model.service).toEqual(service);
  expect(Object.keys(model.serviceSchemas).sort()).toEqual(["Answer", "Ask"]);
  expect(model.serviceSchemas["Answer"]?.properties).toEqual({ state: types.State });
});

test("an entity's message keys are those of its fields, sections, actions and screens", () => {
  const fields = { "size?": number, "price?": number, "state?": state };
  const form = { sections: [{ name: "general", fields: ["name"] }], help: ["name"] };
  const keys = keysOf(
    validEntity(fields, {
      form,
      units: { size: "words", price: "coins" },
      archive: { field: "state", value: "off" },
      breakdowns: { byState: { field: "state", path: "/items/states" } },
      list: { columns: ["name"], filters: ["state"] },
      actions: {
        open: { method: "POST", path: "/items/{id}/open", on: "record" },
        shut: { method: "POST", path: "/items/{id}/shut", on: "record", confirm: true },
      },
      show: {
        sections: [
          { name: "general", fields: ["id"] },
          { name: "more", fields: ["name"] },
        ],
      },
    }),
  );
  expect(keys.filter((key) => !/^entity\.item\.(field\.\w+|\w+)$/.test(key))).toEqual([
    "entity.item.help.name",
    "entity.item.section.general",
    "entity.item.section.more",
    "entity.item.breakdown.byState",
    "entity.item.action.open",
    "entity.item.action.open.success",
    "entity.item.action.open.failure",
    "entity.item.action.shut",
    "entity.item.action.shut.confirm",
    "entity.item.action.shut.success",
    "entity.item.action.shut.failure",
    "enum.state.on",
    "enum.state.off",
    "unit.coins",
    "unit.coins_one",
    "unit.words",
    "unit.words_one",
    "menu.items",
  ]);
  expect(keys.filter((key) => /\.(one|many|count|count_one|archived?|none)$/.test(key))).toEqual(
    ["one", "many", "count", "count_one", "none", "archive", "archived"].map((word) => `entity.item.${word}`),
  );
});

test("an entity without screens has message keys for its name and its fields only", () => {
  expect(keysOf(validEntity({}, { screens: null, form: null }))).toEqual([
    "entity.item.one",
    "entity.item.many",
    "entity.item.field.id",
    "entity.item.field.name",
    "menu.items",
  ]);
});

function keysOf(item: SmallEntity): readonly string[] {
  return messageKeys(
    modelOf({ entities: { item }, types, menu: [{ name: "items", icon: "HomeOutlined", path: "/x" }] }),
  );
}

function itemOf(item: SmallEntity): EntityModel {
  const [entity] = modelOf({ entities: { item }, types }).entities;
  return entity as EntityModel;
}
