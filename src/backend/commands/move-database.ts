import { sql } from "drizzle-orm";
import { StartError } from "../config/start-error.ts";
import { type Database, type Db, readRows } from "../database/database.ts";
import { lockMigrations, migrate } from "../database/migrate.ts";
import { type Migration, readMigrations } from "../database/migration-files.ts";
import { journals } from "../database/migration-journal.ts";
import { countRows, findDifferences, listTables, readDigests } from "../database/table-digests.ts";
import { readUniqueClashes } from "../database/unique-clashes.ts";
import { toDatabaseProblem } from "../http/database-problem.ts";
import type { BackendProduct } from "../product.ts";

const CHUNK_ROWS = 100;
const MAX_CHUNK_LENGTH = 8_388_608;
/** Lists of migrations, which the target has. */
const OWN: readonly string[] = Object.values(journals);

interface ForeignKey {
  readonly table: string;
  readonly name: string;
  readonly definition: string;
}

/**
 * Copies everything from one database into another, empty one, in one transaction. Ends with a comparison of both.
 * Until then, other clients cannot write to the target, and a backend that starts on it waits. Returns the number of
 * rows.
 */
export async function moveDatabase(from: Database, to: Database, { migrations }: BackendProduct): Promise<number> {
  const steps = await readMigrations(migrations);
  await migrate(from.db, steps);
  await rejectUniqueClashes(from.db);
  return await to.withoutTimeLimit(async () => {
    const rows = await withReadableErrors(() => moveAll(from.db, to.db, steps));
    // Without the permission to analyze, autovacuum does it later.
    await to.db.execute(sql`analyze`).catch(() => undefined);
    return rows;
  });
}

