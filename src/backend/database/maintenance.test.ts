import type { PGlite } from "@electric-sql/pglite";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { openEmptyPglite } from "../testing/empty-pglite.ts";
import { startMaintenance } from "./maintenance.ts";

const SECOND_MS = 1_000;

let client: PGlite;
let stop: () => void;
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "Date"] });
  client = await openEmptyPglite();
  await client.query("create table notes (text text not null)");
  stop = startMaintenance(client);
});
afterAll(async () => {
  stop();
  vi.useRealTimers();
  await client.close();
});
beforeEach(async () => {
  await client.query("checkpoint");
  await after(5 * SECOND_MS);
});

const write = (megabytes: number) =>
  client.query(
    `insert into notes select repeat(gen_random_uuid()::text, 28) from generate_series(1, ${megabytes} * 1000)`,
  );

/** Position of the newest checkpoint, after all timers due by then have run. */
async function after(ms: number): Promise<string> {
  vi.advanceTimersByTime(ms);
  for (let turn = 0; turn < 10; turn += 1) {
    await client.query("select 1");
  }
  const { rows } = await client.query<{ at: string }>("select checkpoint_lsn::text as at from pg_control_checkpoint()");
  return rows[0]?.at ?? "";
}

test("a checkpoint is written after many writes", async () => {
  const before = await after(0);
  await write(20);
  expect(await after(5 * SECOND_MS)).toBe(before);
  await write(20);
  expect(await after(5 * SECOND_MS)).not.toBe(before);
});

test("after five minutes a checkpoint is written if there were any writes", async () => {
  await write(1);
  const before = await after(5 * SECOND_MS);
  expect(await after(285 * SECOND_MS)).toBe(before);
  const later = await after(20 * SECOND_MS);
  expect(later).not.toBe(before);
  expect(await after(600 * SECOND_MS)).toBe(later);
});

test("tables are vacuumed within a minute", async () => {
  await client.query("analyze notes");
  await client.query("insert into notes select '' from generate_series(1, 50000)");
  const known = async () =>
    (await client.query<{ rows: number }>("select reltuples as rows from pg_class where relname = 'notes'")).rows[0]
      ?.rows;
  const before = (await known()) ?? 0;
  await after(60 * SECOND_MS);
  await vi.waitUntil(async () => ((await known()) ?? 0) >= before + 50_000, { timeout: 20_000 });
});
