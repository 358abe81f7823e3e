import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { Command } from "commander";
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

const root = path.resolve(import.meta.dirname, "..");
const folder = path.join(root, "src/backend/database/migrations");
const snapshotFile = path.join(folder, "snapshot.json");
const sources = ["generated/backend/tables.ts", "src/backend/database/own-tables.ts"];
const EMPTY: Snapshot & { readonly sources: string } = { sources: "", tables: {} };

interface Flags {
  readonly check?: true;
  readonly byHand?: true;
}

async function run({ check, byHand }: Flags): Promise<void> {
  const digest = hashSources();
  const stored = readSnapshot();
  if (stored.sources === digest) {
    return;
  }
  const { generateDrizzleJson, generateMigration } = await import("drizzle-kit/api");
  type Drizzle = ReturnType<typeof generateDrizzleJson>;
  const empty = generateDrizzleJson({});
  const before = { ...empty, ...stored } as Drizzle;
  const after: Drizzle = { ...generateDrizzleJson(await readTables()), id: empty.prevId, prevId: empty.prevId };
  const changes = toChanges(before as Snapshot, after as Snapshot);
  if (check === true && changes.length > 0) {
    console.error("The migrations are behind the tables:");
    console.error(`${changes.map(({ words }) => `  ${words}\n`).join("")}Run: npm run codegen`);
    process.exitCode = 1;
    return;
  }
  if (check === true) {
    return;
  }
  if (changes.length > 0) {
    if (byHand !== true) {
      refuseRenames(changes);
    }
    // Taking away first, in a step of its own, leaves the library nothing to ask about.
    const between = withoutRemoved(before as Snapshot, after as Snapshot) as Drizzle;
    const statements = [...(await generateMigration(before, between)), ...(await generateMigration(between, after))];
    const safe = byHand === true ? statements : withBackfill(statements, after as Snapshot);
    const words = stored.sources === "" ? "initial" : toFileWords(changes);
    writeMigration(words, safe);
  }
  writeFileSync(snapshotFile, `${JSON.stringify({ sources: digest, ...after }, null, 1)}\n`);
}

function hashSources(): string {
  const hash = createHash("sha256");
  for (const source of sources) {
    hash.update(readFileSync(path.join(root, source), "utf8").replaceAll("\r\n", "\n"));
  }
  return hash.digest("hex");
}

function readSnapshot(): typeof EMPTY {
  return existsSync(snapshotFile) ? JSON.parse(readFileSync(snapshotFile, "utf8")) : EMPTY;
}

async function readTables(): Promise<Record<string, unknown>> {
  const modules = await Promise.all(sources.map((source) => import(path.join(root, source))));
  return Object.assign({}, ...modules);
}

function writeMigration(words: string, statements: readonly string[]): void {
  mkdirSync(folder, { recursive: true });
  const count = readdirSync(folder).filter((file) => file.endsWith(".sql")).length;
  const file = path.join(folder, `${String(count).padStart(4, "0")}_${words}.sql`);
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
