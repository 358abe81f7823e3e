import { sql } from "drizzle-orm";
import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { type FilterCondition, groupOf, type ListFilter } from "../../contract/list-filter.ts";
import type { Db } from "../database/database.ts";
import { openEmptyDb } from "../testing/empty-pglite.ts";
import { filteredLoans, loanBooks, loans } from "../testing/filtered-loans.ts";
import { toListCondition } from "./list-query.ts";

/** Compares the rows that SQL finds with those that a simple evaluation of the filter finds. */

const idOf = (index: number) => `0190a0a0-0000-7000-8000-${String(index).padStart(12, "0")}`;
const STATES = ["open", "late", "closed"];
const NOTES = ["", "Ação", "a%b", "50_", "x"];
const DAYS = ["2026-02-28", "2026-03-01", "2026-03-02"];
const TIMES = ["08:00:00", "14:30:00"];
const TAGS = ["a", "ÁB", "c"];
const BOOKS = [idOf(901), idOf(902)];
const CITIES = ["Recife", "São Luís"];
/** 0.30000000000000004 must differ from 0.3, although numeric casts keep fifteen digits. */
const LONG = 0.1 + 0.2;
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { freq: 3 });
const row = fc.record({
  state: maybe(fc.constantFrom(...STATES)),
  note: maybe(fc.constantFrom(...NOTES)),
  count: maybe(fc.constantFrom(0, 1, 2.5, 10, LONG)),
  fee: maybe(fc.constantFrom(0, 9.5, 10.55)),
  settled: maybe(fc.boolean()),
  ends: maybe(fc.constantFrom(...DAYS)),
  made: maybe(fc.constantFrom(...DAYS.map((day) => `${day}T23:59:59.000Z`))),
  at: maybe(fc.constantFrom(...TIMES)),
  tags: maybe(fc.subarray(TAGS)),
  sizes: maybe(fc.subarray([1, 2.5, LONG])),
  // The database library checks the prototype of an object.
  place: maybe(fc.record({ city: fc.constantFrom(...CITIES), size: fc.constantFrom(1, 2) }, { noNullPrototype: true })),
  books: fc.subarray(BOOKS),
});
type Row = Readonly<Record<string, unknown>>;
const rows: readonly Row[] = fc.sample(row, { numRuns: 60, seed: 7 }).map((values, index) => ({
  ...values,
  id: idOf(index),
  title: [values.state, values.note].filter((each) => each !== null && each !== "").join(" "),
  "place.city": values.place?.city,
  "place.size": values.place?.size,
}));

const fold = (value: unknown) =>
  String(value)
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase();
const isThere = (value: unknown) =>
  value !== undefined && value !== null && value !== "" && !(Array.isArray(value) && value.length === 0);
const isDay = (text: string) => /^\d{4}-/.test(text);

function isWithin(value: unknown, days: string): boolean {
  const [from = "", to = from] = days.split("..");
  const day = String(value).slice(0, 10);
  return (from === "" || day >= from) && (to === "" || day <= to);
}

function compare(value: unknown, bound: unknown): number {
  const [left, right] = [String(value), String(bound)];
  if (isDay(left)) {
    return left.slice(0, 10) === right ? 0 : left < right ? -1 : 1;
  }
  return left.includes(":") ? left.slice(0, right.length).localeCompare(right) : Number(left) - Number(right);
}

function isAsAsked(row: Row, { field, is, contains, atLeast, atMost, isThere: wanted }: FilterCondition): boolean {
  const value = row[field];
  const items = [value].flat().filter(isThere);
  const isOne = (item: unknown) =>
    [is]
      .flat()
      .some((each) => (isDay(String(item)) ? isWithin(item, String(each)) : fullTime(item) === fullTime(each)));
  return (
    (is === undefined || items.some(isOne)) &&
    (contains === undefined || items.some((item) => fold(item).includes(fold(contains)))) &&
    (atLeast === undefined || items.some((item) => compare(item, atLeast) >= 0)) &&
    (atMost === undefined || items.some((item) => compare(item, atMost) <= 0)) &&
    (wanted === undefined || isThere(value) === wanted)
  );
}

const fullTime = (value: unknown) => (/^\d\d:\d\d$/.test(String(value)) ? `${value}:00` : String(value));

