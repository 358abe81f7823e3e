import type { SQL } from "drizzle-orm";
import { date, PgDialect, pgTable, timestamp } from "drizzle-orm/pg-core";
import { expect, test } from "vitest";
import { toDateCondition } from "./date-condition.ts";

const table = pgTable("things", { day: date("day"), moment: timestamp("moment", { mode: "string" }) });
const toText = (condition: SQL) => new PgDialect().sqlToQuery(condition);

test("a range of days includes both of its ends", () => {
  const { sql, params } = toText(toDateCondition(table.day, "2026-11-21..2026-12-21"));
  expect([sql, params]).toEqual(['("things"."day" >= $1 and "things"."day" <= $2)', ["2026-11-21", "2026-12-21"]]);
  expect(toText(toDateCondition(table.day, "..2026-12-21")).params).toEqual(["2026-12-21"]);
  expect(toText(toDateCondition(table.day, "2026-11-21")).params).toEqual(["2026-11-21", "2026-11-21"]);
});

test("a timestamp is within the last day until that day is over", () => {
  const { sql, params } = toText(toDateCondition(table.moment, "2026-11-21.."));
  expect([sql, params]).toEqual(['"things"."moment" >= $1', ["2026-11-21T00:00:00Z"]]);
  expect(toText(toDateCondition(table.moment, "..2026-12-21")).sql).toContain("+ 1)::timestamp at time zone 'UTC'");
});
