import { sql } from "drizzle-orm";
import { StartError } from "../config/start-error.ts";
import { type Database, type Db, readRows } from "../database/database.ts";
import { migrate, readMigrations } from "../database/migrate.ts";
import { countRows, findDifferences, listTables, readDigests } from "../database/table-digests.ts";
import { removeUnpublished } from "../database/unpublished.ts";
import type { BackendProduct } from "../product.ts";

const AT_ONCE = 1_000;
const OWN = "applied_migrations";

interface ForeignKey {
  readonly table: string;
  readonly name: string;
  readonly definition: string;
}

/**
 * Copies everything from one database into another, empty one, and answers how many rows that were. All of it is there
 * afterwards, or nothing: it is one transaction, which ends with a comparison of what is in both.
 */
export async function moveDatabase(from: Database, to: Database, { migrations }: BackendProduct): Promise<number> {
  const steps = await readMigrations(migrations);
  await migrate(from.db, steps);
  await removeUnpublished(from.db);
  return await to.withoutTimeLimit(async () => {
    await refuseFull(to.db);
    await migrate(to.db, steps);
    const wanted = await readDigests(from.db);
    await to.db.transaction(async (tx) => {
      await tx.execute(sql`set local statement_timeout = 0`);
      await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`);
      await copyTables(from.db, tx);
      const differing = findDifferences(wanted, await readDigests(tx)).filter((table) => table !== OWN);
      if (differing.length > 0) {
        throw new StartError(`After the copy, these tables differ: ${differing.join(", ")}. Nothing was moved.`);
      }
    });
    await to.db.execute(sql`analyze`);
    return countRows(wanted) - (wanted[OWN]?.rows ?? 0);
  });
}

/** All of them but the history of migrations, which the target has of its own. */
async function copyTables(from: Db, tx: Db): Promise<void> {
  // Put back at the end, which checks every reference at once; so tables need no order.
  const keys = await dropForeignKeys(tx);
  for (const table of (await listTables(tx)).filter((name) => name !== OWN)) {
    await tx.execute(sql`delete from ${sql.identifier(table)}`);
    await copyTable(from, tx, table);
  }
  for (const { table, name, definition } of keys) {
    await tx.execute(
      sql`alter table ${sql.identifier(table)} add constraint ${sql.identifier(name)} ${sql.raw(definition)}`,
    );
  }
}

/** What is there already is somebody's. */
async function refuseFull(db: Db): Promise<void> {
  const tables = (await listTables(db)).filter((table) => table !== OWN);
  for (const table of tables) {
    const found = await readRows(db, sql`select 1 from ${sql.identifier(table)} limit 1`);
    if (found.length > 0) {
      throw new StartError(`The database to move to is not empty: there are rows in ${table}. Nothing was moved.`);
    }
  }
}

async function dropForeignKeys(tx: Db): Promise<readonly ForeignKey[]> {
  const keys = await readRows<ForeignKey>(
    tx,
    sql`select c.conrelid::regclass::text as table, c.conname as name, pg_get_constraintdef(c.oid) as definition
      from pg_constraint c join pg_namespace n on n.oid = c.connamespace
      where c.contype = 'f' and n.nspname = 'public'`,
  );
  for (const { table, name } of keys) {
    await tx.execute(sql`alter table ${sql.identifier(table)} drop constraint ${sql.identifier(name)}`);
  }
  return keys;
}

/** Rows travel as JSON, a thousand at a time: by their columns' names, and with every digit and microsecond. */
async function copyTable(from: Db, to: Db, table: string): Promise<void> {
  const name = sql.identifier(table);
  await from.transaction(async (tx) => {
    await tx.execute(sql`set local timezone = 'UTC'`);
    await tx.execute(sql`declare moved no scroll cursor for select to_jsonb(t)::text as row from ${name} t`);
    for (;;) {
      const rows = await readRows<{ row: string }>(tx, sql.raw(`fetch ${AT_ONCE} from moved`));
      if (rows.length > 0) {
        const json = `[${rows.map(({ row }) => row).join(",")}]`;
        await to.execute(
          sql`insert into ${name} select * from jsonb_populate_recordset(null::${name}, ${json}::jsonb)`,
        );
      }
      if (rows.length < AT_ONCE) {
        break;
      }
    }
  });
}
