import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { diagnosticsIn, modelOf, type SmallEntity, smallSpec, text, validEntity } from "../../testing/small-spec.ts";
import { linkFields, type TableModel, toStorage } from "./storage-model.ts";

const ref = (type: string) => ({ $ref: `#/definitions/${type}` });
const many = (type: string) => ({ type: "array", items: ref(type) });
const ids = { type: "array", items: text };
const apart = { operations: null, screens: null, list: null };

test("each kind of field has its column type, and read-only fields their neutral defaults", () => {
  const owned = (schema: object) => ({ ...schema, readOnly: true });
  const item = validEntity(
    {
      "mail?": { ...text, format: "email" },
      "link?": { ...text, format: "uri" },
      "secret?": { ...text, format: "password", writeOnly: true },
      "day?": { ...text, format: "date" },
      "time?": { ...text, format: "date-time" },
      "state?": ref("State"),
      "yes?": { type: "boolean", default: true },
      "many?": ids,
      "count?": { type: "integer", maximum: 2_147_483_647 },
      "large?": { type: "integer", maximum: 2_147_483_648 },
      "share?": { type: "number", maximum: 2_147_483_648 },
      "price?": { type: "number", format: "money" },
      ownCount: owned({ type: "integer" }),
      ownPrice: owned({ type: "number", format: "money" }),
      ownShare: owned({ type: "number" }),
      ownFlag: owned({ type: "boolean" }),
      ownText: owned(text),
      ownWords: owned(ids),
      ownSums: owned({ type: "array", items: { type: "number" } }),
      "ownMaybe?": owned({ type: "integer" }),
      ownGiven: owned({ type: "integer", default: 7 }),
    },
    {},
  );
  const [table] = tablesOf({ item });
  expect(columnsOf(table)).toEqual([
    ["id", "uuid", true, undefined],
    ["name", "text", true, undefined],
    ["mail", "text", false, undefined],
    ["link", "text", false, undefined],
    ["secret", "text", false, undefined],
    ["day", "date", false, undefined],
    ["time", "timestamp", false, undefined],
    ["state", "text", false, undefined],
    ["yes", "boolean", false, true],
    ["many", "text[]", false, undefined],
    ["count", "integer", false, undefined],
    ["large", "bigint", false, undefined],
    ["share", "doublePrecision", false, undefined],
    ["price", "numeric(15, 2)", false, undefined],
    ["ownCount", "integer", true, 0],
    ["ownPrice", "numeric(15, 2)", true, 0],
    ["ownShare", "doublePrecision", true, 0],
    ["ownFlag", "boolean", true, false],
    ["ownText", "text", true, undefined],
    ["ownWords", "text[]", true, []],
    ["ownSums", "doublePrecision[]", true, []],
    ["ownMaybe", "integer", false, undefined],
    ["ownGiven", "integer", true, 7],
    ["revision", "integer", true, 1],
  ]);
  expect(table).toMatchObject({ constant: "items", table: "items", entity: { file: "schema/entities/item.ts" } });
  expect(table?.primaryKey).toEqual([]);
});

