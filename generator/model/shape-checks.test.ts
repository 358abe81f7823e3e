import { expect, test } from "vitest";
import { diagnosticsIn, type SmallEntity, smallSpec, text, validEntity } from "../testing/small-spec.ts";

const ref = (type: string) => ({ $ref: `#/definitions/${type}` });
const many = (type: string) => ({ type: "array", items: ref(type) });
const part = validEntity({}, { operations: null, screens: null, list: null });
const types = { Loose: { type: "object", properties: { name: text } } };

test("a field of records needs a relation, a list of records an embedded entity of that type", () => {
  const inPlace = { type: "array", items: { type: "object", properties: { name: text } } };
  expect(diagnosticsOf(validEntity({ "parts?": many("Part"), "one?": ref("Part") }))).toEqual([
    'item.parts (at Item.parts): "parts", an array of records that belongs to no entity -> ' +
      'embeds: { parts: "part" }, or an array of ids',
    'item.one (at Item.one): "one", a record that belongs to no relation -> ' +
      'relations: { one: { to: … } }, or expandedAs: "one" at the relation that holds its id',
  ]);
  expect(
    diagnosticsOf(validEntity({ "a?": many("Loose"), "b?": inPlace }, { embeds: { a: "part", b: "part" } })),
  ).toEqual([
    'item.embeds.a: "part" for items of another type -> the entity of Loose, or Part[] as its type',
    'item.embeds.b: "part" for items of another type -> the entity of its items, or Part[] as its type',
  ]);
});

test("a relation on a field that holds neither id nor record is a diagnostic", () => {
  const fields = { "a?": text, "b?": { type: "array", items: text }, "c?": ref("Part"), "d?": { type: "number" } };
  const relations = Object.fromEntries(["a", "b", "c", "d"].map((name) => [name, { to: "part" }]));
  expect(diagnosticsOf(validEntity(fields, { relations }))).toEqual([
    'item.relations.d: a relation on "d", which holds no id -> ' +
      "a string (an id), a string[] (ids), or the other entity's interface",
  ]);
  expect(diagnosticsOf(validEntity({ "odd?": { type: "null" } }, { relations: { odd: { to: "part" } } }))).toHaveLength(
    1,
  );
});

test("expandedAs needs a field of the related entity's type, or of a type that is no entity's", () => {
  const fields = {
    "aId?": text,
    "a?": ref("Part"),
    "bId?": text,
    "b?": ref("Loose"),
    "cId?": text,
    "c?": ref("Other"),
  };
  const relations = {
    aId: { to: "part", expandedAs: "a" },
    bId: { to: "part", expandedAs: "b" },
    cId: { to: "part", expandedAs: "c" },
    dId: { to: "part", expandedAs: "id" },
  };
  const item = validEntity({ ...fields, "dId?": text }, { relations });
  expect(diagnosticsOf(item, validEntity())).toEqual([
    'item.relations.cId.expandedAs: "c", which holds no part -> a field whose type is an interface of the part',
    'item.relations.dId.expandedAs: "id", which holds no part -> a field whose type is an interface of the part',
  ]);
});

test("within needs a relation to an entity that embeds the target", () => {
  const fields = { "otherId?": text, "partId?": text, "looseId?": text, "oddId?": text };
  const relations = {
    otherId: { to: "other" },
    partId: { to: "part", within: "otherId" },
    looseId: { to: "item", within: "otherId" },
    oddId: { to: "part", within: "id" },
  };
  const other = validEntity({ "parts?": many("Part") }, { embeds: { parts: "part" } });
  expect(diagnosticsOf(validEntity(fields, { relations }), other)).toEqual([
    'item.relations.looseId.within: "otherId" -> a field whose relation leads to an entity that embeds "item"',
    'item.relations.oddId.within: "id" -> a field whose relation leads to an entity that embeds "part"',
  ]);
});

test("an entity is embedded in one other entity only, there even twice", () => {
  const owner = (...names: readonly string[]) =>
    validEntity(Object.fromEntries(names.map((name) => [`${name}?`, many("Part")])), {
      embeds: Object.fromEntries(names.map((name) => [name, "part"])),
    });
  expect(diagnosticsOf(owner("a", "b"))).toEqual([]);
  expect(diagnosticsOf(owner("a"), owner("b"))).toEqual([
    'other.embeds.b: "part", which is embedded in "item" already -> an entity of its own, or a relation to "item"',
  ]);
});

function diagnosticsOf(item: SmallEntity, other?: SmallEntity): readonly string[] {
  const entities = { item, part, ...(other === undefined ? {} : { other }) };
  return diagnosticsIn(smallSpec({ entities, types }));
}

test("a list of objects that are no records is a value, which holds neither records nor free JSON", () => {
  const list = (properties: SmallEntity["fields"], more: SmallEntity["fields"][string] = {}) => ({
    ...more,
    type: "array",
    items: { type: "object", properties },
  });
  const inner = list({ size: { type: "number" }, deeper: list({ name: text }) });
  expect(diagnosticsOf(validEntity({ "loose?": many("Loose"), "places?": inner }))).toEqual([]);
  const unfit = {
    "a?": list({ parts: many("Part") }),
    "b?": list({ name: text }, { uniqueItems: true }),
    "c?": list({ free: { type: "object", additionalProperties: {} } }),
    "d?": list({ name: { ...text, minimum: 1 } }),
  };
  expect(diagnosticsOf(validEntity(unfit))).toEqual([
    'item.a (at Item.a): "a", with a list of records in it, "parts" -> ' +
      "values in it only: texts, numbers, enumerations, objects that are no records, lists of these",
    'item.b (at Item.b): @uniqueItems on "b", a list of objects -> no such tag',
    'item.c (at Item.c): "c", with free JSON in an object -> ' +
      "Record<string, string>, an interface of what is in it, or it as a field of an entity with forms of its own",
    'item.d (at Item.d): in its "name": @minimum on a field whose type is string -> ' +
      "one of: @minLength, @maxLength, @pattern, @format",
  ]);
});

test("records inside a record that itself lives inside another are a diagnostic: they would have no table", () => {
  const apart = { operations: null, screens: null, list: null };
  const form = (field: string) => ({ form: { sections: [{ name: "general", fields: ["name", field] }] } });
  const entities = {
    bit: validEntity({}, apart),
    part: validEntity({ bits: many("Bit") }, { ...apart, ...form("bits"), embeds: { bits: "bit" } }),
    whole: validEntity({ parts: many("Part") }, { ...form("parts"), embeds: { parts: "part" } }),
  };
  expect(diagnosticsIn(smallSpec({ entities }))).toEqual([
    'part.embeds.bits: "bit" inside "part", which itself lives inside "whole" -> ' +
      "an interface that is no entity as the type of its items",
  ]);
});
