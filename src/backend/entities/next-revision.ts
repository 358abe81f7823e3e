import { randomInt } from "node:crypto";
import { type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";

/** One more than the maximum. PostgreSQL's integer has room for products that increment revisions. */
const REVISIONS = 2_000_000_000;

/**
 * A random new revision for a changed row, different from the old one. With a counter, a database restored from an
 * older backup would reach numbers that it had before with other contents, and clients with these versions would
 * overwrite changes that they never saw.
 *
 * @example
 * tx.update(tickets).set({ status: "closed", revision: nextRevision(tickets.revision) });
 */
export function nextRevision(revision: PgColumn): SQL {
  return sql`(${revision}::bigint + ${randomInt(1, REVISIONS)}) % ${sql.raw(`${REVISIONS}`)}`;
}
