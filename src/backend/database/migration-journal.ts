import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import { StartError } from "../config/start-error.ts";
import { type Db, readRows } from "./database.ts";
import { type Migration, readFrameworkMigrations } from "./migration-files.ts";

/** The table with the applied migrations of the product, and the one of the framework. */
export const journals = { product: "applied_migrations", framework: "entity_console_migrations" } as const;

/** Owner of a list of migrations. */
export type Owner = keyof typeof journals;

/**
 * Creates the journal if it is missing, and returns the migrations that are not applied yet. Throws a `StartError` if the
 * database has others, or if the file of an applied one has changed.
 */
export async function readPending(
  tx: Db,
  owner: Owner,
  migrations: readonly Migration[],
): Promise<readonly Migration[]> {
  await createJournal(tx, owner);
  const applied = await readApplied(tx, owner);
  rejectNewerDatabase(owner, unknownOf(applied.keys(), migrations));
  await rejectRewritten(tx, owner, { migrations, applied });
  return migrations.filter(({ name }) => !applied.has(name));
}

/** Records an applied migration. */
export async function recordMigration(tx: Db, owner: Owner, migration: Migration): Promise<void> {
  const journal = sql.identifier(journals[owner]);
  await tx.execute(sql`insert into ${journal} (name, digest) values (${migration.name}, ${digestOf(migration)})`);
}

async function createJournal(tx: Db, owner: Owner): Promise<void> {
  const journal = sql.identifier(journals[owner]);
  await tx.execute(sql`create table if not exists ${journal} (
    name text primary key, applied_at timestamptz not null default now(), digest text)`);
  const digests = await readRows(
    tx,
    sql`select 1 from information_schema.columns
      where table_schema = current_schema() and table_name = ${journals[owner]} and column_name = 'digest'`,
  );
  // The database is of an earlier version. Checked first, because the statement locks the table even if the column
  // exists.
  if (digests.length === 0) {
    await tx.execute(sql`alter table ${journal} add column digest text`);
  }
}

/** Applied migrations and the digests of their statements; null if an earlier version applied them. */
async function readApplied(tx: Db, owner: Owner): Promise<ReadonlyMap<string, string | null>> {
  const rows = await readRows<{ name: string; digest: string | null }>(
    tx,
    // A backup may be of a version without digests.
    sql`select name, to_jsonb(j) ->> 'digest' as digest from ${sql.identifier(journals[owner])} j order by name`,
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

interface Journal {
  readonly migrations: readonly Migration[];
  readonly applied: ReadonlyMap<string, string | null>;
}

/** Throws if the file of an applied migration has changed. Stores missing digests. */
async function rejectRewritten(tx: Db, owner: Owner, { migrations, applied }: Journal): Promise<void> {
  const present = migrations.filter(({ name }) => applied.has(name));
  const rewritten = present.filter(
    (migration) => ![null, digestOf(migration)].includes(applied.get(migration.name) ?? null),
  );
  if (rewritten.length > 0) {
    throw new StartError(rewrittenText(owner, rewritten.map(({ name }) => `${name}.sql`).join(", ")));
  }
  for (const migration of present.filter(({ name }) => applied.get(name) === null)) {
    await tx.execute(
      sql`update ${sql.identifier(journals[owner])} set digest = ${digestOf(migration)}
        where name = ${migration.name} and digest is null`,
    );
  }
}

function rewrittenText(owner: Owner, files: string): string {
  return owner === "product"
    ? `The migration ${files} was changed after it was applied to this database, so the tables are not those of this program. Restore the file as it was applied and run \`npm run codegen\`, which writes the change as a further migration. If nothing in the database is worth keeping, start with an empty one: delete its folder (.data/<product>, or DATA_DIR), or set DATABASE_URL to another database.`
    : `The migration ${files} of entity-console differs from the one that was applied to this database. Install entity-console again, in a version that was released.`;
}

/** Applied migrations that neither the product nor the framework has. */
export async function readUnknownMigrations(db: Db, known: readonly Migration[]): Promise<readonly string[]> {
  const framework = await readFrameworkMigrations();
  // A database of an earlier version has no journal of the framework.
  const [journal] = await readRows<{ exists: boolean }>(
    db,
    sql`select to_regclass(${journals.framework}) is not null as exists`,
  );
  return [
    ...unknownOf((await readApplied(db, "product")).keys(), known),
    ...(journal?.exists === true ? unknownOf((await readApplied(db, "framework")).keys(), framework) : []),
  ];
}

function unknownOf(applied: Iterable<string>, known: readonly Migration[]): readonly string[] {
  return [...applied].filter((name) => !known.some((one) => one.name === name));
}

function rejectNewerDatabase(owner: Owner, unknown: readonly string[]): void {
  if (unknown.length > 0) {
    const program = owner === "product" ? "this program" : "entity-console";
    throw new StartError(
      `The database was migrated by a newer version of ${program} (${unknown.join(", ")}). Start that version, or set DATA_DIR to another folder.`,
    );
  }
}
