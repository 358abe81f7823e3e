import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { type Database, readRows } from "entity-console/backend";
import { describeOnDatabases, migrate, openTestDatabase, readMigrations } from "entity-console/testing/backend";
import { afterAll, beforeAll, expect, test } from "vitest";
import { backendProduct } from "./product.ts";

const [plan, price] = [randomUUID(), randomUUID()];
const ids = { audited: randomUUID(), seeded: randomUUID(), old: randomUUID(), gone: randomUUID(), free: randomUUID() };
const on = (day: string) => `${day}T12:00:00Z`;

interface Entry {
  readonly at: string;
  readonly action: string;
  readonly entity?: string | null;
  readonly id?: string | null;
  readonly before?: object;
  readonly after?: object;
}

describeOnDatabases("a database from before the revenue ledger, on the %s database", (kind) => {
  let database: Database;

  const account = (id: string, createdAt: string, amount: number | null) =>
    database.db.execute(sql`insert into accounts (id, username, email, status, created_at, updated_at, plan_id, plan_payment, amount)
      values (${id}, ${`${id}@antes.example`}, ${`${id}@antes.example`}, 'active', ${createdAt}, ${createdAt}, ${plan}, ${price}, ${amount})`);
  const audit = async ({ at, action, entity = null, id = null, before, after }: Entry) => {
    const json = (fields: object | undefined) => (fields === undefined ? null : JSON.stringify(fields));
    await database.db.execute(sql`insert into audit_entries
      (id, at, action, entity, record_id, address, request_id, before, after)
      values (${randomUUID()}, ${at}, ${action}, ${entity}, ${id}, '', '', ${json(before)}::jsonb, ${json(after)}::jsonb)`);
  };
  const ledger = (id: string) =>
    readRows<{ day: string; kind: string; a: number; b: number }>(
      database.db,
      sql`select to_char(effective_at at time zone 'UTC', 'YYYY-MM-DD') as day, kind, before_year::float8 as a, after_year::float8 as b
        from revenue_movements where account_id = ${id} order by id`,
    );
  const rowsOf = async (id: string) =>
    (await ledger(id)).map(({ day, kind: movement, a, b }) => [day, movement, b - a]);

  beforeAll(async () => {
    database = await openTestDatabase(kind);
    const { db } = database;
    const all = await readMigrations(backendProduct.migrations);
    await migrate(
      db,
      all.filter(({ name }) => name < "0016"),
    );
    await db.execute(sql`insert into plans (id, name) values (${plan}, 'Essencial')`);
    await db.execute(sql`insert into plan_payments (id, name, periodicity, price, currency, plan_id)
      values (${price}, 'Mensal', 'monthly', 10, 'BRL', ${plan})`);
    // Until March it was a yearly price.
    const payment = { id: price, name: "Mensal", currency: "BRL", planId: plan };
    await audit({ at: on("2026-01-01"), action: "signIn" });
    const ofPlan = { entity: "plan", id: plan, action: "update" };
    await audit({
      ...ofPlan,
      at: on("2026-03-01"),
      before: { planPayments: [{ ...payment, periodicity: "yearly" }] },
      after: { planPayments: [{ ...payment, periodicity: "monthly" }] },
    });
    const audited = { entity: "account", id: ids.audited };
    const created = { status: "pending", planPayment: price, amount: 60 };
    await account(ids.audited, on("2026-02-01"), 120);
    await audit({ ...audited, at: on("2026-02-01"), action: "create", after: created });
    await audit({
      ...audited,
      at: on("2026-02-10"),
      action: "update",
      before: { status: "pending" },
      after: { status: "active" },
    });
    await audit({ ...audited, at: on("2026-04-01"), action: "update", before: { amount: 60 }, after: { amount: 120 } });
    await account(ids.seeded, on("2026-02-15"), 24);
    await account(ids.old, on("2025-05-01"), 10);
    await account(ids.free, on("2025-05-01"), null);
    const gone = { status: "active", planPayment: price, amount: 30 };
    await audit({ entity: "account", id: ids.gone, at: on("2026-05-01"), action: "delete", before: gone });
    await migrate(db, all);
  });
  afterAll(() => database.close());

  test("an account with an audited creation has each of its movements, also those by the price of its plan", async () => {
    expect(await rowsOf(ids.audited)).toEqual([
      ["2026-02-10", "newBusiness", 60],
      ["2026-03-01", "expansion", 660],
      ["2026-04-01", "expansion", 720],
    ]);
  });

  test("an account without audit entries that is newer than the trail starts on its creation day", async () => {
    expect(await rowsOf(ids.seeded)).toEqual([
      ["2026-02-15", "newBusiness", 24],
      ["2026-03-01", "expansion", 264],
    ]);
  });

  test("an account that is older than the trail has an opening balance on its first day, and a deleted one its end", async () => {
    expect(await rowsOf(ids.old)).toEqual([
      ["2026-01-01", "openingBalance", 10],
      ["2026-03-01", "expansion", 110],
    ]);
    expect(await rowsOf(ids.gone)).toEqual([
      ["2026-01-01", "openingBalance", 30],
      ["2026-03-01", "expansion", 330],
      ["2026-05-01", "churn", -360],
    ]);
    expect(await rowsOf(ids.free)).toEqual([]);
  });

  test("all of it is marked as recorded later", async () => {
    const late = await readRows(
      database.db,
      sql`select 1 from revenue_movements where recorded_at < now() - interval '1 hour'`,
    );
    expect(late).toEqual([]);
  });
});
