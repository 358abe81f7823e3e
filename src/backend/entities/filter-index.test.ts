import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { ListFilter } from "../../contract/list-filter.ts";
import { type Database, readRows } from "../database/database.ts";
import { migrate } from "../database/migrate.ts";
import { readMigrations } from "../database/migration-files.ts";
import { describeOnDatabases } from "../testing/on-databases.ts";
import { openTestDatabase } from "../testing/test-database.ts";
import { testProduct } from "../testing/test-product.ts";
import { toFilterCondition } from "./filter-condition.ts";
import { storedEntity } from "./stored-entity.ts";

const ID = "01890a5d-ac96-774b-bcce-b302099a8057";

describeOnDatabases("a group of filters, on the %s database", (kind) => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
    await migrate(database.db, await readMigrations(testProduct.migrations));
  });
  afterAll(() => database.close());

  test.each<ListFilter>([
    { all: [{ field: "name", contains: "viajante" }] },
    {
      any: [
        { field: "name", contains: "viajante" },
        { field: "id", is: ID },
      ],
    },
    { all: [{ none: [{ field: "name", contains: "livro" }] }, { field: "id", is: ID }] },
  ])("uses indexes: %j", async (filter) => {
    const stored = storedEntity(testProduct.model.storage, "book");
    const condition = toFilterCondition(stored, filter);
    const steps = await database.db.transaction(async (tx) => {
      // The tables are empty: the test checks that the planner can use the index.
      await tx.execute(sql`set local enable_seqscan = off`);
      const query = sql`explain select id from ${stored.table} where ${condition}`;
      return await readRows<{ "QUERY PLAN": string }>(tx, query);
    });
    const text = steps.map((row) => row["QUERY PLAN"]).join("\n");
    expect(text).toMatch(/Index Cond/);
    expect(text).not.toContain("Seq Scan");
  });
});
