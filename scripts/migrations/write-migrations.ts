import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { isInstalled, type ProductPaths, workspaceRoot } from "../../generator/paths/product-paths.ts";
import { loadTypeScript } from "../../generator/read/own-module.ts";
import { DRAFT_LINE } from "../../src/backend/database/migration-files.ts";
import { isReservedTable } from "../../src/contract/framework-tables.ts";
import {
  alteredMigrations,
  digestOf,
  draftMigrations,
  foreignChanges,
  frameworkPaths,
  hashMigrations,
  hashSources,
  isUpToDate,
  type MigrationPaths,
  migrationFiles,
  migrationPaths,
  readSnapshot,
  type StoredSnapshot,
  withoutFramework,
} from "./migration-files.ts";
import {
  isUnclear,
  MigrationError,
  refuseRenames,
  type Snapshot,
  toChanges,
  toFileLabel,
  withBackfill,
  withoutRemoved,
} from "./migration-plan.ts";
import { holderOfInitial, INITIAL } from "./unpublished-migration.ts";

/**
 * Keeps the migrations in sync with the tables without questions: an ambiguous change ends with a message. The
 * migration library is loaded only if the tables differ from the snapshot.
 */

interface Flags {
  readonly check?: boolean;
  readonly byHand?: boolean;
  /** Standard output is JSON; progress goes to standard error. */
  readonly isJson?: boolean;
}

/** Where migrations are kept, and how commands name it. */
interface Target {
  readonly place: MigrationPaths;
  /** Option of the commands: ` --product examples/veterinary`. */
  readonly option: string;
  /** Demo database; null if there is none. */
  readonly data: string | null;
}

/**
 * Writes the migration that the product's tables need, or only reports that one is missing; resolves with the exit
 * code.
 */
export async function writeMigrations(product: ProductPaths, flags: Flags): Promise<number> {
  const option = product.folder === "." ? "" : ` --product ${product.folder}`;
  return await writeOrExplain({ place: migrationPaths(product), option, data: product.data }, flags);
}

/** The same for the framework's own tables, in its repository. */
export async function writeFrameworkMigrations(flags: Flags): Promise<number> {
  return await writeOrExplain({ place: frameworkPaths(), option: " --framework", data: null }, flags);
}

async function writeOrExplain(target: Target, flags: Flags): Promise<number> {
  try {
    return await run(target, flags);
  } catch (error) {
    if (!(error instanceof MigrationError)) {
      throw error;
    }
    const text = error.message.replaceAll("--by-hand", `--by-hand${target.option}`);
    console.error(
      isInstalled ? text.replaceAll("npx tsx scripts/migrations/migrations.ts", "npx entity-console migrate") : text,
    );
    return 1;
  }
}

async function run(target: Target, flags: Flags): Promise<number> {
  const { place } = target;
  const stored = readSnapshot(place);
  refuseAltered(place, stored);
  refuseDraft(place);
  refuseForeign(place, stored);
  if (isUpToDate(place, stored, flags.check === true)) {
    return 0;
  }
  const { generateDrizzleJson } = await import("drizzle-kit/api");
  const empty = generateDrizzleJson({});
  const before = { ...empty, ...(place.isFramework ? stored : withoutFramework(stored)) } as Drizzle;
  const after: Drizzle = { ...generateDrizzleJson(await readTables(place)), id: empty.prevId, prevId: empty.prevId };
  refuseReserved(place, after as Snapshot);
  const changes = toChanges(before as Snapshot, after as Snapshot);
  if (flags.check === true) {
    return reportBehind(changes, target);
  }
  return await write(target, flags, { before, after, changes, isFirst: stored.sources === "" });
}

interface Change {
  readonly before: Drizzle;
  readonly after: Drizzle;
  readonly changes: Changes;
  readonly isFirst: boolean;
}

async function write({ place, option, data }: Target, { byHand, isJson }: Flags, change: Change): Promise<number> {
  const print = isJson === true ? console.error : console.log;
  const { before, after, changes, isFirst } = change;
  if (byHand !== true && isUnclear(changes)) {
    const holder = holderOfInitial(data, place);
    if (holder === "none") {
      removeInitial(place);
      print(`removed ${shown(place, INITIAL)}, which no commit and no database has`);
      return run({ place, option, data }, { isJson: isJson === true });
    }
    refuseRenames(changes, holder === "demo" && data !== null ? path.relative(workspaceRoot, data) : null);
  }
  if (changes.length > 0) {
    const description = isFirst ? "initial" : toFileLabel(changes);
    const statements = await toStatements({ before, after, byHand: byHand === true });
    print(`wrote ${shown(place, writeMigration(place, description, statements))}`);
  }
  mkdirSync(place.folder, { recursive: true });
  const digest = digestOf(after as Snapshot);
  const written = { sources: hashSources(place), digest, migrations: hashMigrations(place), ...after };
  writeFileSync(place.snapshotFile, `${JSON.stringify(written, null, 1)}\n`);
  return 0;
}

