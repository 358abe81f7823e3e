import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { Command } from "commander";
import {
  alteredMigrations,
  folder,
  hashMigrations,
  hashSources,
  isUpToDate,
  migrationFiles,
  readSnapshot,
  root,
  type StoredSnapshot,
  snapshotFile,
  sources,
} from "./migration-files.js";
import {
  MigrationError,
  refuseRenames,
  type Snapshot,
  toChanges,
  toFileWords,
  withBackfill,
  withoutRemoved,
} from "./migration-plan.ts";

/**
 * Keeps the migrations in step with the tables. It never asks: what only a person can decide ends in a message.
 * The migration library is loaded only when the tables are not the ones that the snapshot was made of.
 */

interface Flags {
  readonly check?: true;
  readonly byHand?: true;
}

async function run({ check, byHand }: Flags): Promise<void> {
  const stored = readSnapshot();
  refuseAltered(stored);
  if (isUpToDate(stored, check === true)) {
    return;
  }
  const { generateDrizzleJson } = await import("drizzle-kit/api");
  const empty = generateDrizzleJson({});
  const before = { ...empty, ...stored } as Drizzle;
  const after: Drizzle = { ...generateDrizzleJson(await readTables()), id: empty.prevId, prevId: empty.prevId };
  const changes = toChanges(before as Snapshot, after as Snapshot);
  if (check === true) {
    reportBehind(changes);
    return;
  }
  if (changes.length > 0) {
    const words = stored.sources === "" ? "initial" : toFileWords(changes);
    writeMigration(words, await toStatements({ before, after, changes, byHand: byHand === true }));
  }
  const written = { sources: hashSources(), migrations: hashMigrations(), ...after };
  writeFileSync(snapshotFile, `${JSON.stringify(written, null, 1)}\n`);
}

type Drizzle = ReturnType<typeof import("drizzle-kit/api").generateDrizzleJson>;
type Changes = ReturnType<typeof toChanges>;

function reportBehind(changes: Changes): void {
  if (changes.length > 0) {
    console.error("The migrations are behind the tables:");
    console.error(`${changes.map(({ words }) => `  ${words}\n`).join("")}Run: npm run codegen`);
    process.exitCode = 1;
  }
}

interface Step {
  readonly before: Drizzle;
  readonly after: Drizzle;
  readonly changes: Changes;
  readonly byHand: boolean;
}

/** Taking away first, in a step of its own, leaves the library nothing to ask about. */
async function toStatements({ before, after, changes, byHand }: Step): Promise<readonly string[]> {
  if (!byHand) {
    refuseRenames(changes);
  }
  const { generateMigration } = await import("drizzle-kit/api");
  const between = withoutRemoved(before as Snapshot, after as Snapshot) as Drizzle;
  const statements = [...(await generateMigration(before, between)), ...(await generateMigration(between, after))];
  return byHand ? statements : withBackfill(statements, after as Snapshot);
}

/** A database may have a migration already; what it says must stay what it said. */
function refuseAltered(stored: StoredSnapshot): void {
  const altered = alteredMigrations(stored);
  if (altered.length > 0) {
    throw new MigrationError(
      `${altered.map((file) => `${path.relative(root, path.join(folder, file))} is missing or was changed.`).join("\n")}\n` +
        "Databases may have it already: bring it back as it was, and write a new one for what is to change.",
    );
  }
}

async function readTables(): Promise<Record<string, unknown>> {
  const modules = await Promise.all(sources.map((source) => import(path.join(root, source))));
  return Object.assign({}, ...modules);
}

function writeMigration(words: string, statements: readonly string[]): void {
  mkdirSync(folder, { recursive: true });
  const last = migrationFiles().at(-1);
  const number = last === undefined ? 0 : Number.parseInt(last, 10) + 1;
  const file = path.join(folder, `${String(number).padStart(4, "0")}_${words}.sql`);
  writeFileSync(file, `${statements.join("\n--> statement-breakpoint\n")}\n`, { flag: "wx" });
  console.log(`wrote ${path.relative(root, file)}`);
}

const command = new Command("migrations")
  .description("Write the migration that the tables need, if any")
  .option("--check", "only say what is missing")
  .option("--by-hand", "write what would be dropped and added, for a person to mend")
  .action(run);

try {
  await command.parseAsync();
} catch (error) {
  if (!(error instanceof MigrationError)) {
    throw error;
  }
  console.error(error.message);
  process.exitCode = 1;
}
