import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { sql } from "drizzle-orm";
import { StartError } from "../config/start-error.ts";
import { readSqlState } from "../http/database-problem.ts";
import { type Db, readRows } from "./database.ts";
import { functions, searchExtension } from "./functions.ts";
import { createUniqueIndex, readUniqueIndex, retryUniqueIndexes } from "./unique-clashes.ts";

/** One migration. */
export interface Migration {
  readonly name: string;
  readonly statements: readonly string[];
}

const BREAK = "--> statement-breakpoint";
/** Key of the advisory lock; the same for all processes that migrate. */
const LOCK = 720_002;

/**
 * Applies all pending migrations in one transaction under an advisory lock (case 194). Returns how many were applied.
 *
 * @example
 * await migrate(database.db, (await readMigrations(backendProduct.migrations)).slice(0, 3));
 */
export async function migrate(db: Db, migrations: readonly Migration[]): Promise<number> {
  return await db.transaction(async (tx) => {
    // There is no time limit: another process may be migrating, or a large table may need an index.
    await tx.execute(sql`set local statement_timeout = 0`);
    await lockMigrations(tx);
    await createAppliedMigrations(tx);
    rejectNewerDatabase(await readUnknownMigrations(tx, migrations));
    const applied = await readApplied(tx);
    await rejectRewritten(tx, migrations, applied);
    const missing = migrations.filter(({ name }) => !applied.has(name));
    await addSearchExtension(tx);
    for (const statement of functions) {
      await tx.execute(sql.raw(statement));
    }
    for (const migration of missing) {
      const { name, statements } = migration;
      for (const statement of statements) {
        const index = readUniqueIndex(statement);
        await (index === null ? tx.execute(sql.raw(statement)) : createUniqueIndex(tx, index));
      }
      await tx.execute(sql`insert into applied_migrations (name, digest) values (${name}, ${digestOf(migration)})`);
    }
    await retryUniqueIndexes(tx);
    return missing.length;
  });
}

async function createAppliedMigrations(tx: Db): Promise<void> {
  await tx.execute(sql`create table if not exists applied_migrations (
    name text primary key, applied_at timestamptz not null default now(), digest text)`);
  const digests = await readRows(
    tx,
    sql`select 1 from information_schema.columns
      where table_schema = current_schema() and table_name = 'applied_migrations' and column_name = 'digest'`,
  );
  // The database is of an earlier version. Checked first, because the statement locks the table even if the column
  // exists.
  if (digests.length === 0) {
    await tx.execute(sql`alter table applied_migrations add column digest text`);
  }
}

/** Applied migrations and the digests of their statements; null if an earlier version applied them. */
async function readApplied(tx: Db): Promise<ReadonlyMap<string, string | null>> {
  const rows = await readRows<{ name: string; digest: string | null }>(
    tx,
    sql`select name, digest from applied_migrations`,
  );
  return new Map(rows.map(({ name, digest }) => [name, digest]));
}

/** Digest of the statements, without comments, white space and line endings. */
function digestOf({ statements }: Migration): string {
  const texts = statements.map((statement) =>
    statement
      .replaceAll(/^\s*--.*$/gm, "")
      .replaceAll(/\s+/g, " ")
      .trim(),
  );
  return createHash("sha256")
    .update(JSON.stringify(texts.filter((text) => text !== "")))
    .digest("hex");
}

/** Throws if the file of an applied migration has changed. Stores missing digests. */
async function rejectRewritten(
  tx: Db,
  migrations: readonly Migration[],
  applied: ReadonlyMap<string, string | null>,
): Promise<void> {
  const present = migrations.filter(({ name }) => applied.has(name));
  const rewritten = present.filter(
    (migration) => ![null, digestOf(migration)].includes(applied.get(migration.name) ?? null),
  );
  if (rewritten.length > 0) {
    const names = rewritten.map(({ name }) => `${name}.sql`).join(", ");
    throw new StartError(
      `The migration ${names} was changed after it was applied to this database, so the tables are not those of this program. Restore the file as it was applied and run \`npm run codegen\`, which writes the change as a further migration. If nothing in the database is worth keeping, start with an empty one: delete its folder (.data/<product>, or DATA_DIR), or set DATABASE_URL to another database.`,
    );
  }
  for (const migration of present.filter(({ name }) => applied.get(name) === null)) {
    await tx.execute(
      sql`update applied_migrations set digest = ${digestOf(migration)} where name = ${migration.name} and digest is null`,
    );
  }
}

/** Blocks other migrations until this transaction ends. */
export async function lockMigrations(tx: Db): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
}

/** The extension may be missing on a server, or its creation reserved for the owner. */
async function addSearchExtension(tx: Db): Promise<void> {
  try {
    await tx.execute(sql.raw(`create extension if not exists ${searchExtension}`));
  } catch (error) {
    if (!EXTENSION_REFUSALS.has(readSqlState(error) ?? "")) {
      throw error;
    }
    throw new StartError(
      `DATABASE_URL: the database has no extension ${searchExtension}, which the quick search stands on, and this user may not add it. Have its owner run: CREATE EXTENSION ${searchExtension}; (it comes with PostgreSQL, on some systems in a package postgresql-contrib).`,
    );
  }
}

/** Not installed, not permitted, not supported. */
const EXTENSION_REFUSALS: ReadonlySet<string> = new Set(["58P01", "42501", "0A000"]);

/**
 * The migrations of a folder in their order. The URL ends with a slash.
 *
 * @example
 * const migrations = await readMigrations(backendProduct.migrations);
 */
export async function readMigrations(folder: URL): Promise<readonly Migration[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith(".sql")).sort();
  return await Promise.all(
    files.map(async (file) => {
      const text = await readFile(new URL(file, folder), "utf8");
      const statements = text.split(BREAK).map((statement) => statement.trim());
      return { name: file.replace(/\.sql$/, ""), statements: statements.filter((statement) => statement !== "") };
    }),
  );
}

/** Applied migrations that this version of the program does not have. */
export async function readUnknownMigrations(db: Db, known: readonly Migration[]): Promise<readonly string[]> {
  const rows = await readRows<{ name: string }>(db, sql`select name from applied_migrations order by name`);
  return rows.map(({ name }) => name).filter((name) => !known.some((one) => one.name === name));
}

function rejectNewerDatabase(unknown: readonly string[]): void {
  if (unknown.length > 0) {
    throw new StartError(
      `The database was migrated by a newer version of this program (${unknown.join(", ")}). Start that version, or set DATA_DIR to another folder.`,
    );
  }
}
