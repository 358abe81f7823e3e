import type { PGlite } from "@electric-sql/pglite";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openEmptyPglite } from "../testing/empty-pglite.ts";
import { vacuumTables } from "./vacuum-tables.ts";

let client: PGlite;
beforeAll(async () => {
  client = await openEmptyPglite();
  await client.exec(
    'create table "odd Name" (n int); create table notes (n int, text text); create table still (n int)',
  );
});
afterAll(() => client.close());
beforeEach(async () => {
  await vacuumTables(client);
});

let made: string[] = [];

/** Statements executed for the changed tables. */
async function tidy(): Promise<readonly string[]> {
  made = [];
  const watched = new Proxy(client, {
    get: (target, name) => {
      const own = Reflect.get(target, name, target);
      if (name !== "query" && name !== "transaction") {
        return own;
      }
      return name === "query"
        ? (text: string) => {
            made.push(text);
            return target.query(text);
          }
        : (work: (tx: { query: (text: string) => unknown }) => Promise<void>) =>
            target.transaction((tx) =>
              work({
                query: (text) => {
                  made.push(text);
                  return tx.query(text);
                },
              }),
            );
    },
  });
  await vacuumTables(watched);
  return made.filter((text) => /^(vacuum|analyze|set)/.test(text));
}

const fill = (table: string, rows: number) =>
  client.query(`insert into ${table} select n from generate_series(1, ${rows}) n`);

test("unchanged tables and tables with few rows are skipped", async () => {
  expect(await tidy()).toEqual([]);
  await fill("notes", 20);
  expect(await tidy()).toEqual([]);
});

test("a changed table is vacuumed and analyzed once, whatever its name", async () => {
  await fill("notes", 500);
  expect(await tidy()).toEqual(["analyze notes"]);
  await fill('"odd Name"', 12_000);
  expect(await tidy()).toEqual(['vacuum "odd Name"', 'analyze "odd Name"']);
  expect(await tidy()).toEqual([]);
  const { rows } = await client.query("select reltuples from pg_class where relname = 'odd Name'");
  expect(rows).toEqual([{ reltuples: 12_000 }]);
});

test("other requests run between two tables", async () => {
  await fill("notes", 20_000);
  await fill('"odd Name"', 20_000);
  let answeredAfter = -1;
  const tables = () => made.filter((text) => text.startsWith("analyze")).length;
  setTimeout(() => {
    void client.query("select 1").then(() => {
      answeredAfter = tables();
    });
  }, 1);
  expect((await tidy()).filter((text) => text.startsWith("analyze"))).toHaveLength(2);
  expect(answeredAfter).toBeLessThan(2);
  expect(answeredAfter).toBeGreaterThanOrEqual(0);
});

test("dead rows are vacuumed, and their space is reused", async () => {
  await fill("notes", 9_000);
  await tidy();
  await client.query("update notes set n = n + 1, text = 'x'");
  expect(await tidy()).toEqual(["vacuum notes", "analyze notes"]);
  const size = async () => (await client.query("select pg_relation_size('notes') as size")).rows;
  const before = await size();
  await client.query("update notes set n = n + 1");
  expect(await size()).toEqual(before);
});

test("large tables get a smaller sample", async () => {
  await fill("notes", 150_000);
  expect(await tidy()).toEqual(["vacuum notes", "set local default_statistics_target = 10", "analyze notes"]);
  const { rows } = await client.query("show default_statistics_target");
  expect(rows).toEqual([{ default_statistics_target: "100" }]);
});

test("changes before a restart are detected by the size of the table", async () => {
  await fill("still", 60_000);
  // A restart resets the statistics counters but not the tables.
  await client.query("select pg_stat_force_next_flush()");
  await client.query("select pg_stat_reset()");
  expect(await tidy()).toEqual(["vacuum still", "analyze still"]);
});