test("a relation is a foreign key, and a list of ids a join table", () => {
  const item = validEntity(
    {
      "oneId?": text,
      "one?": ref("Thing"),
      "other?": ref("Thing"),
      "things?": ids,
      "items?": ids,
      "outside?": ids,
      "outerId?": text,
    },
    {
      relations: {
        oneId: { to: "thing", expandedAs: "one" },
        other: { to: "thing" },
        things: { to: "thing" },
        items: { to: "item" },
        outside: { to: "outside" },
        outerId: { to: "outside" },
      },
    },
  );
  const entities = { item, outside: validEntity({}, apart), thing: validEntity() };
  const tables = tablesOf(entities);
  expect(tables.map(({ table, constant, primaryKey }) => [table, constant, primaryKey])).toEqual([
    ["items", "items", []],
    ["things", "things", []],
    ["item_things", "itemThings", ["itemId", "thingId"]],
    ["item_items", "itemItems", ["itemId", "otherItemId"]],
  ]);
  expect(columnsOf(tables[0])).toEqual([
    ["id", "uuid", true, undefined],
    ["name", "text", true, undefined],
    ["oneId", "uuid", false, undefined],
    ["otherId", "uuid", false, undefined],
    ["outside", "text[]", false, undefined],
    ["outerId", "text", false, undefined],
    ["revision", "integer", true, 1],
  ]);
  const restrict = { entity: "thing", onDelete: "restrict" };
  expect(referencesOf(tables[0])).toEqual([
    ["oneId", restrict],
    ["otherId", restrict],
  ]);
  expect(referencesOf(tables[2])).toEqual([
    ["itemId", { entity: "item", onDelete: "cascade" }],
    ["thingId", restrict],
  ]);
  expect(columnsOf(tables[2]).at(-1)).toEqual(["position", "integer", true, 0]);
  expect(tables[2]).toMatchObject({ entity: null, columns: [{ field: null }, { field: null }, { field: null }] });
  const model = modelOf({ entities, types });
  const links = model.entities.flatMap((entity) => linkFields(new Set(["item"]), entity));
  expect(links.map(({ name }) => name)).toEqual(["items"]);
});

test("an embedded entity's table has a foreign key to its owner, from its own field or added", () => {
  const parts = { "parts?": many("Part") };
  const owner = validEntity(parts, { embeds: { parts: "part" } });
  const silent = validEntity({}, apart);
  const told = validEntity(
    { "ofId?": text, "owners?": ids },
    { ...apart, relations: { owners: { to: "owner" }, ofId: { to: "owner" } } },
  );
  const cascade = { entity: "owner", onDelete: "cascade" };
  expect(referencesOf(tablesOf({ owner, part: silent })[1])).toEqual([["ownerId", cascade]]);
  expect(columnsOf(tablesOf({ owner, part: silent })[1]).slice(-3)).toEqual([
    ["ownerId", "uuid", true, undefined],
    ["position", "integer", true, 0],
    ["revision", "integer", true, 1],
  ]);
  expect(columnsOf(tablesOf({ owner, part: silent })[0]).map(([name]) => name)).toEqual(["id", "name", "revision"]);
  expect(referencesOf(tablesOf({ owner, part: told })[1])).toEqual([["ofId", cascade]]);
  const { owners, entities } = toStorage(modelOf({ entities: { owner, part: told }, types }));
  expect([...owners].map(([name, { entity, column }]) => [name, entity.names.name, column])).toEqual([
    ["part", "owner", "ofId"],
  ]);
  expect(entities.map(({ names }) => names.name)).toEqual(["owner", "part"]);
  expect(tablesOf({ owner: validEntity(parts, { ...apart, embeds: { parts: "part" } }), part: silent })).toEqual([]);
});

test("two columns with the same name are reported at the field, even if the backend adds one", () => {
  const hint = "-> another name for the field";
  const item = validEntity({ "bookId?": text, "bookID?": text, "revision?": text });
  const part = validEntity({ "position?": text, "itemID?": text }, apart);
  const owner = validEntity({ "parts?": many("Part") }, { embeds: { parts: "part" } });
  expect(diagnosticsIn(smallSpec({ entities: { item, owner, part } }))).toEqual([
    `item.bookID (at Item.bookID): the field "bookId" already uses the column book_id ${hint}`,
    `item.revision (at Item.revision): the backend already uses the column revision ${hint}`,
    `part.position (at Part.position): the backend already uses the column position ${hint}`,
  ]);
});

test("a join table with the name of an entity's table is a diagnostic at that entity", () => {
  const item = validEntity({ "parts?": ids }, { relations: { parts: { to: "thing" } } });
  expect(diagnosticsIn(smallSpec({ entities: { item, itemPart: validEntity(), thing: validEntity() } }))).toEqual([
    "itemPart: the field of another entity already uses item_parts as its join table -> " +
      "another name for the entity or for the field",
  ]);
});

