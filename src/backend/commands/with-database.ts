import type { BackendConfig } from "../config/backend-config.ts";
import { StartError } from "../config/start-error.ts";
import type { Db } from "../database/database.ts";
import { migrate, readMigrations } from "../database/migrate.ts";
import { openDatabase } from "../database/open-database.ts";
import { hasDatabase } from "../database/restore-folders.ts";
import type { BackendProduct } from "../product.ts";

/** What a command of the database is given. */
export interface CommandContext {
  readonly db: Db;
  /** Its time zone is the configured one. */
  readonly product: BackendProduct;
  readonly print: (line: string) => void;
  /** Where people open the console. */
  readonly consoleUrl: string;
}

/** A command that works in the database. */
export interface DatabaseCommand {
  /** Parses the words before the database is opened; throws a `StartError` where they make no command. */
  check(words: readonly string[], product: BackendProduct): { readonly action: string };
  run(words: readonly string[], context: CommandContext): Promise<void>;
}

/** Throws a `StartError` where the data folder has no embedded database: a wrong `DATA_DIR` would pass for an empty one. */
export function requireEmbedded({ databaseUrl, dataDir }: BackendConfig): void {
  const folder = `${dataDir}/database`;
  if (databaseUrl === null && !hasDatabase(folder)) {
    throw new StartError(`There is no embedded database in ${folder}.`);
  }
}

/** Opens the configured database for a command: the embedded one only while no backend has it. */
export async function withDatabase(
  config: BackendConfig,
  product: BackendProduct,
  run: (db: Db) => Promise<void>,
): Promise<void> {
  const opened = await openDatabase(config);
  try {
    const migrations = await readMigrations(product.migrations);
    await opened.database.withoutTimeLimit(() => migrate(opened.database.db, migrations));
    // What an operator asks for takes as long as it takes.
    await opened.database.withoutTimeLimit(() => run(opened.database.db));
  } finally {
    await opened.close();
  }
}
