import { integer, PgDialect, pgTable, text, time, uuid } from "drizzle-orm/pg-core";
import { expect, test } from "vitest";
import { toListCondition } from "./list-query.ts";
import type { Stored } from "./stored-entity.ts";

const things = pgTable("things", {
  id: uuid("id"),
  owners: text("owners").array(),
  name: text("name"),
  number: integer("number"),
  at: time("at"),
});
const stored: Stored = {
  entity: "thing",
  table: things,
  columns: ["id", "owners"],
  titleField: "id",
  secrets: [],
  createdAt: null,
  updatedAt: null,
  unique: [],
  search: [],
  filters: ["owners"],
  sortable: ["id"],
  sort: "id",
  links: [],
  children: [],
  expansions: [],
  usedBy: [],
};

test("records can be read by several ids; an invalid id finds none", () => {
  const ids = ["0190a0a0-0000-7000-8000-000000000001", "no id"];
  const condition = toListCondition(stored, { id: ids }, null);
  expect(condition && new PgDialect().sqlToQuery(condition)).toMatchObject({
    sql: '"things"."id" in ($1)',
    params: ids.slice(0, 1),
  });
});

test("a list of ids without a link table is filtered by its overlap with the requested ids", () => {
  const condition = toListCondition(stored, { owners: ["a", "b"] }, null);
  expect(condition && new PgDialect().sqlToQuery(condition)).toMatchObject({
    sql: '"things"."owners" && $1',
    params: ['{"a","b"}'],
  });
});

test("a title that is no text is searched as text, and a text column directly, so that its index is used", () => {
  const searched = { ...stored, search: ["name", "number", "at"] };
  const condition = toListCondition(searched, { q: "4" }, null);
  expect(condition && new PgDialect().sqlToQuery(condition).sql).toBe(
    '(search_text("things"."name") like search_text($1) or search_text("things"."number"::text) like search_text($2)' +
      ' or search_text("things"."at"::text) like search_text($3))',
  );
});
