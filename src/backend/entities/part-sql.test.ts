import { type SQL, sql } from "drizzle-orm";
import { boolean, jsonb, pgTable, uuid } from "drizzle-orm/pg-core";
import { beforeAll, expect, test } from "vitest";
import type { Db } from "../database/database.ts";
import { openEmptyDb } from "../testing/empty-pglite.ts";
import { toSegments } from "./list-cursor.ts";
import { toListCondition, toListOrder, toListQuerySchema, toSortKey } from "./list-query.ts";
import type { Stored } from "./stored-entity.ts";

const depots = pgTable("depots", { id: uuid("id").primaryKey(), place: jsonb("place"), open: boolean("open") });
const stored: Stored = {
  entity: "depot",
  table: depots,
  columns: ["id", "place", "open"],
  titleField: "id",
  secrets: [],
  createdAt: null,
  updatedAt: null,
  unique: [],
  parts: {
    "place.city": "text",
    "place.kind": "word",
    "place.point.height": "number",
    "place.isRented": "boolean",
    "place.since": "date",
    "place.seenAt": "datetime",
  },
  search: ["place.city", "place.kind"],
  filters: ["place.city", "place.kind", "place.isRented", "place.since", "place.seenAt"],
  sortable: ["place.city", "place.point.height", "place.since", "place.seenAt"],
  sort: "id",
  links: [],
  children: [],
  expansions: [],
  usedBy: [],
};

const place = {
  a: { city: "évora", kind: "cold", isRented: true, since: "2026-01-31", seenAt: "2026-03-01T00:30:00+02:00" },
  b: { city: "Faro", kind: "dry", isRented: false, since: "2026-02-01", point: { height: 9 } },
  c: { city: "Évora", kind: "cold", since: "2026-02-28", seenAt: "2026-03-01T12:00:00Z", point: { height: 10 } },
  d: null,
};
const idOf = (name: string) => `0190a0a0-0000-7000-8000-00000000000${name}`;

let db: Db;

beforeAll(async () => {
  const opened = await openEmptyDb();
  db = opened.db;
  await db.execute(sql`create table depots (id uuid primary key, place jsonb, open boolean)`);
  await db.insert(depots).values(Object.entries(place).map(([name, value]) => ({ id: idOf(name), place: value })));
  return opened.close;
});

async function find(filters: Readonly<Record<string, readonly string[]>>, sort = "id"): Promise<string> {
  const rows = await db
    .select({ id: depots.id })
    .from(depots)
    .where(toListCondition(stored, filters, null))
    .orderBy(...toListOrder(stored, sort));
  return rows.map(({ id }) => id.slice(-1)).join("");
}

test.each([
  ["a text, as it is written", { "place.city": ["Évora", "Faro"] }, "bc"],
  ["a value of an enumeration", { "place.kind": ["cold"] }, "ac"],
  ["yes or no", { "place.isRented": ["false"] }, "b"],
  ["a range of days", { "place.since": ["2026-01-31..2026-02-01"] }, "ab"],
  ["a day and a range that is open", { "place.since": ["..2026-01-31", "2026-02-28"] }, "ac"],
  ["the day, in UTC, of a moment", { "place.seenAt": ["2026-02-28"] }, "a"],
])("records are found by a property of an object: %s", async (_, filters, found) => {
  expect(await find(filters)).toBe(found);
});

test.each([
  ["evora", "ac"],
  ["ARO", "b"],
  ["évo cold", "ac"],
  ["faro cold", ""],
])("a quick search for %s searches the properties that the spec names", async (q, found) => {
  const rows = await db
    .select({ id: depots.id })
    .from(depots)
    .where(toListCondition(stored, { q }, null));
  const ids = rows.map(({ id }) => id.slice(-1));
  expect(ids.sort().join("")).toBe(found);
});

test.each([
  ["place.city", "acbd"],
  ["place.point.height", "bcad"],
  ["place.since", "abcd"],
  ["place.seenAt", "acbd"],
])("a list is in the order of %s, texts in language order and numbers by size", async (sort, order) => {
  const found = await find({}, sort);
  // Rows without a value are ordered by id.
  expect([...found].sort()).toEqual(["a", "b", "c", "d"]);
  expect(found).toBe(order);
});

test.each(stored.sortable.flatMap((field) => [field, `-${field}`]))(
  "behind each record in the order of %s are the same as by number",
  async (sort) => {
    const { expression } = toSortKey(stored, sort);
    const partOfList = (condition: SQL) =>
      db
        .select({ id: depots.id, value: sql<string | null>`(${expression})::text` })
        .from(depots)
        .where(condition)
        .orderBy(...toListOrder(stored, sort));
    const blanks = await partOfList(sql`(${expression}) is null`);
    const all = [...(await partOfList(sql`(${expression}) is not null`)), ...blanks];
    for (const [index, place] of all.entries()) {
      const found: string[] = [];
      for (const segment of toSegments(stored, sort, { ...place, side: "after" })) {
        const order = toListOrder(stored, sort);
        const rows = await db
          .select({ id: depots.id })
          .from(depots)
          .where(segment)
          .orderBy(...order);
        found.push(...rows.map(({ id }) => id));
      }
      expect(found).toEqual(all.slice(index + 1).map(({ id }) => id));
    }
  },
);

test("a property is filtered by its path, with the values of its schema", () => {
  const kind = { type: "string", enum: ["cold", "dry"] } as const;
  const read = { type: "object", properties: { place: { type: "object", properties: { kind } } } } as const;
  expect(toListQuerySchema(stored, { read, create: read, update: read })).toMatchObject({
    properties: {
      "place.kind": { type: "array", items: kind },
      "place.since": { items: { format: "date-range" } },
      sort: { enum: expect.arrayContaining(["place.city", "-place.point.height"]) },
    },
  });
});
