import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import type { ListFilter } from "../../contract/list-filter.ts";
import { readRows } from "../database/database.ts";
import { migrate } from "../database/migrate.ts";
import { readMigrations } from "../database/migration-files.ts";
import { forSuite } from "../testing/for-suite.ts";
import { describeOnDatabases } from "../testing/on-databases.ts";
import { openTestDatabase } from "../testing/test-database.ts";
import { testProduct } from "../testing/test-product.ts";
import { toFilterCondition } from "./filter-condition.ts";
import { storedEntity } from "./stored-entity.ts";

const ID = "01890a5d-ac96-774b-bcce-b302099a8057";

describeOnDatabases("a group of filters, on the %s database", (kind) => {
  const database = forSuite(() => openTestDatabase(kind));
  beforeAll(async () => {
    await migrate(database.db, await readMigrations(testProduct.migrations));
  });

  const explain = async (entity: string, filter: ListFilter, additional: readonly string[] = []) => {
    const found = storedEntity(testProduct.model.storage, entity);
    const stored = { ...found, filters: [...found.filters, ...additional] };
    const condition = toFilterCondition(stored, filter);
    const steps = await database.db.transaction(async (tx) => {
      // The tables are empty: the test checks that the planner can use the index.
      await tx.execute(sql`set local enable_seqscan = off`);
      const query = sql`explain select id from ${stored.table} where ${condition}`;
      return await readRows<{ "QUERY PLAN": string }>(tx, query);
    });
    return steps.map((row) => row["QUERY PLAN"]).join("\n");
  };

  test.each<readonly [string, string, ListFilter]>([
    ["the identity of a text", "member", { field: "email", is: "ana@mail.example" }],
    ["no value of such a text", "member", { field: "email", isThere: false }],
    ["a text of the quick search", "book", { field: "description", is: "50%_viajante" }],
    ["no value of a sorted text", "book", { field: "name", isThere: false }],
    ["an integer", "ticket", { field: "useCount", is: "12" }],
    ["a bound of an integer", "ticket", { field: "useCount", atLeast: "12.5" }],
    ["a double", "ticket", { field: "value", is: ["0.1", "12"] }],
    ["a bound of a double", "ticket", { field: "value", atMost: "0.30000000000000004" }],
    ["another word", "ticket", { none: [{ field: "status", is: "active" }] }],
    ["an integer below a bound", "ticket", { none: [{ field: "useCount", atLeast: "12.5" }] }],
    ["a day outside of a range", "ticket", { none: [{ field: "lastDay", is: "2030-01-01.." }] }],
    ["no value of a text, negated twice", "book", { none: [{ none: [{ field: "name", isThere: false }] }] }],
  ])("uses an index for %s", async (_, entity, filter) => {
    const text = await explain(entity, filter);
    expect(text).toMatch(/Index Cond/);
    expect(text).not.toContain("Seq Scan");
  });

  test.each([true, false])(
    "an alternative with any link (%s) reads the links of one record at a time",
    async (isThere) => {
      const filter = {
        any: [
          { field: "genres", isThere },
          { field: "id", is: ID },
        ],
      };
      const text = await explain("book", filter, ["genres"]);
      expect(text).toMatch(/Index Cond: \(book_id = books\.id\)/);
      expect(text).not.toContain("hashed");
    },
  );

  test.each(["status", "value"])("knows that the required field %s has a value", async (field) => {
    expect(await explain("ticket", { field, isThere: false })).toContain("One-Time Filter: false");
  });

  test.each([
    ["9007199254740993.5", 0],
    ["-1e400", 3],
    ["1.0000000000000000001", 2],
    ["1", 3],
    ["2147483647", 1],
  ])("finds the integers of at least %s exactly", async (atLeast, count) => {
    const stored = storedEntity(testProduct.model.storage, "book");
    const found = await database.db.transaction(async (tx) => {
      await tx.execute(sql`insert into books (id, name, shelf_order, first_loans)
        select gen_random_uuid(), 'n', value, 0 from unnest(array[1, 2, 2147483647]) value`);
      const rows = await readRows(
        tx,
        sql`select id from ${stored.table}
        where ${toFilterCondition(stored, { field: "shelfOrder", atLeast })}`,
      );
      await tx.execute(sql`delete from books`);
      return rows.length;
    });
    expect(found).toBe(count);
  });

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
    const text = await explain("book", filter);
    expect(text).toMatch(/Index Cond/);
    expect(text).not.toContain("Seq Scan");
  });
});
