import { expect, test } from "vitest";
import { diagnosticsIn, type SmallEntity, smallSpec, text, validEntity } from "../../testing/small-spec.ts";

const ref = (type: string) => ({ $ref: `#/definitions/${type}` });
const many = (type: string) => ({ type: "array", items: ref(type) });
const part = validEntity({}, { operations: null, screens: null, list: null });
const types = { Loose: { type: "object", properties: { name: text } } };

test("a field of records needs a relation, a list of records an embedded entity of that type", () => {
  const inPlace = { type: "array", items: { type: "object", properties: { name: text } } };
  expect(diagnosticsOf(validEntity({ "parts?": many("Part"), "one?": ref("Part") }))).toEqual([
    'item.parts (at Item.parts): "parts" is a list of records, but its entity is not known -> ' +
      'embeds: { parts: "part" }, or an array of ids',
    'item.one (at Item.one): "one" contains a record, but no relation refers to it -> ' +
      'relations: { one: { to: … } }, or expandedAs: "one" at the relation that holds its id',
  ]);
  expect(
    diagnosticsOf(
      validEntity({ "a?": many("Loose"), "b?": inPlace, "c?": text }, { embeds: { a: "part", b: "part", c: "part" } }),
    ),
  ).toEqual([
    'item.embeds.a: the items of this field are not of the type of "part" -> the entity of Loose, or Part[] as its type',
    'item.embeds.b: the items of this field are not of the type of "part" -> the entity of its items, or Part[] as its type',
    'item.embeds.c: the items of this field are not of the type of "part" -> the entity of its items, or Part[] as its type',
  ]);
});

test("a relation on a field with neither id nor record is rejected", () => {
  const fields = { "a?": text, "b?": { type: "array", items: text }, "c?": ref("Part"), "d?": { type: "number" } };
  const relations = Object.fromEntries(["a", "b", "c", "d"].map((name) => [name, { to: "part" }]));
  expect(diagnosticsOf(validEntity(fields, { relations }))).toEqual([
    'item.relations.d: the relation field "d" does not contain an id -> ' +
      "a string (an id), a string[] (ids), or the other entity's interface",
  ]);
  expect(diagnosticsOf(validEntity({ "odd?": { type: "null" } }, { relations: { odd: { to: "part" } } }))).toHaveLength(
    1,
  );
});

test("expandedAs needs a field with the type of the related entity or of no entity", () => {
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
    'item.relations.cId.expandedAs: "c" does not contain a part -> a field whose type is an interface of the part',
    'item.relations.dId.expandedAs: "id" does not contain a part -> a field whose type is an interface of the part',
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
    'item.relations.looseId.within: "otherId" does not contain records of "item" -> a relation to an entity that embeds "item"',
    'item.relations.oddId.within: "id" does not contain records of "part" -> a relation to an entity that embeds "part"',
  ]);
});

test("an entity is embedded in only one other entity, possibly in two fields", () => {
  const owner = (...names: readonly string[]) =>
    validEntity(Object.fromEntries(names.map((name) => [`${name}?`, many("Part")])), {
      embeds: Object.fromEntries(names.map((name) => [name, "part"])),
    });
  expect(diagnosticsOf(owner("a", "b"))).toEqual([]);
  expect(diagnosticsOf(owner("a"), owner("b"))).toEqual([
    'other.embeds.b: "part" is already embedded in "item" -> another entity, or a relation to "item"',
  ]);
});

function diagnosticsOf(item: SmallEntity, other?: SmallEntity): readonly string[] {
  const entities = { item, part, ...(other === undefined ? {} : { other }) };
  return diagnosticsIn(smallSpec({ entities, types }));
}

test("a list of objects that are not entities contains neither records nor free JSON", () => {
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
    'item.a (at Item.a): "a" contains the list of records "parts" -> ' +
      "only texts, numbers, enumerations, objects that are not entities, and lists of these",
    'item.b (at Item.b): @uniqueItems is not supported for the list of objects "b" -> the field without this tag',
    'item.c (at Item.c): "c" contains free JSON inside an object, which is not supported -> ' +
      "Record<string, string>, an interface with its content, or a field of an entity with its own forms",
    'item.d (at Item.d): in its "name": @minimum does not apply to a field of the type string -> ' +
      "one of: @minLength, @maxLength, @pattern, @format",
  ]);
});

test("records embedded in an embedded record are rejected: they would have no table", () => {
  const apart = { operations: null, screens: null, list: null };
  const form = (field: string) => ({ form: { sections: [{ name: "general", fields: ["name", field] }] } });
  const entities = {
    bit: validEntity({}, apart),
    part: validEntity({ bits: many("Bit") }, { ...apart, ...form("bits"), embeds: { bits: "bit" } }),
    whole: validEntity({ parts: many("Part") }, { ...form("parts"), embeds: { parts: "part" } }),
  };
  expect(diagnosticsIn(smallSpec({ entities }))).toEqual([
    'part.embeds.bits: "part" embeds "bit", but is itself embedded in "whole" -> ' +
      "an interface that is not an entity as the item type",
  ]);
});
