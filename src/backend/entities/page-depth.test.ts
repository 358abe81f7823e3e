import { sql } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { onStatement } from "../database/statement-log.ts";
import { forSuite } from "../testing/for-suite.ts";
import { describeOnDatabases } from "../testing/on-databases.ts";
import { openPreparedDatabase } from "../testing/test-database.ts";
import { testProduct } from "../testing/test-product.ts";
import { readPage } from "./list-page.ts";
import { storedEntity } from "./stored-entity.ts";

const COUNTED = 20;
const SKIPPED = 50;
vi.mock("../../contract/counted-rows.ts", () => ({ COUNTED_ROWS: 20, SKIPPED_ROWS: 50 }));

const { storage } = testProduct.model;
const stored = storedEntity(storage, "genre");

/** A list of 40 or 100 rows: more than are counted, and fewer or more than can be skipped. */
describeOnDatabases("pages of long lists on %s", (kind) => {
  const database = forSuite(() =>
    openPreparedDatabase(kind, testProduct, { demo: false, admin: null, production: false }),
  );

  async function readOf(rows: number, asked: object) {
    const { db } = database;
    await db.execute(sql`delete from genres`);
    await db.execute(sql`insert into genres (id, name, code)
      select gen_random_uuid(), 'g' || n, 'poetry' from generate_series(1, ${rows}::int) n`);
    const sent: string[] = [];
    const stopLog = onStatement((text) => void sent.push(text));
    try {
      const page = await readPage(
        { db, timeZone: "UTC", storage, stored },
        { page: 1, pageSize: 10, sort: "id", ...asked },
        null,
      );
      return { page, sent };
    } finally {
      stopLog();
    }
  }

  test.each([
    ["a page past the end", 40, { page: 5 }],
    ["a page far past the end", 40, { page: 1_000_000 }],
    ["a page far past the end of filtered rows", 40, { page: 1_000_000, code: ["poetry"] }],
    ["a page far past the end of a search", 40, { page: 1_000_000, q: "g" }],
    ["a page of a list without rows", 0, {}],
    ["a page past the end of a short list", 15, { page: 1_000 }],
  ])("%s is empty, and each statement has a limit", async (_, rows, asked) => {
    const { page, sent } = await readOf(rows, asked);
    expect(page).toMatchObject({ data: [], total: Math.min(rows, COUNTED) });
    expect(page.totalIsAtLeast).toBe(rows > COUNTED ? true : undefined);
    expect(page.nextCursor).toBeUndefined();
    const counts = sent.filter((text) => /count\(/.test(text));
    expect(counts.length).toBeGreaterThan(0);
    // Each count selects from a query with a limit.
    expect(counts.filter((text) => !/\(select .* limit (\$?\d+)\)/s.test(text))).toEqual([]);
  });

  test("far past the end, no row is skipped by an offset", async () => {
    const { sent } = await readOf(40, { page: 1_000_000 });
    expect(sent.filter((text) => text.includes("offset"))).toEqual([]);
  });

  test("an exact count of a page past the end counts all rows", async () => {
    expect((await readOf(40, { page: 9, count: "exact" })).page).toMatchObject({ data: [], total: 40 });
  });

  test("the last page that can be requested by number has rows", async () => {
    const { page } = await readOf(100, { page: SKIPPED / 10 + 1 });
    expect(page.data).toHaveLength(10);
    expect(page.nextCursor).toBeDefined();
  });

  test.each([7, 10, 1_000_000])(
    "page %i of a longer list is rejected, and the message suggests cursors",
    async (page) => {
      await expect(readOf(100, { page })).rejects.toMatchObject({
        statusCode: 400,
        details: [{ path: "page", code: "maximum", message: expect.stringContaining("nextCursor") }],
      });
    },
  );
});
