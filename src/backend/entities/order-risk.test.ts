import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { Database } from "../database/database.ts";
import { describeOnDatabases } from "../testing/on-databases.ts";
import { openPreparedDatabase } from "../testing/test-database.ts";
import { testProduct } from "../testing/test-product.ts";
import { type RecordPage, readPage } from "./list-page.ts";
import { testsOrder } from "./order-risk.ts";
import { storedEntity } from "./stored-entity.ts";

vi.mock("../../contract/counted-rows.ts", () => ({ COUNTED_ROWS: 60, SKIPPED_ROWS: 500 }));
vi.mock("./order-risk.ts", async (importOriginal) => ({
  ...(await importOriginal<object>()),
  COLLECTED_ROWS: 30,
  WALKED_ROWS: 50,
  MOST_COLLECTED: 80,
}));

const { storage } = testProduct.model;
const stored = storedEntity(storage, "genre");
const contains = (text: string) => JSON.stringify({ all: [{ field: "name", contains: text }] });

/** A list of 200 rows by name. Up to 30 matches are collected, more are looked for in 50 rows, then up to 80 are collected. */
describeOnDatabases("conditions on the field of the order on %s", (kind) => {
  let database: Database;
  beforeAll(async () => {
    database = await openPreparedDatabase(kind, testProduct, { demo: false, admin: null, production: false });
  }, 120_000);
  afterAll(() => database.close());

  /** Fills the list with `others` rows and then, in ascending order of names, with `matches` rows. */
  async function fill(others: number, matches: number): Promise<void> {
    const { db } = database;
    await db.execute(sql`delete from genres`);
    await db.execute(sql`insert into genres (id, name, code)
      select gen_random_uuid(), case when n <= ${others}::int then 'a other ' else 'z match ' end || lpad(n::text, 4, '0'), 'poetry'
      from generate_series(1, ${others + matches}::int) n`);
  }
  const read = (asked: object) =>
    readPage(
      { db: database.db, timeZone: "UTC", storage, stored },
      { page: 1, pageSize: 10, sort: "name", ...asked },
      null,
    );
  const namesOf = ({ data }: RecordPage) => data.map(({ name }) => name);
  const match = (number: number) => `z match ${String(number).padStart(4, "0")}`;

  test.each([
    ["few matches", 170, 30],
    ["more matches", 140, 60],
    ["more matches than are counted", 120, 80],
    ["very many matches", 90, 110],
  ])("%s at the end of the order are all listed, page by page, in both directions", async (_, others, matches) => {
    await fill(others, matches);
    const expected = Array.from({ length: matches }, (__, index) => match(others + index + 1));
    for (const [sort, names] of [
      ["name", expected],
      ["-name", expected.toReversed()],
    ] as const) {
      for (const asked of [{ q: "match" }, { filter: contains("match") }]) {
        const found: unknown[] = [];
        let page = await read({ ...asked, sort });
        found.push(...namesOf(page));
        while (page.nextCursor !== undefined) {
          page = await read({ ...asked, sort, after: page.nextCursor });
          expect(page.total).toBe(Math.min(matches, 60));
          found.push(...namesOf(page));
        }
        expect(found).toEqual(names);
      }
    }
  });

  test("pages after the first are read to the last match", async () => {
    await fill(100, 100);
    const found: unknown[] = [];
    let page = await read({ filter: contains("other"), pageSize: 40 });
    found.push(...namesOf(page));
    while (page.nextCursor !== undefined) {
      page = await read({ filter: contains("other"), pageSize: 40, after: page.nextCursor });
      found.push(...namesOf(page));
    }
    expect(found).toHaveLength(100);
    expect(namesOf(await read({ filter: contains("other"), pageSize: 40, page: 3 }))).toHaveLength(20);
  });
});

test.each([
  [{ q: "a", sort: "-name" }, true],
  [{ q: " ", sort: "name" }, false],
  [{ q: "a", sort: "code" }, false],
  [{ filter: contains("a"), sort: "name" }, true],
  [
    {
      filter: JSON.stringify({
        any: [
          { field: "code", is: "a" },
          { field: "name", contains: "a" },
        ],
      }),
      sort: "name",
    },
    true,
  ],
  [{ filter: JSON.stringify({ none: [{ any: [{ field: "name", contains: "a" }] }] }), sort: "name" }, false],
  [{ filter: JSON.stringify({ all: [{ field: "name", atLeast: "a" }] }), sort: "name" }, false],
  [{ filter: contains("a"), sort: "code" }, false],
  [{ sort: "name" }, false],
])("%j tests the field of the order: %s", (asked, expected) => {
  expect(testsOrder({ ...stored, search: ["name"] }, { page: 1, pageSize: 10, ...asked })).toBe(expected);
});
