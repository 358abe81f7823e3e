import { sql } from "drizzle-orm";
import { boolean, date, doublePrecision, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import type { Calendar } from "../../contract/calendar.ts";
import { holds, type Predicate } from "../../contract/predicate.ts";
import type { Db } from "../database/database.ts";
import { openEmptyDb } from "../testing/empty-pglite.ts";
import { toPredicateCondition } from "./predicate-condition.ts";

/** Compares the rows that SQL finds with the evaluation of the same predicate in TypeScript. */

const loans = pgTable("loans", {
  id: integer("id").primaryKey(),
  count: integer("count"),
  most: integer("most"),
  fee: doublePrecision("fee"),
  begins: date("begins"),
  ends: date("ends"),
  madeAt: timestamp("made_at", { withTimezone: true, mode: "string" }),
  seenAt: timestamp("seen_at", { withTimezone: true, mode: "string" }),
  state: text("state"),
  note: text("note"),
  title: text("title"),
  tags: text("tags").array(),
  settled: boolean("settled"),
});

const STATES = ["open", "late", "closed"];
const DAYS = ["2026-02-28", "2026-03-01", "2026-03-02"];
/** In São Paulo each day has two of them; in UTC the last one belongs to another day. */
const MOMENTS = DAYS.flatMap((day, index) => [
  `${day}T03:00:00.000Z`,
  `${DAYS[index + 1] ?? "2026-03-03"}T02:59:59.999Z`,
]);
const CALENDAR: Calendar = { timeZone: "America/Sao_Paulo", today: "2026-03-01" };
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { freq: 3 });
const row = fc.record({
  count: maybe(fc.integer({ min: 0, max: 3 })),
  most: maybe(fc.integer({ min: 0, max: 3 })),
  fee: maybe(fc.constantFrom(0, 1, 1.5, 10.55, 10.555, 0.1 + 0.2)),
  begins: maybe(fc.constantFrom(...DAYS)),
  ends: maybe(fc.constantFrom(...DAYS)),
  madeAt: maybe(fc.constantFrom(...MOMENTS)),
  seenAt: maybe(fc.constantFrom(...MOMENTS)),
  state: maybe(fc.constantFrom(...STATES)),
  note: maybe(fc.constantFrom("", "x", "\u00c9 ")),
  title: maybe(fc.constantFrom("", " X", "\u00e9", "E\u0301")),
  tags: maybe(fc.subarray(["a", "b", "c"])),
  settled: maybe(fc.boolean()),
});

/** A comparison of each kind that a field allows. */
function comparing(
  field: string,
  operand: fc.Arbitrary<string | number | { readonly field: string } | { readonly today: number }>,
) {
  const tests = fc.record(
    { moreThan: operand, lessThan: operand, atLeast: operand, atMost: operand, is: operand, isNot: operand },
    { requiredKeys: [] },
  );
  return tests.map((some): Predicate => ({ field, ...some }));
}

function naming(field: string, values: readonly string[]) {
  const some = fc.oneof(fc.constantFrom(...values), fc.subarray([...values]));
  return fc.record({ is: some, isNot: some }, { requiredKeys: [] }).map((tests): Predicate => ({ field, ...tests }));
}

const today = fc.integer({ min: -2, max: 2 }).map((days) => ({ today: days }));

const comparison: fc.Arbitrary<Predicate> = fc.oneof(
  comparing("count", fc.oneof(fc.integer({ min: 0, max: 3 }), fc.constant({ field: "most" }))),
  comparing(
    "begins",
    fc.oneof(fc.constantFrom(...DAYS), today, fc.constantFrom({ field: "ends" }, { field: "madeAt" })),
  ),
  comparing(
    "madeAt",
    fc.oneof(fc.constantFrom(...DAYS), today, fc.constantFrom({ field: "ends" }, { field: "seenAt" })),
  ),
  fc.subarray(DAYS, { minLength: 1 }).map((is): Predicate => ({ field: "madeAt", is })),
  fc.subarray(DAYS, { minLength: 1 }).map((isNot): Predicate => ({ field: "madeAt", isNot })),
  comparing("fee", fc.constantFrom(0, 1, 1.5, 10.55)),
  fc.integer({ min: 0, max: 3 }).map((most): Predicate => ({ field: "fee", moreDecimalsThan: most })),
  naming("state", STATES),
  fc.constantFrom("is", "isNot").map((test): Predicate => ({ field: "note", [test]: { field: "title" } })),
  naming("tags", ["a", "b", "c"]),
  fc.boolean().map((is): Predicate => ({ field: "settled", is })),
  fc
    .tuple(fc.constantFrom("count", "note", "tags", "settled", "begins"), fc.boolean())
    .map(([field, isThere]): Predicate => ({ field, isThere })),
);

const { predicate } = fc.letrec<{ predicate: Predicate; group: readonly Predicate[] }>((tie) => ({
  predicate: fc.oneof(
    { maxDepth: 2, depthSize: "small" },
    comparison,
    tie("group").map((all) => ({ all })),
    tie("group").map((any) => ({ any })),
    tie("group").map((none) => ({ none })),
  ),
  group: fc.array(tie("predicate"), { maxLength: 3 }),
}));

const rows = fc.sample(row, { numRuns: 60, seed: 7 }).map((values, id) => ({ id, ...values }));
let db: Db;

beforeAll(async () => {
  const opened = await openEmptyDb();
  db = opened.db;
  await db.execute(
    sql`create table loans (id int primary key, count int, most int, fee double precision, begins date, ends date,
      made_at timestamptz, seen_at timestamptz,
      state text, note text, title text, tags text[], settled boolean)`,
  );
  await db.insert(loans).values(rows);
  return opened.close;
});

test("SQL finds exactly the rows that match a predicate", async () => {
  await fc.assert(
    fc.asyncProperty(predicate, async (wanted) => {
      const found = await db
        .select({ id: loans.id })
        .from(loans)
        .where(toPredicateCondition(loans, wanted, CALENDAR));
      const held = rows.filter((each) => holds(wanted, (path) => each[path as keyof typeof each], CALENDAR));
      expect(found.map(({ id }) => id).sort((one, other) => one - other)).toEqual(held.map(({ id }) => id));
    }),
    { numRuns: 400 },
  );
});
