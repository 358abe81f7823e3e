import { getTableColumns, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { storage } from "../../generated/backend/storage.ts";
import { accountScreens } from "../../generated/screens/account.ts";
import { couponScreens } from "../../generated/screens/coupon.ts";
import { featureScreens } from "../../generated/screens/feature.ts";
import { planScreens } from "../../generated/screens/plan.ts";
import { readPage } from "../../src/backend/entities/list-page.ts";
import { type Row, storedEntity } from "../../src/backend/entities/stored-entity.ts";
import { forSuite } from "../../src/backend/testing/for-suite.ts";
import { describeOnDatabases } from "../../src/backend/testing/on-databases.ts";
import { openPreparedDatabase } from "../../src/backend/testing/test-database.ts";
import { sortRows } from "../../src/console/data/sort-rows.ts";
import type { EntityRecord } from "../../src/contract/transport.ts";
import { backendProduct } from "../../src/product/backend/product.ts";

/** A small set of values, so that many rows have equal values. */
const text = fc
  .tuple(
    fc.constantFrom(
      "",
      "Plano",
      "plano",
      "Pláno",
      "Água",
      "aguá",
      "Zé",
      "Ωμέγα",
      "ωμεγα",
      "œuvre",
      "Łódź",
      "😀",
      "\uffee",
      "a-b",
    ),
    fc.constantFrom(
      "",
      " ",
      " 2",
      " 02",
      " 10",
      " 100",
      "-7",
      " 2026",
      " 99999",
      " 123456",
      " 12345678901234567890123",
    ),
  )
  .map((parts) => parts.join(""));

function arbitraryOf(column: PgColumn): fc.Arbitrary<unknown> {
  const { columnType, enumValues = [] } = column;
  const byType: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
    PgText: enumValues.length > 0 ? fc.constantFrom(...enumValues) : text,
    PgInteger: fc.integer({ min: 0, max: 12 }),
    PgDoublePrecision: fc.constantFrom(0, 2, 10, 0.1, 1e9),
    PgNumericNumber: fc.constantFrom(0, 2, 10, 0.1, 19.9),
    PgBoolean: fc.boolean(),
    PgDateString: fc.constantFrom("2026-01-31", "2026-02-01", "2030-12-01"),
    PgTimestampString: fc.constantFrom("2026-01-31T23:59:59.5Z", "2026-02-01T00:00:00Z", "2030-12-01T10:00:00Z"),
  };
  const values = byType[columnType] ?? fc.constant(null);
  return column.notNull ? values : fc.option(values, { freq: 3 });
}

const lists = [accountScreens, couponScreens, featureScreens, planScreens];
const orders = lists.flatMap(({ entity, fields, list }) =>
  (list?.sortable ?? []).flatMap((field) => [field, `-${field}`].map((sort) => ({ entity, sort, fields }))),
);

describeOnDatabases("a list of random records, on the %s database", (kind) => {
  const database = forSuite(() =>
    openPreparedDatabase(kind, backendProduct, { demo: false, admin: null, production: false }),
  );
  beforeAll(async () => {
    for (const { entity } of lists) {
      const { table, unique } = storedEntity(storage, entity);
      const columns = Object.entries(getTableColumns(table)).filter(([name]) => name !== "id" && name !== "revision");
      const row = fc.record(Object.fromEntries(columns.map(([name, column]) => [name, arbitraryOf(column)])));
      const rows = fc.sample(row, { numRuns: 120, seed: 11 }).map((values, index) => ({
        ...values,
        ...Object.fromEntries(unique.map((name) => [name, `${String(values[name])} ${index}`])),
        id: `00000000-0000-7000-8000-${((index * 7_919) % 100_003).toString(16).padStart(12, "0")}`,
      }));
      await database.db.insert(table).values(rows as never);
    }
    await database.db.execute(sql`analyze`);
  });

  test.each(orders)(
    "of $entity by $sort has one order: in pages, by cursors both ways, and in the browser",
    async (order) => {
      const { entity, sort, fields } = order;
      const stored = storedEntity(storage, entity);
      const read = (asked: object) =>
        readPage(
          { db: database.db, storage, stored, timeZone: "UTC" },
          { page: 1, pageSize: 7, sort: "id", ...asked },
          null as Row | null,
        );
      const idsOf = ({ data }: { readonly data: readonly Row[] }) => data.map(({ id }) => id);

      const { data } = await read({ pageSize: 1_000 });
      const wanted = sortRows(data as EntityRecord[], sort, fields).map(({ id }) => id);
      expect(wanted).toHaveLength(120);

      const numbered: unknown[] = [];
      for (let page = 1; page <= 18; page += 1) {
        numbered.push(...idsOf(await read({ sort, page })));
      }
      expect(numbered).toEqual(wanted);

      let page = await read({ sort });
      const there = [idsOf(page)];
      while (page.nextCursor !== undefined && there.length <= wanted.length) {
        page = await read({ sort, after: page.nextCursor });
        there.push(idsOf(page));
      }
      expect(there.flat()).toEqual(wanted);
      const back = [idsOf(page)];
      while (page.previousCursor !== undefined && back.length <= wanted.length) {
        page = await read({ sort, before: page.previousCursor });
        back.unshift(idsOf(page));
      }
      expect(back.flat()).toEqual(wanted);
    },
  );
});
