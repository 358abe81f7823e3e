import type { BackendConfig } from "../config/backend-config.ts";
import type { Db } from "../database/database.ts";
import { migrate, readMigrations } from "../database/migrate.ts";
import { openDatabase } from "../database/open-database.ts";
import { removeUnpublished } from "../database/unpublished.ts";
import type { BackendProduct } from "../product.ts";

/** What a command of the database is given. */
export interface CommandContext {
  readonly db: Db;
  readonly product: BackendProduct;
  readonly print: (line: string) => void;
  /** Where people open the console. */
  readonly consoleUrl: string;
}

/** Runs one; what is wrong with its words is a `StartError`. */
export type DatabaseCommand = (words: readonly string[], context: CommandContext) => Promise<void>;

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
    await removeUnpublished(opened.database.db);
    // What an operator asks for takes as long as it takes.
    await opened.database.withoutTimeLimit(() => run(opened.database.db));
  } finally {
    await opened.close();
  }
}
