import { getTableName, type SQL, sql } from "drizzle-orm";
import { type Db, readRows } from "../database/database.ts";
import type { Stored } from "./stored-entity.ts";

/** A foreign key with ON DELETE CASCADE. */
interface Cascade {
  readonly table: string;
  readonly column: string;
  readonly to: string;
  readonly toColumn: string;
}

/** Rows of a table that are deleted with a record: the record itself, its parts, and their parts. */
export interface OwnedRows {
  readonly table: string;
  /** Condition for the rows of one record. */
  readonly where: SQL;
}

const known = new WeakMap<Db, readonly Cascade[]>();

/** Read once per database, in the transaction that needs them first. Only a migration changes them, before a start. */
async function readCascades(db: Db, tx: Db): Promise<readonly Cascade[]> {
  const read =
    known.get(db) ??
    (await readRows<Cascade>(
      tx,
      sql`select t.relname::text as table, a.attname::text as column, r.relname::text as to, b.attname::text as "toColumn"
        from pg_constraint c
        join pg_class t on t.oid = c.conrelid
        join pg_class r on r.oid = c.confrelid
        join pg_attribute a on a.attrelid = t.oid and a.attnum = c.conkey[1]
        join pg_attribute b on b.attrelid = r.oid and b.attnum = c.confkey[1]
        where c.connamespace = 'public'::regnamespace and c.contype = 'f' and c.confdeltype = 'c'
          and cardinality(c.conkey) = 1
        order by t.relname, a.attname`,
    ));
  known.set(db, read);
  return read;
}

/**
 * The rows that the deletion of the record with this id (an expression) removes, owners before their parts. They come from the database's own foreign keys, so a
 * product's tables that no entity describes are included.
 */
export async function readOwnedRows(
  { db, tx }: { readonly db: Db; readonly tx: Db },
  { table }: Stored,
  id: SQL,
): Promise<readonly OwnedRows[]> {
  const cascades = await readCascades(db, tx);
  const owned: OwnedRows[] = [
    { table: getTableName(table), where: sql`${sql.identifier(getTableName(table))}.id = ${id}` },
  ];
  const seen = new Set(owned.map((rows) => rows.table));
  // The list grows while it is read: parts of parts follow.
  for (const owner of owned) {
    for (const { table: part, column, toColumn } of cascades.filter(({ to }) => to === owner.table)) {
      if (!seen.has(part)) {
        seen.add(part);
        const owners = sql`select ${sql.identifier(toColumn)} from ${sql.identifier(owner.table)} where ${owner.where}`;
        owned.push({ table: part, where: sql`${sql.identifier(column)} in (${owners})` });
      }
    }
  }
  return owned;
}
