import { PgDialect, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { expect, test } from "vitest";
import { toListCondition } from "./list-query.ts";
import type { Stored } from "./stored-entity.ts";

const things = pgTable("things", { id: uuid("id"), owners: text("owners").array() });
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

test("a list of ids without a table of its own is filtered by what it has in common with those asked for", () => {
  const condition = toListCondition(stored, { owners: ["a", "b"] }, null);
  expect(condition && new PgDialect().sqlToQuery(condition)).toMatchObject({
    sql: '"things"."owners" && $1',
    params: ['{"a","b"}'],
  });
});
