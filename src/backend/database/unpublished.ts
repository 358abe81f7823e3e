import { and, eq, getTableColumns, getTableName, type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { type Db, readRows } from "./database.ts";
import { unpublishedBatches } from "./own-tables.ts";

/**
 * A batch that is written in pieces, each in a transaction of its own, is seen by nobody until it is published: its ids are
 * known to this process, which is the only one on an embedded database, and its name is in the database, so that a start
 * removes what a crash left of it.
 */

/** The rows of a batch: those of a table whose ids are from the first to the last. */
export interface UnpublishedBatch {
  readonly table: PgTable;
  readonly from: string;
  readonly to: string;
}

/** Deleted at once: others have their turn in between. */
const DELETED_AT_ONCE = 1_000;

const hidden = new Map<PgTable, Set<UnpublishedBatch>>();

/** Whether a record may be seen: it is of no batch that is being written. */
export function isPublished(table: PgTable, id: string): boolean {
  const own = id.toLowerCase();
  return [...(hidden.get(table) ?? [])].every(({ from, to }) => own < from || own > to);
}

/**
 * The rows of a table that may be seen, as a condition; undefined: all of them. To be asked for whenever a statement is
 * made, and by hand-written statements too.
 */
export function published(table: PgTable): SQL | undefined {
  const id = getTableColumns(table)["id"];
  const batches = [...(hidden.get(table) ?? [])];
  return and(...batches.map(({ from, to }) => sql`not (${id} between ${from}::uuid and ${to}::uuid)`));
}

/** Hides the rows of a batch before there is the first. */
export async function hideBatch(db: Db, batch: UnpublishedBatch): Promise<void> {
  hidden.set(batch.table, (hidden.get(batch.table) ?? new Set()).add(batch));
  try {
    await db
      .insert(unpublishedBatches)
      .values({ firstId: batch.from, lastId: batch.to, tableName: getTableName(batch.table) });
  } catch (error) {
    forget(batch);
    throw error;
  }
}

/** Publishes a batch, when this transaction ends; whoever began it says so then, by `showBatch`. */
export async function publishBatch(tx: Db, { from }: UnpublishedBatch): Promise<void> {
  await tx.delete(unpublishedBatches).where(eq(unpublishedBatches.firstId, from));
}

/** Lets the rows of a published batch be seen. */
export function showBatch(batch: UnpublishedBatch): void {
  forget(batch);
}

/** Removes what there is of a batch. Where that fails, its rows stay hidden, and the next start removes them. */
export async function removeBatch(db: Db, batch: UnpublishedBatch): Promise<void> {
  await removeRows(db, { name: getTableName(batch.table), from: batch.from, to: batch.to });
  forget(batch);
}

/** Removes the batches that a process could not end: for a start, while nobody writes any. */
export async function removeUnpublished(db: Db): Promise<void> {
  for (const { tableName, firstId, lastId } of await db.select().from(unpublishedBatches)) {
    await removeRows(db, { name: tableName, from: firstId, to: lastId });
  }
}

interface Rows {
  readonly name: string;
  readonly from: string;
  readonly to: string;
}

/** Some at a time. The name goes when no row is left. */
async function removeRows(db: Db, { name, from, to }: Rows): Promise<void> {
  const table = sql.identifier(name);
  for (let deleted = DELETED_AT_ONCE; deleted === DELETED_AT_ONCE; ) {
    const rows = await readRows(
      db,
      sql`delete from ${table} where id in (
        select id from ${table} where id between ${from}::uuid and ${to}::uuid limit ${DELETED_AT_ONCE})
        returning id`,
    );
    deleted = rows.length;
  }
  await db.delete(unpublishedBatches).where(eq(unpublishedBatches.firstId, from));
}

function forget(batch: UnpublishedBatch): void {
  const batches = hidden.get(batch.table);
  batches?.delete(batch);
  if (batches?.size === 0) {
    hidden.delete(batch.table);
  }
}