test("two join tables of one name are a diagnostic at the second entity", () => {
  const linked = (field: string) => validEntity({ [`${field}?`]: ids }, { relations: { [field]: { to: "thing" } } });
  const entities = { item: linked("partLinks"), itemPart: linked("links"), thing: validEntity() };
  expect(diagnosticsIn(smallSpec({ entities }))).toEqual([
    "itemPart: the field of another entity already uses item_part_links as its join table -> " +
      "another name for the entity or for the field",
  ]);
});

const types = { State: { type: "string", enum: ["on", "off"] } };

function tablesOf(entities: Readonly<Record<string, SmallEntity>>): readonly TableModel[] {
  return toStorage(modelOf({ entities, types })).tables;
}

function columnsOf(table: TableModel | undefined) {
  return (table?.columns ?? []).map((column) => [column.name, typeOf(column), column.isRequired, column.default]);
}

function typeOf({ type: { builder, options = {}, isArray } }: TableModel["columns"][number]): string {
  const { precision, scale } = options;
  return `${builder}${precision === undefined ? "" : `(${precision}, ${scale})`}${isArray === true ? "[]" : ""}`;
}

function referencesOf(table: TableModel | undefined) {
  return (table?.columns ?? []).flatMap(({ name, references }) => (references === null ? [] : [[name, references]]));
}

test("table and column names that PostgreSQL would cut off are rejected", () => {
  const long = "a".repeat(64);
  const item = validEntity({ [`${long}?`]: text });
  const diagnostics = diagnosticsIn(smallSpec({ entities: { item, [long.slice(1)]: validEntity() } }));
  const longest = "longer than 63 characters, the limit of PostgreSQL";
  expect(diagnostics).toEqual([
    `${long.slice(1)}: the table name ${long.slice(1)}s is ${longest} -> shorter names`,
    `item.${long} (at Item.${long}): the column name ${long} is ${longest} -> a shorter name for the field`,
  ]);
});

test("a field with the name of a PostgreSQL system column is rejected", () => {
  const item = validEntity({ "xmin?": text, "ctid?": text, "oid?": text });
  expect(diagnosticsIn(smallSpec({ entities: { item } }))).toEqual(
    ["xmin", "ctid"].map(
      (name) =>
        `item.${name} (at Item.${name}): the column name ${name} is reserved by PostgreSQL -> another name for the field`,
    ),
  );
});

test("a table with constraint names that become equal is rejected", () => {
  const found = (length: number) => {
    const [one, other] = ["a".repeat(length), "a".repeat(length - 1)];
    const item = validEntity({ "near?": { type: "array", items: text } }, { relations: { near: { to: other } } });
    return diagnosticsIn(smallSpec({ entities: { [one]: item, [other]: validEntity() } }));
  };
  const agree = "are equal in their first 63 characters, the limit of PostgreSQL -> shorter names";
  // The keys of its links are called by the table, and by the two columns in it, which begin alike.
  expect(found(20)).toEqual([]);
  expect(found(54)).toEqual([`${"a".repeat(54)}: constraint names of the table ${"a".repeat(54)}_near ${agree}`]);
});

test("a join table with a column name that PostgreSQL would cut off is rejected", () => {
  const name = "a".repeat(61);
  const item = validEntity({ "near?": { type: "array", items: text } }, { relations: { near: { to: "other" } } });
  expect(diagnosticsIn(smallSpec({ entities: { [name]: item, other: validEntity() } }))).toContain(
    `${name}: the column name ${name}_id in its join table is longer than 63 characters, the limit of PostgreSQL -> a shorter name for the entity`,
  );
});

test("an entity with the name of a backend table is rejected", () => {
  const text = readFileSync(path.resolve(import.meta.dirname, "../../../src/backend/database/own-tables.ts"), "utf8");
  const own = [...text.matchAll(/pgTable\(\s*"(\w+)"/g)].map(([, table = ""]) => table);
  expect(own).toContain("sessions");
  for (const table of own) {
    const plural = table.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
    expect(diagnosticsIn(smallSpec({ entities: { item: validEntity({}, { path: "/items", plural }) } }))).toEqual([
      `item: the backend uses the table ${table} itself -> another name for the entity, or another plural: \`plural: …\``,
    ]);
  }
});
