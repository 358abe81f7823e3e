import { join } from "node:path";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { testFolder } from "../../../testing/temporary-folder.ts";
import { placeEmptyDatabase } from "../testing/empty-pglite.ts";
import { openTestDatabase } from "../testing/test-database.ts";
import { readRows } from "./database.ts";
import { openEmbedded } from "./open-embedded.ts";

test.each(["full", "relaxed"] as const)(
  "a write merges only short pending lists of the search index, with DATA_DURABILITY=%s",
  async (durability) => {
    const folder = testFolder("entity-console-search-");
    await placeEmptyDatabase(join(folder, "database"));
    const { db, close } = await openEmbedded(join(folder, "database"), durability);
    await db.execute(sql`create extension pg_trgm`);
    await db.execute(sql`create table notes (text text not null)`);
    await db.execute(sql`create index notes_trigrams on notes using gin (text gin_trgm_ops)`);
    await db.execute(sql`insert into notes select gen_random_uuid()::text from generate_series(1, 3000)`);
    const [aside] = await readRows<{ pages: string }>(
      db,
      sql`select gin_clean_pending_list('notes_trigrams') as pages`,
    );
    expect(Number(aside?.pages)).toBeLessThanOrEqual(32);
    await close();
  },
  120_000,
);

test("a checkpoint is written after the start", async () => {
  const { db, settle, close } = await openTestDatabase("embedded");
  await db.execute(sql`create table notes (text text not null)`);
  const readUnsettled = async () => {
    const [row] = await readRows<{ bytes: string }>(
      db,
      sql`select pg_current_wal_insert_lsn() - checkpoint_lsn as bytes from pg_control_checkpoint()`,
    );
    return Number(row?.bytes);
  };
  expect(await readUnsettled()).toBeGreaterThan(1_000);
  await settle?.();
  expect(await readUnsettled()).toBeLessThan(1_000);
  await close();
});
