import { type SQL, sql } from "drizzle-orm";
import { date, integer, PgDialect, pgTable, timestamp } from "drizzle-orm/pg-core";
import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { addDays, dayOfMoment } from "../../contract/calendar.ts";
import { ZONES } from "../../contract/testing/zones.ts";
import type { Db } from "../database/database.ts";
import { openEmptyDb } from "../testing/empty-pglite.ts";
import { toDateCondition } from "./date-condition.ts";

const table = pgTable("things", {
  id: integer("id"),
  day: date("day"),
  moment: timestamp("moment", { mode: "string", withTimezone: true }),
});
const toText = (condition: SQL) => new PgDialect().sqlToQuery(condition);

test("a range of days includes both of its ends", () => {
  const { sql: text, params } = toText(toDateCondition(table.day, "2026-11-21..2026-12-21", "UTC"));
  expect([text, params]).toEqual(['("things"."day" >= $1 and "things"."day" <= $2)', ["2026-11-21", "2026-12-21"]]);
  expect(toText(toDateCondition(table.day, "..2026-12-21", "UTC")).params).toEqual(["2026-12-21"]);
  expect(toText(toDateCondition(table.day, "2026-11-21", "UTC")).params).toEqual(["2026-11-21", "2026-11-21"]);
});

test.each([
  ["2026-11-21", ["2026-11-21T03:00:00.000Z", "2026-11-22T03:00:00.000Z"]],
  ["2026-11-21..", ["2026-11-21T03:00:00.000Z"]],
  ["..2026-12-21", ["2026-12-22T03:00:00.000Z"]],
  ["2026-11-21T01:00:00Z..2026-11-21T01:00:00.999-03:00", ["2026-11-21T01:00:00.000Z", "2026-11-21T04:00:01.000Z"]],
  ["..9999-12-31", ["infinity"]],
])("a moment is within %s from the start of the range to the end of its last day or millisecond", (range, params) => {
  expect(toText(toDateCondition(table.moment, range, "America/Sao_Paulo")).params).toEqual(params);
});

test("the first possible day has no lower bound in SQL", () => {
  expect(toText(toDateCondition(table.moment, "0001-01-01..", "Asia/Kolkata")).params).toEqual(["-infinity"]);
});

let db: Db;

beforeAll(async () => {
  const opened = await openEmptyDb();
  db = opened.db;
  await db.execute(sql`create table things (id int, day date, moment timestamptz)`);
  return opened.close;
});

/** Midnights of all zones, changes of their offsets, and the microsecond before each. */
const EDGES = [
  "2018-02-18T01:59:59.999999Z",
  "2018-02-18T02:00:00Z",
  "2018-11-04T03:00:00Z",
  "2026-03-08T06:59:59.999999Z",
  "2026-03-29T00:59:59.999Z",
  "2026-10-25T00:30:00Z",
  "2026-11-01T03:59:59.999999Z",
  "2026-11-01T05:30:00Z",
  "2011-12-30T09:59:59.999999Z",
  "2011-12-30T10:00:00Z",
  "2026-11-30T22:30:00-03:00",
  "2026-07-09T22:30:00Z",
];
const moment = fc.oneof(
  fc.constantFrom(...EDGES),
  fc
    .date({ min: new Date("1971-01-01T00:00:00Z"), max: new Date("2036-12-31T00:00:00Z"), noInvalidDate: true })
    .map((each) => each.toISOString()),
);

test.each(ZONES)("in %s SQL finds a row by the day that its column shows, and by no other", async (zone) => {
  await fc.assert(
    fc.asyncProperty(fc.array(moment, { minLength: 1, maxLength: 30 }), async (moments) => {
      await db.execute(sql`truncate things`);
      await db.insert(table).values(moments.map((each, id) => ({ id, moment: each })));
      const days = new Set(moments.map((each) => dayOfMoment(new Date(each), zone)));
      for (const day of [...days].flatMap((each) => [addDays(each, -1), each, addDays(each, 1)])) {
        const found = await db
          .select()
          .from(table)
          .where(toDateCondition(table.moment, day, zone));
        const wanted = moments.flatMap((each, id) => (dayOfMoment(new Date(each), zone) === day ? [id] : []));
        expect([day, found.map(({ id }) => id)]).toEqual([day, wanted]);
      }
    }),
    { numRuns: 10 },
  );
});
