import type { SQL } from "drizzle-orm";
import { date, PgDialect, pgTable, timestamp } from "drizzle-orm/pg-core";
import { expect, test } from "vitest";
import { isDateRange, toDateCondition } from "./date-range.ts";

const table = pgTable("things", { day: date("day"), moment: timestamp("moment", { mode: "string" }) });
const toText = (condition: SQL) => new PgDialect().sqlToQuery(condition);

test.each([
  ["2026-11-21..2026-12-21", true],
  ["2026-11-21..", true],
  ["..2026-12-21", true],
  ["2024-02-29", true],
  ["2026-02-29", false],
  ["2026-02-30..", false],
  ["2026-13-01..", false],
  ["0000-01-01..", false],
  ["..", false],
  ["", false],
  ["2026-01-01..2026-01-02..2026-01-03", false],
  ["2026-1-1", false],
  ["'; drop table coupons", false],
])("%s as a range of days: %s", (text, wanted) => {
  expect(isDateRange(text)).toBe(wanted);
});

test("a range of days takes both of its ends in", () => {
  const { sql, params } = toText(toDateCondition(table.day, "2026-11-21..2026-12-21"));
  expect([sql, params]).toEqual(['("things"."day" >= $1 and "things"."day" <= $2)', ["2026-11-21", "2026-12-21"]]);
  expect(toText(toDateCondition(table.day, "..2026-12-21")).params).toEqual(["2026-12-21"]);
  expect(toText(toDateCondition(table.day, "2026-11-21")).params).toEqual(["2026-11-21", "2026-11-21"]);
});

test("a moment is within the last day until that day is over", () => {
  const { sql, params } = toText(toDateCondition(table.moment, "2026-11-21.."));
  expect([sql, params]).toEqual(['"things"."moment" >= $1', ["2026-11-21T00:00:00Z"]]);
  expect(toText(toDateCondition(table.moment, "..2026-12-21")).sql).toContain("+ 1)::timestamp at time zone 'UTC'");
});
