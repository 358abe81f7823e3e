import { and, eq, type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import {
  type Batch,
  columnOf,
  createAjv,
  type Db,
  type EntityRecord,
  type EntitySchemas,
  fieldProblem,
  invalid,
  readRows,
  type Storage,
  storedEntity,
  toNewRow,
  toRowValues,
} from "entity-console/backend";
import { coupons } from "../../../generated/backend/tables.ts";
import { randomCouponCodes } from "./coupon-codes.ts";

/** The request: `couponGeneration` of the specification. */
export interface CouponOrder {
  readonly quantity: number;
  readonly value: number;
  /** Start of each code. */
  readonly prefix?: string;
  /** Maximum number of redemptions of each coupon. Default: 1. */
  readonly usageLimit?: number;
  readonly expirationDate?: string;
  /** Batch of an earlier call for the same order. */
  readonly batch?: string;
}

/** Key of the advisory lock. The number is arbitrary. */
const LOCK = 720_001;

interface Context {
  readonly storage: Storage;
  readonly schemas: EntitySchemas;
}

/** A unique, readable batch name: the day and a random code. */
export function newBatchName(day: string): string {
  return `${day.replaceAll("-", "")}-${randomCouponCodes(1).join()}`;
}

/** Rejects an order whose last day has passed, because its coupons could not be redeemed. Today is still valid. */
export function rejectExpired({ expirationDate }: CouponOrder, today: string): void {
  if (expirationDate !== undefined && expirationDate < today) {
    const params = { entity: "couponGeneration", rule: "alreadyExpired" };
    throw invalid([{ path: "expirationDate", code: "rule", params, message: `is over: today is ${today}` }]);
  }
}

/** Benefit of generated coupons. */
const TYPE = "credits";

/**
 * Rejects an order for a batch without a coupon like those that it orders. What the order does not state is not
 * compared. The second condition on the batch can use its index.
 */
export async function rejectOtherBatch(tx: Db, order: CouponOrder): Promise<void> {
  const { batch, value, usageLimit, expirationDate } = order;
  if (batch === undefined) {
    return;
  }
  const [found] = await tx
    .select({ id: coupons.id })
    .from(coupons)
    .where(
      and(
        eq(coupons.batch, batch),
        sql`search_text(${coupons.batch}) = search_text(${batch})`,
        eq(coupons.type, TYPE),
        eq(coupons.value, value),
        usageLimit === undefined ? undefined : eq(coupons.usageLimit, usageLimit),
        expirationDate === undefined ? undefined : eq(coupons.expirationDate, expirationDate),
      ),
    )
    .limit(1);
  if (found === undefined) {
    const message = "has no coupon with the same value, usage limit and last day: state the batch of an earlier call";
    throw invalid([fieldProblem("batch", "otherBatch", message)]);
  }
}

/** Generates the coupons of an order. Generations run one at a time. */
export async function generateCoupons(
  { storage, schemas }: Context,
  order: CouponOrder,
  batch: string,
): Promise<Batch> {
  const stored = storedEntity(storage, "coupon");
  const { value, usageLimit = 1, expirationDate, prefix = "" } = order;
  // Other fields have the schema's defaults.
  const body = {
    type: TYPE,
    distribution: "public",
    value,
    usageLimit,
    ...(expirationDate === undefined ? {} : { expirationDate }),
  };
  createAjv({ allErrors: false }).compile({ ...schemas.create, required: [] })(body);
  const values = await toRowValues(stored, Object.keys(schemas.create.properties ?? {}), body);
  const row = { ...toNewRow(stored, values, { id: "", now: new Date().toISOString() }), batch };
  const target = { table: stored.table, row, prefix: toCodePrefix(prefix) };
  return {
    total: order.quantity,
    insert: async (tx, ids) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
      await insertAll(tx, target, ids);
    },
    title: `${order.quantity} × ${value}`,
    after: { ...order, batch },
  };
}

/** `NATAL` and `NATAL-` give the same codes: `NATAL-7KQ2M-X9PWA`. */
function toCodePrefix(prefix: string): string {
  return prefix === "" || prefix.endsWith("-") ? prefix : `${prefix}-`;
}

interface Target {
  readonly table: PgTable;
  readonly row: EntityRecord;
  /** Start of each code. */
  readonly prefix: string;
}

/** Inserts a coupon for each id. If a code exists, a new one is generated. */
async function insertAll(tx: Db, target: Target, ids: readonly string[]): Promise<void> {
  for (let left = ids; left.length > 0; ) {
    const codes = randomCouponCodes(left.length).map((code) => `${target.prefix}${code}`);
    const inserted = new Set(await insertCodes(tx, target, { ids: left, codes }));
    left = left.filter((id) => !inserted.has(id));
  }
}

/** Inserts coupons and returns the ids of those whose code was new. */
async function insertCodes(
  tx: Db,
  { table, row }: Target,
  { ids, codes }: { readonly ids: readonly string[]; readonly codes: readonly string[] },
): Promise<readonly string[]> {
  const fixed = Object.entries(row).filter(([name]) => name !== "id" && name !== "code");
  const names = ["id", "code", ...fixed.map(([name]) => name)];
  const columns = names.map((name) => sql.identifier(columnOf(table, name).name));
  const values = fixed.map(([name, value]): SQL => {
    const column = columnOf(table, name);
    return sql`${sql.param(value, column)}::${sql.raw(column.getSQLType())}`;
  });
  const inserted = await readRows<{ id: string }>(
    tx,
    sql`insert into ${table} (${sql.join(columns, sql`, `)})
      select ${sql.join([sql`generated.id`, sql`generated.code`, ...values], sql`, `)}
      from unnest(${sql.param(ids)}::uuid[], ${sql.param(codes)}::text[]) as generated(id, code)
      on conflict do nothing
      returning id`,
  );
  return inserted.map(({ id }) => id);
}
