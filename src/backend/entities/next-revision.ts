import { randomInt } from "node:crypto";
import { type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";

/** One more than the greatest. PostgreSQL's integer has room beyond for a product that counts by one. */
const REVISIONS = 2_000_000_000;

/**
 * The revision of a row after a change: another one than before, and by chance. Counted by one, a database that was
 * restored from an older backup would come to numbers that it had before with other contents, and whoever had read these
 * would overwrite what they never saw.
 */
export function nextRevision(revision: PgColumn): SQL {
  return sql`(${revision}::bigint + ${randomInt(1, REVISIONS)}) % ${sql.raw(`${REVISIONS}`)}`;
}
