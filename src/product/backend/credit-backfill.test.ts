import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { type Database, readRows } from "entity-console/backend";
import { describeOnDatabases, migrate, openTestDatabase, readMigrations } from "entity-console/testing/backend";
import { afterAll, beforeAll, expect, test } from "vitest";
import { backendProduct } from "./product.ts";

/** An id with the time of its creation, as version 7 has it. */
const idOf = (day: string) => {
  const hex = new Date(`${day}T12:00:00Z`).getTime().toString(16).padStart(12, "0");
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7${randomUUID().slice(15)}`;
};

const ids = { changed: idOf("2026-02-10"), old: idOf("2025-01-01"), plain: randomUUID(), gone: idOf("2026-02-01") };

interface Entry {
  readonly day: string;
  readonly action: string;
  readonly id: string | null;
  readonly before?: object;
  readonly after?: object;
}

describeOnDatabases("a database from before the history of credits, on the %s database", (kind) => {
  let database: Database;

  const coupon = (id: string, { value, limit, used }: { value: number; limit: number | null; used: number }) =>
    database.db.execute(sql`insert into coupons (id, code, value, usage_limit, usage_count, expiration_date)
      values (${id}, ${`C-${id.toUpperCase()}`}, ${value}, ${limit}, ${used}, null)`);
  const audit = async ({ day, action, id, before, after }: Entry) => {
    const json = (fields: object | undefined) => (fields === undefined ? null : JSON.stringify(fields));
    await database.db.execute(sql`insert into audit_entries
      (id, at, action, entity, record_id, address, request_id, before, after)
      values (${randomUUID()}, ${`${day}T15:00:00Z`}, ${action}, 'coupon', ${id}, '', '', ${json(before)}::jsonb, ${json(after)}::jsonb)`);
  };
  const statesOf = async (id: string) =>
    (
      await readRows<{ day: string; credits: number; last: string | null }>(
        database.db,
        sql`select to_char(effective_at at time zone 'UTC', 'YYYY-MM-DD') as day, credits::float8 as credits,
          to_char(last_day, 'YYYY-MM-DD') as last from coupon_credit_states where coupon_id = ${id} order by id`,
      )
    ).map(({ day, credits, last }) => [day, credits, last]);

  beforeAll(async () => {
    database = await openTestDatabase(kind);
    const all = await readMigrations(backendProduct.migrations);
    await migrate(
      database.db,
      all.filter(({ name }) => name < "0019"),
    );
    await audit({ day: "2026-01-15", action: "signIn", id: null });
    await coupon(ids.changed, { value: 10, limit: 8, used: 2 });
    await audit({ day: "2026-03-01", action: "redeem", id: ids.changed, after: { type: "credits", value: 5 } });
    const raised = {
      before: { value: 5, usageLimit: 4, expirationDate: "2026-12-31" },
      after: { value: 10, usageLimit: 8 },
    };
    await audit({ day: "2026-04-01", action: "update", id: ids.changed, ...raised });
    await audit({ day: "2026-05-01", action: "redeem", id: ids.changed, after: { type: "credits", value: 10 } });
    await coupon(ids.old, { value: 3, limit: 2, used: 1 });
    await coupon(ids.plain, { value: 1, limit: null, used: 0 });
    const gone = { code: "FOI", type: "credits", status: "active", value: 7, usageLimit: 1, distribution: "public" };
    await audit({ day: "2026-06-01", action: "delete", id: ids.gone, before: gone });
    await migrate(database.db, all);
  });
  afterAll(() => database.close());

  test("a coupon begins with its creation, and has each redemption and change, also that of its last day", async () => {
    expect(await statesOf(ids.changed)).toEqual([
      ["2026-02-10", 20, "2026-12-31"],
      ["2026-03-01", 15, "2026-12-31"],
      ["2026-04-01", 70, null],
      ["2026-05-01", 60, null],
    ]);
  });

  test("a coupon that is older than the trail begins on its first day, and a deleted one ends with its deletion", async () => {
    expect(await statesOf(ids.old)).toEqual([["2026-01-15", 3, null]]);
    expect(await statesOf(ids.plain)).toEqual([["2026-01-15", 0, null]]);
    expect(await statesOf(ids.gone)).toEqual([
      ["2026-02-01", 7, null],
      ["2026-06-01", 0, null],
    ]);
  });
});
