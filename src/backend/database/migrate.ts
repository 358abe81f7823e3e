import { readdir, readFile } from "node:fs/promises";
import { sql } from "drizzle-orm";
import { StartError } from "../config/start-error.ts";
import { readSqlState } from "../http/database-problem.ts";
import { type Db, readRows } from "./database.ts";
import { functions, searchExtension } from "./functions.ts";
import { createUniqueIndex, readUniqueIndex, retryUniqueIndexes } from "./unique-clashes.ts";

/** One step of the database's history. */
export interface Migration {
  readonly name: string;
  readonly statements: readonly string[];
}

const BREAK = "--> statement-breakpoint";
/** Any number will do, as long as every process that migrates takes the same. */
const LOCK = 720_002;

/**
 * Brings the database up to date, all or nothing, one process at a time by an advisory lock (case 194). Returns how many
 * migrations were applied.
 */
export async function migrate(db: Db, migrations: readonly Migration[]): Promise<number> {
  return await db.transaction(async (tx) => {
    // Waiting for another process's migrations, or indexing a large table, takes as long as it takes.
    await tx.execute(sql`set local statement_timeout = 0`);
    await holdMigrations(tx);
    await tx.execute(sql`create table if not exists applied_migrations (
      name text primary key, applied_at timestamptz not null default now())`);
    refuseNewer(await readUnknownMigrations(tx, migrations));
    const rows = await readRows<{ name: string }>(tx, sql`select name from applied_migrations`);
    const applied = new Set(rows.map(({ name }) => name));
    const missing = migrations.filter(({ name }) => !applied.has(name));
    await addSearchExtension(tx);
    for (const statement of functions) {
      await tx.execute(sql.raw(statement));
    }
    for (const { name, statements } of missing) {
      for (const statement of statements) {
        const index = readUniqueIndex(statement);
        await (index === null ? tx.execute(sql.raw(statement)) : createUniqueIndex(tx, index));
      }
      await tx.execute(sql`insert into applied_migrations (name) values (${name})`);
    }
    await retryUniqueIndexes(tx);
    return missing.length;
  });
}

/** Lets no other process migrate until this transaction ends. */
export async function holdMigrations(tx: Db): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
}

/** A part of PostgreSQL, which a server may have been installed without, or keep for its owner to switch on. */
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

/** It is not installed, the user may not, the server cannot. */
const EXTENSION_REFUSALS: ReadonlySet<string> = new Set(["58P01", "42501", "0A000"]);

/** The migrations of a folder, whose address ends in a slash, in their order. */
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

/** Those of a newer version of this program: migrations that this one does not have. */
export async function readUnknownMigrations(db: Db, known: readonly Migration[]): Promise<readonly string[]> {
  const rows = await readRows<{ name: string }>(db, sql`select name from applied_migrations order by name`);
  return rows.map(({ name }) => name).filter((name) => !known.some((one) => one.name === name));
}

function refuseNewer(unknown: readonly string[]): void {
  if (unknown.length > 0) {
    throw new StartError(
      `The database was migrated by a newer version of this program (${unknown.join(", ")}). Start that version, or set DATA_DIR to another folder.`,
    );
  }
}
