import { sql } from "drizzle-orm";
import type { FastifyReply } from "fastify";
import { expect, test } from "vitest";
import { tickets } from "../../../testing/fixture/generated/backend/tables.ts";
import { type Db, readRows } from "../database/database.ts";
import { describeOnDatabases } from "../testing/on-databases.ts";
import { startTestBackend } from "../testing/test-backend.ts";
import { testProduct } from "../testing/test-product.ts";
import { newIdRange, streamRange } from "./record-range.ts";
import { storedEntity } from "./stored-entity.ts";

test("the ids of a batch are consecutive UUIDs", () => {
  const batch = newIdRange(70_000);
  const ids = [...batch.slice(0, 40_000), ...batch.slice(40_000, 40_000)];
  expect(ids).toHaveLength(70_000);
  expect(new Set(ids).size).toBe(70_000);
  expect(ids.every((id) => /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/.test(id))).toBe(
    true,
  );
  expect([ids[0], ids.at(-1)]).toEqual([batch.from, batch.to]);
  expect(ids.toSorted()).toEqual(ids);
});

test("the id ranges of two batches never overlap", () => {
  const batches = Array.from({ length: 200 }, () => newIdRange(3)).toSorted((one, other) =>
    one.from < other.from ? -1 : 1,
  );
  const ids = batches.flatMap((batch) => batch.slice(0, 3));
  expect(ids.toSorted()).toEqual(ids);
  expect(new Set(ids).size).toBe(600);
});

/**
 * Number of ticket rows that this connection has read. It can include rows of earlier transactions: compare two calls of
 * one transaction to count the rows in between.
 */
async function countRead(tx: Db): Promise<number> {
  const [row] = await readRows<{ rows: string }>(
    tx,
    sql`select pg_stat_get_xact_tuples_returned('tickets'::regclass) + pg_stat_get_xact_tuples_fetched('tickets'::regclass)
      as rows`,
  );
  return Number(row?.rows);
}

describeOnDatabases("the response of a batch, on the %s database", (kind) => {
  test("yields to the event loop after every 250 records", async () => {
    const { context, close } = await startTestBackend(kind);
    const { db } = context;
    const { storage } = testProduct.model;
    const ids = newIdRange(2_500);
    await db
      .insert(tickets)
      .values(ids.slice(0, ids.total).map((id, index) => ({ id, code: `YIELD-${index}`, value: 1 })));
    const reply = { type: () => undefined, compileSerializationSchema: () => JSON.stringify };
    const source = { db, timeZone: "UTC", storage, stored: storedEntity(storage, "ticket"), schema: {} };
    let turns = 0;
    let isOver = false;
    const count = () => {
      turns += 1;
      return isOver ? undefined : setImmediate(count);
    };
    setImmediate(count);
    const chunks = await streamRange(source, reply as unknown as FastifyReply, ids).toArray();
    isOver = true;
    expect(JSON.parse(chunks.join("")).data).toHaveLength(2_500);
    expect(turns).toBeGreaterThanOrEqual(10);
    await close();
  }, 120_000);

  test("reads each record once, and skips records that were deleted later", async () => {
    const { context, close } = await startTestBackend(kind);
    const { db } = context;
    const { storage } = testProduct.model;
    const total = 4_500;
    const ids = newIdRange(total);
    await db.insert(tickets).values(ids.slice(0, total).map((id, index) => ({ id, code: `RANGE-${index}`, value: 1 })));
    const deleted = [0, 999, 1_000, total - 1].map((index) => ids.slice(index, 1)[0] ?? "");
    for (const id of deleted) {
      await db.execute(sql`delete from tickets where id = ${id}`);
    }
    const reply = { type: () => undefined, compileSerializationSchema: () => JSON.stringify };
    const source = { db, timeZone: "UTC", storage, stored: storedEntity(storage, "ticket"), schema: {} };
    const { chunks, read } = await db.transaction(async (tx) => {
      const before = await countRead(tx);
      const written = await streamRange({ ...source, db: tx }, reply as unknown as FastifyReply, ids).toArray();
      return { chunks: written, read: (await countRead(tx)) - before };
    });
    const answer = JSON.parse(chunks.join("")) as { readonly data: readonly { id: string }[]; readonly total: number };
    expect(answer.total).toBe(total);
    expect(answer.data.map(({ id }) => id)).toEqual(ids.slice(0, total).filter((id) => !deleted.includes(id)));
    expect(read).toBeLessThanOrEqual(total);
    await close();
  }, 120_000);
});