function holds(row: Row, filter: ListFilter): boolean {
  const group = groupOf(filter);
  if (group === null) {
    return isAsAsked(row, filter as FilterCondition);
  }
  const isHeld = (part: ListFilter) => holds(row, part);
  return group.kind === "all" ? group.parts.every(isHeld) : group.parts.some(isHeld) === (group.kind === "any");
}

/** Conditions on a field: any of some values, and each other test that it allows. */
function asking(field: string, values: readonly (string | number | boolean)[], tests: object = {}) {
  const some = fc.oneof(fc.constantFrom(...values), fc.subarray([...values], { minLength: 1 }));
  return fc
    .record({ is: some, isThere: fc.boolean(), ...tests }, { requiredKeys: [] })
    .filter((asked) => Object.keys(asked).length > 0)
    .map((asked): ListFilter => ({ field, ...asked }));
}

const bounds = (...values: readonly (string | number)[]) => ({
  atLeast: fc.constantFrom(...values),
  atMost: fc.constantFrom(...values),
});
const contains = (...texts: readonly string[]) => ({ contains: fc.constantFrom(...texts) });
const days = [...DAYS, "2026-03-01..", "..2026-03-01", "2026-03-01..2026-03-02"];

const condition = fc.oneof(
  asking("id", [idOf(1), idOf(2), "no id"], contains("0001")),
  asking("state", STATES, contains("E", "pe")),
  asking("note", NOTES.slice(1), contains("acao", "%", "_", "a%b")),
  asking("title", ["open x", "late"], contains("n á")),
  asking("count", [0, 2.5, "10", LONG], { ...bounds(1, "2.5", LONG), ...contains("2.5", "0") }),
  asking("fee", [9.5, "10.55"], { ...bounds(9.5, "10.6"), ...contains("9.5", "50") }),
  asking("settled", [true, "false"]),
  asking("ends", days, bounds(...DAYS)),
  asking("made", days, bounds(...DAYS)),
  asking("at", ["08:00", "14:30:00", "noon"], { ...bounds("08:00", "14:30"), ...contains("8:0") }),
  asking("tags", TAGS, contains("áb", "C")),
  asking("sizes", [1, "2.5", LONG], contains("2.")),
  asking("place.city", CITIES, contains("sao")),
  asking("place.size", [1, "2"], bounds(1, 2)),
  asking("books", BOOKS),
  fc.boolean().map((there): ListFilter => ({ field: "place", isThere: there })),
);

const { filter } = fc.letrec<{ filter: ListFilter; group: readonly ListFilter[] }>((tie) => ({
  filter: fc.oneof(
    { maxDepth: 3, depthSize: "small" },
    condition,
    tie("group").map((all) => ({ all })),
    tie("group").map((any) => ({ any })),
    tie("group").map((none) => ({ none })),
  ),
  group: fc.array(tie("filter"), { maxLength: 3 }),
}));

let db: Db;

beforeAll(async () => {
  const opened = await openEmptyDb();
  db = opened.db;
  await db.execute(
    sql`create table loans (id uuid primary key, state text, note text, count double precision, fee numeric(15, 2),
      settled boolean, ends date, made timestamptz, at time, tags text[], sizes double precision[], place jsonb)`,
  );
  await db.execute(sql`create table loan_books (loan_id uuid, book_id uuid)`);
  await db.insert(loans).values(rows as (typeof loans.$inferInsert)[]);
  await db
    .insert(loanBooks)
    .values(rows.flatMap(({ id, books }) => (books as string[]).map((bookId) => ({ loanId: String(id), bookId }))));
  return opened.close;
});

const conditionOf = (text: string) => toListCondition(filteredLoans, { filter: text }, null);

test("a filter with groups finds exactly the rows that match it", async () => {
  await fc.assert(
    fc.asyncProperty(filter, async (wanted) => {
      const found = await db
        .select({ id: loans.id })
        .from(loans)
        .where(conditionOf(JSON.stringify(wanted)));
      const held = rows.filter((each) => holds(each, wanted));
      expect(found.map(({ id }) => id).sort()).toEqual(held.map(({ id }) => id));
    }),
    { numRuns: 500 },
  );
});
