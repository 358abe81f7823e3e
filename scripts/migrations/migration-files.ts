import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { frameworkRoot, type ProductPaths, workspaceRoot } from "../../generator/paths/product-paths.ts";
import { isDraft } from "../../src/backend/database/migration-files.ts";
import { changedFrameworkTable, isReservedTable } from "../../src/contract/framework-tables.ts";
import type { Snapshot } from "./migration-plan.ts";

/** Stored next to the migrations: the resulting tables, and digests of the sources. */
export interface StoredSnapshot extends Snapshot {
  /** Digest of the files that declare the tables. */
  readonly sources: string;
  /** Digest of the tables: a manual edit of the snapshot would later become a migration. */
  readonly digest?: string;
  /** Digest of each migration: an applied migration must not change. */
  readonly migrations?: Readonly<Record<string, string>>;
}

/** A migrations folder and the files that declare its tables, as absolute paths. */
export interface MigrationPaths {
  readonly folder: string;
  readonly snapshotFile: string;
  readonly sources: readonly string[];
  /** A product's, or the framework's own (decision 0066). */
  readonly isFramework: boolean;
}

const EMPTY: StoredSnapshot = { sources: "", tables: {} };

/** The paths of a product's migrations and tables. */
export function migrationPaths({
  migrations,
  generated,
  ownTables,
}: Pick<ProductPaths, "migrations" | "generated" | "ownTables">): MigrationPaths {
  const own = existsSync(ownTables) ? [ownTables] : [];
  return {
    folder: migrations,
    snapshotFile: path.join(migrations, "snapshot.json"),
    sources: [path.join(generated, "backend/tables.ts"), ...own],
    isFramework: false,
  };
}

/** The paths of the framework's migrations and tables, in its repository. */
export function frameworkPaths(): MigrationPaths {
  const database = path.join(frameworkRoot, "src/backend/database");
  return {
    folder: path.join(database, "migrations"),
    snapshotFile: path.join(database, "migrations/snapshot.json"),
    sources: [
      "own-tables.ts",
      "team-tables.ts",
      "audit-tables.ts",
      "factor-tables.ts",
      "notice-tables.ts",
      "job-tables.ts",
    ].map((file) => path.join(database, file)),
    isFramework: true,
  };
}

/** The snapshot file was damaged or changed. */
export class SnapshotError extends Error {
  override readonly name = "SnapshotError";
}

/** The snapshot of the last migration; undefined before the first one. Throws a `SnapshotError` if it is damaged. */
export function readSnapshot({ snapshotFile }: MigrationPaths): StoredSnapshot {
  if (!existsSync(snapshotFile)) {
    return EMPTY;
  }
  const stored = parseOrNull(readFileSync(snapshotFile, "utf8"));
  if (!isSnapshot(stored)) {
    throw damaged(snapshotFile, "is cut short, or no snapshot at all");
  }
  if (stored.digest !== undefined && stored.digest !== digestOf(stored)) {
    throw damaged(snapshotFile, "was edited: its tables are not those that its digest was made of");
  }
  return stored;
}

function damaged(file: string, what: string): SnapshotError {
  const name = path.relative(workspaceRoot, file).split(path.sep).join("/");
  return new SnapshotError(
    `${name} ${what}. Migrations are made from it, so none is written. Bring it back: git checkout -- ${name}\n` +
      "Where two branches were merged: take the file of one of them, delete the other's new migrations, and run npm run codegen.",
  );
}