/** The first migration is in no commit and no database: rewrite it for the current tables. */
function removeInitial({ folder, snapshotFile }: MigrationPaths): void {
  rmSync(path.join(folder, INITIAL));
  rmSync(snapshotFile);
}

function shown({ folder }: MigrationPaths, file: string): string {
  return path.relative(workspaceRoot, path.join(folder, file));
}

type Drizzle = ReturnType<typeof import("drizzle-kit/api").generateDrizzleJson>;
type Changes = ReturnType<typeof toChanges>;

function reportBehind(changes: Changes, { place, option }: Target): number {
  if (changes.length === 0) {
    return 0;
  }
  console.error("The migrations are behind the tables:");
  const command = `npm run codegen${option === "" || place.isFramework ? "" : ` --${option}`}`;
  console.error(`${changes.map(({ description }) => `  ${description}\n`).join("")}Run: ${command}`);
  return 1;
}

interface Step {
  readonly before: Drizzle;
  readonly after: Drizzle;
  readonly byHand: boolean;
}

/** A separate step that only removes leaves no question for the library. */
async function toStatements({ before, after, byHand }: Step): Promise<readonly string[]> {
  const { generateMigration } = await import("drizzle-kit/api");
  const between = withoutRemoved(before as Snapshot, after as Snapshot) as Drizzle;
  const statements = [...(await generateMigration(before, between)), ...(await generateMigration(between, after))];
  const [first = "", ...rest] = statements;
  return byHand ? [`${DRAFT_LINE}\n${first}`, ...rest] : withBackfill(statements, after as Snapshot);
}

/** A database may have applied a migration, so it must never change. */
function refuseAltered(place: MigrationPaths, stored: StoredSnapshot): void {
  const altered = alteredMigrations(place, stored);
  if (altered.length > 0) {
    throw new MigrationError(
      `${altered.map((file) => `${path.relative(workspaceRoot, path.join(place.folder, file))} is missing or was changed.`).join("\n")}\n` +
        "Databases may have it already: bring it back as it was, and write a new one for what is to change.",
    );
  }
}

/** A draft must be corrected first: it would drop columns that may have been renamed. */
function refuseDraft(place: MigrationPaths): void {
  const unfinished = draftMigrations(place);
  if (unfinished.length > 0) {
    throw new MigrationError(
      `${unfinished.map((file) => shown(place, file)).join(", ")} is a draft. Correct it, and delete its first line.`,
    );
  }
}

/** The framework migrates its own tables: a change by a product would be missing in other products, or conflict. */
function refuseForeign(place: MigrationPaths, stored: StoredSnapshot): void {
  const changes = foreignChanges(place, stored);
  if (changes.length > 0) {
    throw new MigrationError(
      `${changes.map(({ file, table }) => `${file} changes ${table}, a table of the framework.`).join("\n")}\n` +
        "Remove these statements: the framework migrates its own tables. Keep more data about a user in a table of your own.",
    );
  }
}

function refuseReserved(place: MigrationPaths, { tables }: Snapshot): void {
  const names = Object.values(tables).map(({ name }) => name);
  const reserved = place.isFramework ? [] : names.filter(isReservedTable);
  if (reserved.length > 0) {
    throw new MigrationError(
      `own-tables.ts: the framework uses the table name ${reserved.join(", ")} itself. Choose another name.`,
    );
  }
}

async function readTables({ sources }: MigrationPaths): Promise<Record<string, unknown>> {
  return Object.assign({}, ...(await Promise.all(sources.map(readSource))));
}

/** A product's own tables are handwritten and may reference a table that the spec no longer has. */
async function readSource(source: string): Promise<object> {
  try {
    return isInstalled ? loadTypeScript(source) : ((await import(pathToFileURL(source).href)) as object);
  } catch (error) {
    const name = path.relative(workspaceRoot, source).split(path.sep).join("/");
    throw new MigrationError(
      `${name} cannot be read, so no migration is written:\n  ${error instanceof Error ? error.message : String(error)}\n` +
        "A table that it names may be gone from the spec, or have another name now: correct the file, and run npm run codegen.",
    );
  }
}

function writeMigration(place: MigrationPaths, description: string, statements: readonly string[]): string {
  mkdirSync(place.folder, { recursive: true });
  const last = migrationFiles(place).at(-1);
  const number = last === undefined ? 0 : Number.parseInt(last, 10) + 1;
  const file = `${String(number).padStart(4, "0")}_${description}.sql`;
  writeFileSync(path.join(place.folder, file), `${statements.join("\n--> statement-breakpoint\n")}\n`, { flag: "wx" });
  return file;
}
