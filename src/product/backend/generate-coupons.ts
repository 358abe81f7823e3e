import { type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { v7 as newId } from "uuid";
import { type Db, readRows } from "#backend/database/database.ts";
import { readRecords } from "#backend/entities/read-records.ts";
import { toNewRow, toRowValues } from "#backend/entities/row-values.ts";
import { columnOf, type EntityRecord, type Row, type Storage, storedEntity } from "#backend/entities/stored-entity.ts";
import { createAjv } from "#backend/http/validation.ts";
import type { Work } from "#backend/writes/write-handler.ts";
import type { EntitySchemas } from "#contract/backend.ts";
import { drawCouponCodes } from "./coupon-codes.ts";

/** What is asked for: `couponGeneration` of the specification. */
export interface CouponOrder {
  readonly quantity: number;
  readonly value: number;
}

/** Any number will do, as long as everyone who makes coupons takes the same. */
const LOCK = 720_001;

/** What was issued. */
interface CouponBatch {
  readonly data: readonly EntityRecord[];
  readonly total: number;
}

interface Context {
  readonly storage: Storage;
  readonly schemas: EntitySchemas;
}

/** Issues the whole order or nothing: one insert, and one generation at a time. */
export async function generateCoupons({ storage, schemas }: Context, order: CouponOrder): Promise<Work<CouponBatch>> {
  const stored = storedEntity(storage, "coupon");
  // A code is good for one redemption; all else is what the schema says of a coupon of credits.
  const body = { type: "credits", distribution: "public", value: order.value, usageLimit: 1 };
  createAjv({ allErrors: false }).compile({ ...schemas.create, required: [] })(body);
  const values = await toRowValues(stored, Object.keys(schemas.create.properties ?? {}), body);
  const row = toNewRow(stored, values, { id: "", now: new Date().toISOString() });
  return async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
    const ids: string[] = [];
    while (ids.length < order.quantity) {
      const codes = drawCouponCodes(order.quantity - ids.length);
      ids.push(...(await insertCodes(tx, { table: stored.table, row }, codes)));
    }
    const rows: readonly Row[] = await tx
      .select()
      .from(stored.table)
      .where(sql`${columnOf(stored.table, "id")} = any(${sql.param(ids)}::uuid[])`)
      .orderBy(columnOf(stored.table, "id"));
    const records = await readRecords({ db: tx, storage, stored }, rows);
    return { data: records.map(({ record }) => record), total: records.length };
  };
}

/** Ids of the coupons that were inserted: a code that there is already is passed over, and drawn anew. */
async function insertCodes(
  tx: Db,
  { table, row }: { readonly table: PgTable; readonly row: EntityRecord },
  codes: readonly string[],
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
      select ${sql.join([sql`drawn.id`, sql`drawn.code`, ...values], sql`, `)}
      from unnest(${sql.param(codes.map(() => newId()))}::uuid[], ${sql.param(codes)}::text[]) as drawn(id, code)
      on conflict do nothing
      returning id`,
  );
  return inserted.map(({ id }) => id);
}
