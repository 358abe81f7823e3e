import { readdir, readFile } from "node:fs/promises";
import { changedFrameworkTable } from "../../contract/framework-tables.ts";

/** One migration. */
export interface Migration {
  readonly name: string;
  readonly statements: readonly string[];
  /**
   * Set for migrations of products that are older than the framework's own migrations: they may contain tables of the
   * framework. `last`: the last one that does.
   */
  readonly mixed?: "part" | "last";
}

/** First line of a migration that must be corrected by hand before it is applied. */
export const DRAFT_LINE = "-- Draft: replace what drops and adds by a rename if it is one, then delete this line.";

/** Whether the text of a migration, or its first statement, is a draft. */
export function isDraft(text = ""): boolean {
  return text.startsWith("-- Draft:");
}

const BREAK = "--> statement-breakpoint";
const FRAMEWORK = new URL("./migrations/", import.meta.url);

/**
 * A product's migrations in their order. The URL of the folder ends with a slash.
 *
 * @example
 * const migrations = await readMigrations(backendProduct.migrations);
 */
export async function readMigrations(folder: URL): Promise<readonly Migration[]> {
  const migrations = await readFolder(folder);
  const creates = (statement: string) => /^create table/im.test(statement);
  const isMixed = migrations.some(({ statements }) =>
    statements.some((statement) => creates(statement) && changedFrameworkTable(statement) !== null),
  );
  const last = isMixed ? migrations.findLastIndex(({ statements }) => statements.some(changedFrameworkTable)) : -1;
  return migrations.map((migration, index) =>
    index > last ? migration : { ...migration, mixed: index === last ? "last" : "part" },
  );
}

/** The framework's own migrations. */
export async function readFrameworkMigrations(): Promise<readonly Migration[]> {
  return await readFolder(FRAMEWORK);
}

async function readFolder(folder: URL): Promise<readonly Migration[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith(".sql")).sort();
  return await Promise.all(
    files.map(async (file) => {
      const text = await readFile(new URL(file, folder), "utf8");
      const statements = text.split(BREAK).map((statement) => statement.trim());
      return { name: file.replace(/\.sql$/, ""), statements: statements.filter((statement) => statement !== "") };
    }),
  );
}
