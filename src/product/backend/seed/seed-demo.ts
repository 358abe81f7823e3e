import { sql } from "drizzle-orm";
import { type Db, type EntityRecord, storedEntity, toNewRow } from "entity-console/backend";
import { v7 as newId } from "uuid";
import { storage } from "../../../../generated/backend/storage.ts";
import { redemptions } from "../../../../generated/backend/tables.ts";
import type { Account } from "../../../../schema/entities/account.ts";
import type { Coupon } from "../../../../schema/entities/coupon.ts";
import type { Periodicity } from "../../../../schema/enums.ts";
import { revenueMovements } from "../own-tables.ts";
import { type PaymentChoice, type PlanChoice, toDemoAccounts } from "./demo-accounts.ts";
import { demoFeatures, demoPlans } from "./demo-catalogue.ts";
import { toDemoCoupons } from "./demo-coupons.ts";
import { toDemoRedemptions } from "./demo-redemptions.ts";
import { toDemoRevenue } from "./demo-revenue.ts";
import { createDemoValues } from "./demo-values.ts";

const ACCOUNTS = 200;
const COUPONS = 40;
/** Months of the past. */
const DEMO_MONTHS = 24;
const SEED = 20_260_301;

type Fields = Readonly<Record<string, unknown>>;

/** Fills an empty database with plausible data. */
export async function seedDemo(tx: Db): Promise<void> {
  // The demo brings its own history of revenue.
  await tx.execute(sql`select set_config('entity_console.copying', 'on', true)`);
  const features = await insertAll(
    tx,
    "feature",
    demoFeatures.map(([code, name, description]) => ({ code, name, description })),
  );
  const featureIds = new Map(demoFeatures.map(([code], index) => [code, features[index]]));
  const plans: PlanChoice[] = [];
  for (const { fields, features: codes, payments } of demoPlans) {
    const [planId = ""] = await insertAll(tx, "plan", [fields]);
    await insertLinks(
      tx,
      "plan",
      codes.map((code) => ({ owner: planId, target: featureIds.get(code) ?? "" })),
    );
    const rows = payments.map((payment, position) => ({ ...payment, planId, position }));
    const ids = await insertAll(tx, "planPayment", rows);
    const choices = ids.map((id, index): PaymentChoice => {
      const { price, periodicity } = payments[index] ?? {};
      return { id, price: Number(price), periodicity: periodicity as Periodicity };
    });
    plans.push({ planId, payments: choices, isBusiness: fields["accountType"] === "business" });
  }
  const demoAccounts = toDemoAccounts(createDemoValues({}), { plans, count: ACCOUNTS, seed: SEED });
  const accounts = await insertAll(tx, "account", demoAccounts);
  const demoCoupons = toDemoCoupons(createDemoValues({ account: accounts }), { count: COUPONS, seed: SEED });
  const coupons = await insertAll(tx, "coupon", demoCoupons);
  const holders = demoCoupons.flatMap((coupon, index) =>
    coupon.accounts.map((target) => ({ owner: coupons[index] ?? "", target })),
  );
  await insertLinks(tx, "coupon", holders);
  await insertPast(tx, plans, {
    accounts: demoAccounts.map((account, index) => ({ ...account, id: accounts[index] ?? "" })),
    coupons: demoCoupons.map((coupon, index) => ({ ...coupon, id: coupons[index] ?? "" })),
  });
}

interface Present {
  readonly accounts: readonly (Partial<Account> & { readonly id: string })[];
  readonly coupons: readonly Coupon[];
}

/** Inserts movements of revenue and redemptions of the past months. */
async function insertPast(tx: Db, plans: readonly PlanChoice[], { accounts, coupons }: Present): Promise<void> {
  const now = new Date();
  const ids = accounts.map(({ id }) => id);
  const movements = toDemoRevenue({ accounts, plans, now, seed: SEED });
  await tx.insert(revenueMovements).values([...movements]);
  await tx.insert(redemptions).values([...toDemoRedemptions({ coupons, accounts: ids, now, seed: SEED })]);
  await insertCreditStates(tx, now);
  await tx.execute(sql`select set_config('entity_console.copying', '', true)`);
}

/** Inserts the credits of each coupon in the past: at the beginning, and after each redemption. */
async function insertCreditStates(tx: Db, now: Date): Promise<void> {
  const start = new Date(now);
  start.setUTCMonth(start.getUTCMonth() - DEMO_MONTHS);
  await tx.execute(sql`insert into coupon_credit_states
      (coupon_id, code, credits, is_unlimited, last_day, effective_at, recorded_at)
    select id, code, coalesce(credits, 0), credits is null, expiration_date, at, at from (
      select coupons.id, code, expiration_date, point.at, coupon_credits(type, status, value::numeric, usage_limit,
        usage_count - (select count(*)::integer from redemptions
          where coupon_id = coupons.id and created_at > point.at),
        distribution <> 'individual' or exists (select from coupon_accounts where coupon_id = coupons.id)) as credits
      from coupons cross join lateral (
        select ${start.toISOString()}::timestamptz as at
        union select created_at from redemptions where coupon_id = coupons.id) point
    ) state where credits is distinct from 0 or at > ${start.toISOString()} order by at`);
}

/** Inserts records of an entity and returns their ids in order. */
async function insertAll(tx: Db, entity: string, records: readonly object[]): Promise<readonly string[]> {
  const stored = storedEntity(storage, entity);
  const now = new Date().toISOString();
  const rows = (records as readonly Fields[]).map((record): EntityRecord & { id: string } => {
    const id = newId();
    const times = [stored.createdAt, stored.updatedAt].flatMap((name) => (name === null ? [] : [name]));
    const given = Object.fromEntries(
      times.flatMap((name) => (record[name] === undefined ? [] : [[name, record[name]]])),
    );
    const position = record["position"] === undefined ? {} : { position: record["position"] };
    return { ...toNewRow(stored, { ...record }, { id, now }), ...given, ...position, id };
  });
  await tx.insert(stored.table).values(rows);
  return rows.map(({ id }) => id);
}

async function insertLinks(
  tx: Db,
  entity: string,
  pairs: readonly { readonly owner: string; readonly target: string }[],
): Promise<void> {
  for (const { table, ownerColumn, targetColumn } of storedEntity(storage, entity).links) {
    const rows = pairs.map(({ owner, target }, position) => ({
      [ownerColumn]: owner,
      [targetColumn]: target,
      position,
    }));
    await tx.insert(table).values(rows);
  }
}