async function moveAll(from: Db, to: Db, steps: readonly Migration[]): Promise<number> {
  const wanted = await readDigests(from);
  await to.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`);
    // Triggers of a product read this: the rows that they would write are copied too.
    await tx.execute(sql`set local entity_console.copying = 'on'`);
    await lockMigrations(tx);
    await lockTables(tx);
    await assertTargetEmpty(tx);
    await migrate(tx, steps);
    await assertNoForeignTables(tx, Object.keys(wanted));
    await copyTables(from, tx);
    await copySequences(from, tx);
    const differing = findDifferences(wanted, await readDigests(tx)).filter((table) => !OWN.includes(table));
    if (differing.length > 0) {
      throw new StartError(`After the copy, these tables differ: ${differing.join(", ")}. Nothing was moved.`);
    }
  });
  return countRows(Object.fromEntries(Object.entries(wanted).filter(([table]) => !OWN.includes(table))));
}

/** The target has unique indexes from the first row on, so clashes are rejected before the copy. */
async function rejectUniqueClashes(from: Db): Promise<void> {
  const clashes = await readUniqueClashes(from);
  if (clashes.length > 0) {
    throw new StartError(
      `${clashes.length} group(s) of records have the same unique text. See: npm run backend -- clashes. Nothing was moved.`,
    );
  }
}

/** Replaces the error of a lost connection: the query builder's message contains the rows, including secrets. */
async function withReadableErrors<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof StartError || toDatabaseProblem(error)?.statusCode !== 503) {
      throw error;
    }
    throw new StartError(
      "The connection to the target database was lost. It contains either everything or nothing. Run the move again: if it fails because the target is not empty, everything was moved.",
    );
  }
}

/** Copies all tables except the lists of migrations. */
async function copyTables(from: Db, tx: Db): Promise<void> {
  // Foreign keys are restored at the end, which checks all references, so tables need no order.
  const keys = await dropForeignKeys(tx);
  for (const table of (await listTables(tx)).filter((name) => !OWN.includes(name))) {
    // Removes rows that a migration inserted: they are copied too.
    await tx.execute(sql`delete from ${sql.identifier(table)}`);
    await copyTable(from, tx, table);
  }
  for (const { table, name, definition } of keys) {
    await tx.execute(
      sql`alter table ${sql.identifier(table)} add constraint ${sql.identifier(name)} ${sql.raw(definition)}`,
    );
  }
}

/** A backend that runs on the target must not write rows that are then deleted. */
async function lockTables(tx: Db): Promise<void> {
  for (const table of await listTables(tx)) {
    await tx.execute(sql`lock table ${sql.identifier(table)} in access exclusive mode`);
  }
}

/** Throws if a table of the target has rows. */
async function assertTargetEmpty(tx: Db): Promise<void> {
  const tables = (await listTables(tx)).filter((table) => !OWN.includes(table));
  for (const table of tables) {
    const found = await readRows(tx, sql`select 1 from ${sql.identifier(table)} limit 1`);
    if (found.length > 0) {
      throw new StartError(`The target database is not empty: there are rows in ${table}. Nothing was moved.`);
    }
  }
}

/** Throws if the target has tables that the source does not have. */
async function assertNoForeignTables(tx: Db, known: readonly string[]): Promise<void> {
  const others = (await listTables(tx)).filter((table) => !known.includes(table));
  if (others.length > 0) {
    throw new StartError(
      `The target database has tables of another program: ${others.join(", ")}. Use a database without other tables. Nothing was moved.`,
    );
  }
}

async function dropForeignKeys(tx: Db): Promise<readonly ForeignKey[]> {
  const keys = await readRows<ForeignKey>(
    tx,
    sql`select t.relname as table, c.conname as name, pg_get_constraintdef(c.oid) as definition
      from pg_constraint c join pg_namespace n on n.oid = c.connamespace join pg_class t on t.oid = c.conrelid
      where c.contype = 'f' and n.nspname = 'public'`,
  );
  for (const { table, name } of keys) {
    await tx.execute(sql`alter table ${sql.identifier(table)} drop constraint ${sql.identifier(name)}`);
  }
  return keys;
}

/**
 * Copies rows as JSON with all digits and microseconds, in small chunks: a row may have megabytes, and neither database
 * accepts more than some hundred at once.
 */
async function copyTable(from: Db, to: Db, table: string): Promise<void> {
  const name = sql.identifier(table);
  const columns = sql.join(
    (await listColumns(to, table)).map((column) => sql.identifier(column)),
    sql`, `,
  );
  const insert = async (rows: readonly string[]) => {
    const json = `[${rows.join(",")}]`;
    await to.execute(
      sql`insert into ${name} (${columns}) overriding system value
        select ${columns} from jsonb_populate_recordset(null::${name}, ${json}::jsonb)`,
    );
  };
  await from.transaction(async (tx) => {
    await tx.execute(sql`set local timezone = 'UTC'`);
    await tx.execute(sql`declare moved no scroll cursor for select to_jsonb(t)::text as row from ${name} t`);
    for (let count = CHUNK_ROWS; count === CHUNK_ROWS; ) {
      const rows = await readRows<{ row: string }>(tx, sql.raw(`fetch ${CHUNK_ROWS} from moved`));
      count = rows.length;
      for (const piece of toChunks(rows.map(({ row }) => row))) {
        await insert(piece);
      }
    }
  });
}

/** The columns to insert, without generated columns. */
async function listColumns(db: Db, table: string): Promise<readonly string[]> {
  const rows = await readRows<{ name: string }>(
    db,
    sql`select column_name as name from information_schema.columns
      where table_schema = 'public' and table_name = ${table} and is_generated = 'NEVER' order by ordinal_position`,
  );
  return rows.map(({ name }) => name);
}

/** Copies the positions of sequences, so that numbers are not assigned twice. */
async function copySequences(from: Db, to: Db): Promise<void> {
  const sequences = await readRows<{ name: string }>(
    from,
    sql`select sequencename as name from pg_sequences where schemaname = 'public' order by sequencename`,
  );
  for (const { name } of sequences) {
    const [at] = await readRows<{ value: string; called: boolean }>(
      from,
      sql`select last_value::text as value, is_called as called from ${sql.identifier(name)}`,
    );
    await to.execute(
      sql`select setval(format('public.%I', ${name}::text)::regclass, ${at?.value}::bigint, ${at?.called}::boolean)`,
    );
  }
}

/** Splits texts into chunks of limited length; a single text may be longer. */
function toChunks(texts: readonly string[]): readonly (readonly string[])[] {
  const pieces: string[][] = [];
  let length = Number.POSITIVE_INFINITY;
  for (const text of texts) {
    length += text.length;
    if (length > MAX_CHUNK_LENGTH) {
      pieces.push([]);
      length = text.length;
    }
    pieces.at(-1)?.push(text);
  }
  return pieces;
}
