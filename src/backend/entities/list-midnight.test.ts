import { sql } from "drizzle-orm";
import { date, integer, pgTable, uuid } from "drizzle-orm/pg-core";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { Db } from "../database/database.ts";
import { openEmptyDb } from "../testing/empty-pglite.ts";
import { filteredLoans } from "../testing/filtered-loans.ts";
import { readPage } from "./list-page.ts";
import type { Stored } from "./stored-entity.ts";

/** The process's time zone is not the business time zone, and midnight passes between two calls. */

const dues = pgTable("dues", { id: uuid("id").primaryKey(), revision: integer("revision"), ends: date("ends") });
const stored: Stored = {
  ...filteredLoans,
  entity: "due",
  table: dues,
  columns: ["id", "ends"],
  search: [],
  filters: ["late"],
  sortable: ["late"],
  parts: {},
  links: [],
  computed: { late: { of: { field: "ends", lessThan: { today: 0 } } } },
};
const DAYS = ["2026-03-01", "2026-03-02", "2026-03-03", "2026-03-01", "2026-03-02", "2026-03-03"];
const BEFORE_MIDNIGHT = new Date("2026-03-02T23:59:00-03:00");
const AFTER_MIDNIGHT = new Date("2026-03-03T00:01:00-03:00");

let db: Db;

beforeAll(async () => {
  const opened = await openEmptyDb();
  db = opened.db;
  await db.execute(sql`create table dues (id uuid primary key, revision int default 1, ends date)`);
  await db
    .insert(dues)
    .values(DAYS.map((ends, index) => ({ id: `00000000-0000-4000-8000-00000000000${index}`, revision: 1, ends })));
  return opened.close;
});
beforeEach(() => {
  vi.stubEnv("TZ", "Asia/Kolkata");
  vi.useFakeTimers({ toFake: ["Date"], now: BEFORE_MIDNIGHT });
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.useRealTimers();
});

const read = (asked: object = {}) =>
  readPage(
    { db, timeZone: "America/Sao_Paulo", storage: {}, stored },
    { page: 1, pageSize: 10, sort: "late", ...asked },
    null,
  );
const shown = (data: readonly object[]) => data.map((record) => Reflect.get(record, "late"));

test("a list sorted by a field that depends on the day has the order of the returned values", async () => {
  expect(shown((await read()).data)).toEqual([false, false, false, false, true, true]);
  vi.setSystemTime(AFTER_MIDNIGHT);
  expect(shown((await read()).data)).toEqual([false, false, true, true, true, true]);
  expect(shown((await read({ sort: "-late" })).data)).toEqual([true, true, true, true, false, false]);
});

test("a filter by a field that depends on the day follows the business day", async () => {
  expect((await read({ late: [true] })).total).toBe(2);
  vi.setSystemTime(AFTER_MIDNIGHT);
  expect((await read({ late: [true] })).total).toBe(4);
});

test.each(["late", "-late"])(
  "cursor pages in the order of %s return each row once, although midnight passes between them",
  async (sort) => {
    const first = await read({ sort, pageSize: 2 });
    vi.setSystemTime(AFTER_MIDNIGHT);
    const second = await read({ sort, pageSize: 2, after: first.nextCursor });
    const third = await read({ sort, pageSize: 2, after: second.nextCursor });
    const back = await read({ sort, pageSize: 2, before: second.previousCursor });
    const idsOf = ({ data }: typeof first) => data.map(({ id }) => id);
    expect(new Set([first, second, third].flatMap(idsOf)).size).toBe(DAYS.length);
    expect(idsOf(back)).toEqual(idsOf(first));
  },
);
