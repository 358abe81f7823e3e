import { type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { type Db, readRows } from "./database.ts";

/** Rows to delete in chunks. */
export interface ExpiredRows {
  readonly table: PgTable;
  /** Columns of the primary key. */
  readonly key: readonly PgColumn[];
  readonly where: SQL;
  /** Column of the deletion order; needs an index. */
  readonly oldestBy?: PgColumn;
}

/** Deletes up to `limit` rows in one statement. Returns how many. */
export async function deleteChunk(
  db: Db,
  { table, key, where, oldestBy }: ExpiredRows,
  limit: number,
): Promise<number> {
  const columns = sql.join([...key], sql`, `);
  const order = oldestBy === undefined ? sql`` : sql` order by ${oldestBy}`;
  const chosen = sql`select ${columns} from ${table} where ${where}${order} limit ${limit}`;
  const deleted = await readRows(db, sql`delete from ${table} where (${columns}) in (${chosen}) returning 1`);
  return deleted.length;
}
