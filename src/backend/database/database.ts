import { type SQL, sql } from "drizzle-orm";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import type { ListReplica } from "./list-replica.ts";

/** A connection or a transaction of either database. Every query uses this type. */
export type Db = PgDatabase<PgQueryResultHKT>;

/** An open database. */
export interface Database {
  readonly db: Db;
  readonly kind: "embedded" | "server";
  /** Runs work without a time limit, for example migrations. */
  withoutTimeLimit<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Number of connections to a server and of requests that wait for one. */
  readonly connections?: () => { readonly busy: number; readonly idle: number; readonly waiting: number };
  /** The replica from which lists are read; null or missing: none. */
  readonly replica?: Pick<ListReplica, "recordWrite" | "counts"> | null;
  /** Writes a checkpoint after the start, so that the first request does not wait for one. */
  settle?(): Promise<void>;
  close(): Promise<void>;
}

/**
 * The rows of a raw SQL statement; both drivers return them as `rows`.
 *
 * @example
 * const rows = await readRows<{ count: number }>(db, sql`select count(*)::int as count from tickets`);
 */
export async function readRows<Row>(db: Db, statement: SQL): Promise<readonly Row[]> {
  const result = (await db.execute(statement)) as { readonly rows: readonly Row[] };
  return result.rows;
}

/** Resolves when the database responds. */
export async function ping(db: Db): Promise<void> {
  await db.execute(sql`select 1`);
}
