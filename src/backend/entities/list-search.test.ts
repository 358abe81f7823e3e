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
import { toListCondition, toSearchWords } from "./list-query.ts";
import { storedEntity } from "./stored-entity.ts";

const entities = [bookScreens, genreScreens, memberScreens, ticketScreens].map(({ entity }) => entity);

describeOnDatabases("quick searches, on the %s database", (kind) => {
  const database = forSuite(() => openTestDatabase(kind));
  beforeAll(async () => {
    await migrate(database.db, await readMigrations(testProduct.migrations));
  });

  test.each(entities)("a part of a word in a %s uses the trigram index of each field", async (entity) => {
    const stored = storedEntity(testProduct.model.storage, entity);
    const steps = await database.db.transaction(async (tx) => {
      // The tables are empty: the test checks that the planner can use the index.
      await tx.execute(sql`set local enable_seqscan = off`);
      const condition = toListCondition(stored, { q: "Ção" }, null);
      return await readRows<Record<string, string>>(tx, sql`explain select * from ${stored.table} where ${condition}`);
    });
    const text = steps.flatMap((row) => Object.values(row)).join("\n");
    expect(text.match(/Bitmap Index Scan on \w+_trigrams/g)).toHaveLength(stored.search.length);
    expect(text).not.toContain("Seq Scan");
  });
});

test("a search of more than eight words is rejected", () => {
  const stored = storedEntity(testProduct.model.storage, "genre");
  expect(toListCondition(stored, { q: "a b c d e f g h" }, null)).toBeDefined();
  expect(() => toListCondition(stored, { q: "a b c d e f g h i" }, null)).toThrow("The query is not valid");
});

test("words that are part of other words are not searched again", () => {
  expect(toSearchWords(" a ana  a silva an ")).toEqual(["ana", "silva"]);
  expect(toSearchWords("x ".repeat(100))).toEqual(["x"]);
  expect(toSearchWords("  ")).toEqual([]);
});
