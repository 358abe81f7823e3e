import { sql } from "drizzle-orm";
import { type Db, readRows } from "#backend/database/database.ts";
import type { KillWorkload } from "#backend/testing/kill-run.ts";

const BATCH = 300;

interface Count {
  readonly number: number;
  readonly rows: number;
}

async function toCounts(rows: Promise<readonly Count[]>): Promise<ReadonlyMap<number, number>> {
  return new Map((await rows).map(({ number, rows: count }) => [number, count]));
}

/** Single records and batches, at once. */
export const killWorkload: KillWorkload = {
  main: "src/product/backend/main.ts",
  writers: [
    {
      path: "/api/features",
      rows: 1,
      toBody: (number) => ({ name: `write ${number}`, code: "essay" }),
      countRows: (db: Db) =>
        toCounts(
          readRows(
            db,
            sql`select substring(name from 7)::int as number, count(*)::int as rows from features
                where name like 'write %' group by 1`,
          ),
        ),
    },
    {
      path: "/api/coupons/generate",
      rows: BATCH,
      toBody: (number) => ({ quantity: BATCH, value: number }),
      countRows: (db: Db) =>
        toCounts(
          readRows(
            db,
            sql`select value::int as number, count(*)::int as rows from coupons where value >= 10000 group by 1`,
          ),
        ),
    },
  ],
};
