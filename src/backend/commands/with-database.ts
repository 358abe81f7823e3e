import type { BackendConfig } from "../config/backend-config.ts";
import { StartError } from "../config/start-error.ts";
import type { Db } from "../database/database.ts";
import { migrate } from "../database/migrate.ts";
import { readMigrations } from "../database/migration-files.ts";
import { openDatabase } from "../database/open-database.ts";
import { hasDatabase } from "../database/restore-folders.ts";
import type { BackendProduct } from "../product.ts";

/** Dependencies of a database command. */
export interface CommandContext {
  readonly db: Db;
  /** The product, with the configured time zone. */
  readonly product: BackendProduct;
  readonly print: (line: string) => void;
  /** Days after which audit entries are deleted. Default: never. */
  readonly auditDays?: number | null;
  /** Settings of mail, which the backend sends. Default: no mail. */
  readonly mail?: BackendConfig["mail"];
  /** URL of the console. */
  readonly consoleUrl: string;
}

/** A command that uses the database. */
export interface DatabaseCommand {
  /** Parses the arguments before the database is opened. Throws a `StartError` if they are invalid. */
  check(words: readonly string[], product: BackendProduct): { readonly action: string };
  run(words: readonly string[], context: CommandContext): Promise<void>;
}

/** Throws a `StartError` if the data folder has no embedded database, for example because `DATA_DIR` is wrong. */
export function requireEmbedded({ databaseUrl, dataDir }: BackendConfig): void {
  const folder = `${dataDir}/database`;
  if (databaseUrl === null && !hasDatabase(folder)) {
    throw new StartError(`There is no embedded database in ${folder}.`);
  }
}

/** Opens the configured database for a command. The embedded one must not be in use. */
export async function withDatabase(
  config: BackendConfig,
  product: BackendProduct,
  run: (db: Db) => Promise<void>,
): Promise<void> {
  const opened = await openDatabase(config);
  try {
    const migrations = await readMigrations(product.migrations);
    await opened.database.withoutTimeLimit(() => migrate(opened.database.db, migrations));
    // Commands have no time limit.
    await opened.database.withoutTimeLimit(() => run(opened.database.db));
  } finally {
    await opened.close();
  }
}
