import { sql } from "drizzle-orm";
import { type Db, readRows } from "../database/database.ts";

/**
 * Stops the clock of an embedded database, so that all calls of a test fall into one window of a rate limit, however
 * slow the machine is.
 */
export async function stopDatabaseClock(db: Db): Promise<void> {
  const [row] = await readRows<{ at: string }>(db, sql`select pg_catalog.now()::text as at`);
  const stopped = sql.raw(`'select timestamptz ''${row?.at}'''`);
  await db.execute(sql`create function public.now() returns timestamptz language sql stable as ${stopped}`);
  // Only a path that names pg_catalog itself finds another function first.
  await db.execute(sql`set search_path = public, pg_catalog`);
}
