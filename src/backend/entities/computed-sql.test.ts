import { doublePrecision, integer, numeric, pgTable } from "drizzle-orm/pg-core";
import { drizzle } from "drizzle-orm/pglite";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { calendarAt } from "../../contract/calendar.ts";
import { type Calculation, type ComputedField, compute } from "../../contract/computed.ts";
import { openEmptyPglite } from "../testing/empty-pglite.ts";
import { computedSql } from "./computed-sql.ts";
import type { Stored } from "./stored-entity.ts";

const table = pgTable("sample", {
  id: integer("id"),
  rate: doublePrecision("rate"),
  share: doublePrecision("share"),
  price: numeric("price", { precision: 15, scale: 2, mode: "number" }),
  count: integer("count"),
});

let client: Awaited<ReturnType<typeof openEmptyPglite>>;

beforeAll(async () => {
  client = await openEmptyPglite();
  await client.exec(
    "create table sample (id int, rate double precision, share double precision, price numeric(15,2), count int)",
  );
});

afterAll(async () => await client.close());

type Sample = typeof table.$inferInsert;

const FIELDS = ["rate", "share", "price", "count"] as const;

/** Decimals of all lengths, many of them halves: `1.005`, `-2.5`. */
const short = fc
  .tuple(fc.integer({ min: -10_000_000, max: 10_000_000 }), fc.integer({ min: 0, max: 6 }))
  .map(([units, scale]) => Number(`${units}e-${scale}`));
const double = fc.oneof(
  short,
  fc.double({ min: -1e9, max: 1e9, noNaN: true, noDefaultInfinity: true }).map((value) => value + 0),
);
const sample = fc.record({
  rate: double,
  share: double,
  price: fc.integer({ min: -10_000_000, max: 10_000_000 }).map((cents) => cents / 100),
  count: fc.integer({ min: -100_000, max: 100_000 }),
});

const amount: fc.Arbitrary<string | number | Calculation> = fc.letrec<{ amount: string | number | Calculation }>(
  (tie) => ({
    amount: fc.oneof(
      { maxDepth: 2, depthIdentifier: "amount" },
      fc.constantFrom(...FIELDS),
      short,
      fc
        .tuple(fc.constantFrom("add", "subtract", "multiply"), fc.array(tie("amount"), { minLength: 1, maxLength: 3 }))
        .map(([name, operands]) => ({ [name]: operands }) as unknown as Calculation),
    ),
  }),
).amount;

const calculation = amount.filter((each): each is Calculation => typeof each === "object");

async function inSql(samples: readonly Sample[], field: ComputedField): Promise<readonly unknown[]> {
  const db = drizzle(client);
  const value = computedSql({ table, computed: { value: field } } as unknown as Stored, "value");
  await db.delete(table);
  await db.insert(table).values(samples.map((each, id) => ({ ...each, id })));
  const rows = await db
    .select({ value: value as never })
    .from(table)
    .orderBy(table.id);
  return rows.map(({ value: text }) => Number(text));
}

test("a computed number is the same in TypeScript and SQL, including negative halves", async () => {
  const decimals = fc.option(fc.integer({ min: 0, max: 4 }), { nil: undefined });
  await fc.assert(
    fc.asyncProperty(
      fc.array(sample, { minLength: 20, maxLength: 40 }),
      calculation,
      decimals,
      async (samples, of, to) => {
        const field = { of, ...(to === undefined ? {} : { decimals: to }) };
        const here = samples.map((each) => compute(field, (name) => Reflect.get(each, name), calendarAt("UTC")));
        expect(here.map(Number)).toEqual(await inSql(samples, field));
      },
    ),
    { numRuns: 40 },
  );
});

test.each([
  [1.005, 1.01],
  [-1.005, -1.01],
  [-2.5, -2.5],
  [0.125, 0.13],
  [-0.125, -0.13],
])("%d is rounded to %d, away from zero", async (rate, wanted) => {
  const field = { of: { multiply: ["rate", 1] }, decimals: 2 };
  expect(compute(field, () => rate, calendarAt("UTC"))).toBe(wanted);
  expect(await inSql([{ rate }], field)).toEqual([wanted]);
});
