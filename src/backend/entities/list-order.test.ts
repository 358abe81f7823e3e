import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { bookScreens } from "../../../testing/fixture/generated/screens/book.ts";
import { genreScreens } from "../../../testing/fixture/generated/screens/genre.ts";
import { memberScreens } from "../../../testing/fixture/generated/screens/member.ts";
import { ticketScreens } from "../../../testing/fixture/generated/screens/ticket.ts";
import { readRows } from "../database/database.ts";
import { migrate } from "../database/migrate.ts";
import { readMigrations } from "../database/migration-files.ts";
import { forSuite } from "../testing/for-suite.ts";
import { describeOnDatabases } from "../testing/on-databases.ts";
import { openTestDatabase } from "../testing/test-database.ts";
import { testProduct } from "../testing/test-product.ts";
import { toListOrder, toSortKey } from "./list-query.ts";
import { storedEntity } from "./stored-entity.ts";

const lists = [bookScreens, genreScreens, memberScreens, ticketScreens].flatMap(({ entity, list }) =>
  (list?.sortable ?? []).map((field) => [entity, field] as const),
);

describeOnDatabases("the orders of lists, on the %s database", (kind) => {
  const database = forSuite(() => openTestDatabase(kind));
  beforeAll(async () => {
    await migrate(database.db, await readMigrations(testProduct.migrations));
  });

  test.each(lists)(
    "a page of %s by %s, in both directions, is read from an index with that order",
    async (entity, field) => {
      const stored = storedEntity(testProduct.model.storage, entity);
      for (const sort of [field, `-${field}`]) {
        const steps = await database.db.transaction(async (tx) => {
          // The tables are empty: the test checks that the planner can use the index.
          await tx.execute(sql`set local enable_seqscan = off`);
          const order = sql.join([...toListOrder(stored, sort)], sql`, `);
          const { expression, mayBeBlank } = toSortKey(stored, sort);
          // Rows with a value are read first, because blanks are last in descending order too.
          const segment = mayBeBlank && sort !== field ? sql`where (${expression}) is not null` : sql``;
          return await readRows<{ "QUERY PLAN": string }>(
            tx,
            sql`explain select * from ${stored.table} ${segment} order by ${order} limit 25`,
          );
        });
        const text = steps.map((row) => row["QUERY PLAN"]).join("\n");
        expect(text).toMatch(/Index Scan (Backward )?using/);
        expect(text).not.toContain("Sort");
      }
    },
  );
});