function parseOrNull(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const TABLE_PARTS = ["columns", "indexes", "foreignKeys", "checkConstraints"] as const;

function isSnapshot(value: unknown): value is StoredSnapshot {
  if (!isRecord(value) || typeof value["sources"] !== "string" || !isRecord(value["tables"])) {
    return false;
  }
  const { migrations = {}, tables } = value;
  const isTable = (table: unknown) =>
    isRecord(table) && typeof table["name"] === "string" && TABLE_PARTS.every((part) => isRecord(table[part]));
  return (
    isRecord(migrations) &&
    Object.values(migrations).every((digest) => typeof digest === "string") &&
    Object.values(tables).every(isTable)
  );
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** First line of a migration that was reviewed, although it breaks a rule of `lint-migrations.ts`. */
export const REVIEWED = /^-- Reviewed: \S.*\n/;

/** Digest of the tables of a snapshot. */
export function digestOf({ tables }: Snapshot): string {
  return createHash("sha256").update(JSON.stringify(tables)).digest("hex");
}

/** Digest of the files that declare the tables. */
export function hashSources({ sources }: MigrationPaths): string {
  const hash = createHash("sha256");
  for (const source of sources) {
    // A new version of the framework changes the first line of generated tables only.
    hash.update(readText(source).replace(/^\/\/ @generated.*\n/, ""));
  }
  return hash.digest("hex");
}

/** Migrations to correct by hand. They are not recorded. */
export function draftMigrations(place: MigrationPaths): readonly string[] {
  return migrationFiles(place).filter((file) => isDraft(readText(path.join(place.folder, file))));
}

/** The digest of each migration, by file name. Not of drafts. */
export function hashMigrations(place: MigrationPaths): Readonly<Record<string, string>> {
  const unfinished = draftMigrations(place);
  const finished = migrationFiles(place).filter((file) => !unfinished.includes(file));
  return Object.fromEntries(
    finished.map((file) => {
      const text = readText(path.join(place.folder, file)).replace(REVIEWED, "");
      return [file, createHash("sha256").update(text).digest("hex")];
    }),
  );
}

/** The migrations in order. */
export function migrationFiles({ folder }: MigrationPaths): readonly string[] {
  return existsSync(folder)
    ? readdirSync(folder)
        .filter((file) => file.endsWith(".sql"))
        .sort()
    : [];
}

/** Migrations that are missing or changed: an applied migration must stay as it is. */
export function alteredMigrations(
  place: MigrationPaths,
  { migrations = {} }: Pick<StoredSnapshot, "migrations">,
): readonly string[] {
  const present = hashMigrations(place);
  return Object.keys(migrations).filter((file) => present[file] !== migrations[file]);
}

/** Whether a snapshot contains the framework's tables: it is older than the framework's own migrations. */
function isMixed({ tables }: Snapshot): boolean {
  return Object.values(tables).some(({ name }) => isReservedTable(name));
}

/** A snapshot without the framework's tables. */
export function withoutFramework<Stored extends Snapshot>(snapshot: Stored): Stored {
  const tables = Object.entries(snapshot.tables).filter(([, { name }]) => !isReservedTable(name));
  return { ...snapshot, tables: Object.fromEntries(tables) };
}

/** A handwritten migration of a product that changes a table of the framework. */
export interface ForeignChange {
  readonly file: string;
  readonly table: string;
}

/** New migrations that change tables of the framework. Those that an earlier version wrote are valid. */
export function foreignChanges(place: MigrationPaths, stored: StoredSnapshot): readonly ForeignChange[] {
  if (place.isFramework || stored.sources === "" || isMixed(stored)) {
    return [];
  }
  const added = migrationFiles(place).filter((file) => stored.migrations?.[file] === undefined);
  return added.flatMap((file) => {
    const statements = readText(path.join(place.folder, file)).split("--> statement-breakpoint");
    const [table] = statements.flatMap((statement) => changedFrameworkTable(statement) ?? []);
    return table === undefined ? [] : [{ file, table }];
  });
}

/** Whether the tables match the snapshot. With `isCheck`, a new handwritten migration may be unrecorded. */
export function isUpToDate(place: MigrationPaths, snapshot: StoredSnapshot, isCheck: boolean): boolean {
  const isRecorded = Object.keys(snapshot.migrations ?? {}).length === migrationFiles(place).length;
  return snapshot.sources === hashSources(place) && (isCheck || isRecorded);
}

/** A checkout may have changed the line endings. */
function readText(file: string): string {
  return readFileSync(file, "utf8").replaceAll("\r\n", "\n");
}
