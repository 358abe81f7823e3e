import { sql } from "drizzle-orm";
import { StartError } from "../config/start-error.ts";
import { readSqlState } from "../http/database-problem.ts";
import type { Db } from "./database.ts";
import { functions, searchExtension } from "./functions.ts";
import { isDraft, type Migration, readFrameworkMigrations } from "./migration-files.ts";
import { type Owner, readPending, recordMigration } from "./migration-journal.ts";
import { retryUniqueIndexes, runStatement } from "./unique-clashes.ts";
import { upgradeOldTables } from "./upgrade-old-tables.ts";

/** Key of the advisory lock; the same for all processes that migrate. */
const LOCK = 720_002;

/**
 * Applies all pending migrations, first the framework's and then the product's, in one transaction under an advisory
 * lock (case 194). Returns how many of the product's were applied.
 *
 * @example
 * await migrate(database.db, (await readMigrations(backendProduct.migrations)).slice(0, 3));
 */
export async function migrate(db: Db, migrations: readonly Migration[]): Promise<number> {
  // The first few migrations of an old product leave a database as an earlier version had it.
  const isOld = migrations.findLast(({ mixed }) => mixed !== undefined)?.mixed === "part";
  const framework = isOld ? [] : await readFrameworkMigrations();
  return await db.transaction(async (tx) => {
    // There is no time limit: another process may be migrating, or a large table may need an index.
    await tx.execute(sql`set local statement_timeout = 0`);
    await lockMigrations(tx);
    const pending = await readPending(tx, "product", migrations);
    rejectDraft(pending);
    const pendingFramework = isOld ? [] : await readPending(tx, "framework", framework);
    await addSearchExtension(tx);
    for (const statement of functions) {
      await tx.execute(sql.raw(statement));
    }
    const mixed = pending.filter((migration) => migration.mixed !== undefined);
    const isTakenOver = pendingFramework.length < framework.length;
    if (isTakenOver) {
      rejectMixed(mixed);
    }
    await apply(tx, "product", mixed);
    await applyFramework(tx, pendingFramework, isTakenOver);
    const own = pending.filter((migration) => migration.mixed === undefined);
    await apply(tx, "product", own);
    await retryUniqueIndexes(tx);
    return pending.length;
  });
}

async function apply(tx: Db, owner: Owner, migrations: readonly Migration[]): Promise<void> {
  for (const migration of migrations) {
    for (const statement of migration.statements) {
      await runStatement(tx, statement);
    }
    await recordMigration(tx, owner, migration);
  }
}

async function applyFramework(tx: Db, pending: readonly Migration[], isTakenOver: boolean): Promise<void> {
  const [initial, ...later] = pending;
  if (initial !== undefined && !isTakenOver && (await upgradeOldTables(tx))) {
    await recordMigration(tx, "framework", initial);
    await apply(tx, "framework", later);
  } else {
    await apply(tx, "framework", pending);
  }
}

/** Rejects drafts: they drop columns that may have been renamed. */
function rejectDraft(pending: readonly Migration[]): void {
  const unfinished = pending.filter(({ statements: [first] }) => isDraft(first));
  if (unfinished.length > 0) {
    throw new StartError(
      `The migration ${unfinished.map(({ name }) => `${name}.sql`).join(", ")} is a draft. Correct it, and delete its first line.`,
    );
  }
}

/** A migration of a branch that used an earlier version of the framework. */
function rejectMixed(mixed: readonly Migration[]): void {
  if (mixed.length > 0) {
    throw new StartError(
      `The framework now migrates its own tables, and has done so in this database. ${mixed.map(({ name }) => `${name}.sql`).join(", ")} was not applied before. Delete the migration and run \`npm run codegen\`, which writes one without the framework's tables.`,
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
      `DATABASE_URL: the database has no extension ${searchExtension}, which the search needs, and this user may not create it. Have its owner run: CREATE EXTENSION ${searchExtension}; (it comes with PostgreSQL, on some systems in a package postgresql-contrib).`,
    );
  }
}

/** Not installed, not permitted, not supported. */
const EXTENSION_REFUSALS: ReadonlySet<string> = new Set(["58P01", "42501", "0A000"]);
