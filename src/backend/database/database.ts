import { type SQL, sql } from "drizzle-orm";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";

/** A connection or a transaction of either database: what every query is written against. */
export type Db = PgDatabase<PgQueryResultHKT>;

/** An open database. */
export interface Database {
  readonly db: Db;
  readonly kind: "embedded" | "server";
  /** Runs what may take as long as it takes: migrations, say. */
  withoutTimeLimit<Result>(work: () => Promise<Result>): Promise<Result>;
  /** The connections to a server, and what waits for one. */
  readonly connections?: () => { readonly busy: number; readonly idle: number; readonly waiting: number };
  /** Writes what a start has written to where it belongs, so that nobody's first call waits for it. */
  settle?(): Promise<void>;
  close(): Promise<void>;
}

/** The rows of a hand-written statement; both drivers answer them under `rows`. */
export async function readRows<Row>(db: Db, statement: SQL): Promise<readonly Row[]> {
  const result = (await db.execute(statement)) as { readonly rows: readonly Row[] };
  return result.rows;
}

/** Resolves when the database answers. */
export async function ping(db: Db): Promise<void> {
  await db.execute(sql`select 1`);
}
