import type { ProcessLock } from "../../lock/process-lock.ts";
import type { BackendConfig } from "../config/backend-config.ts";
import type { Database } from "./database.ts";

/** Callbacks for the progress of a start. */
export interface StartProgress {
  /** Before a step that may take seconds. */
  readonly onWait?: (text: string) => void;
  /** A risk that the operator should know. */
  readonly onWarning?: (text: string) => void;
  /** After each step, with its duration. */
  readonly onStep?: (text: string, ms: number) => void;
}

/** Runs one step of the start and reports it. */
export type Step = <T>(text: string, run: () => Promise<T>) => Promise<T>;

export interface OpenedDatabase {
  readonly database: Database;
  close(): Promise<void>;
}

/** Opens the configured database and, if it is embedded, takes its lock. */
export async function openDatabase(
  config: BackendConfig,
  step: Step = (_, run) => run(),
  { onWait, onWarning }: StartProgress = {},
): Promise<OpenedDatabase> {
  const { databaseUrl, databaseReadUrl, dataDir } = config;
  if (databaseUrl !== null) {
    const { findTransportRisk, openServer } = await import("./open-server.ts");
    const database = await step("Database server reached", () =>
      openServer(databaseUrl, config.poolSize, { listMs: config.listTimeoutMs, readUrl: databaseReadUrl }),
    );
    warnOfTransport(config, findTransportRisk, onWarning);
    if (config.namedStatements) {
      const { nameStatements } = await import("./prepared.ts");
      nameStatements(database.db);
    }
    return { database, close: () => database.close() };
  }
  const { acquireDatabaseLock } = await import("./database-lock.ts");
  const { existsSync } = await import("node:fs");
  const folder = `${dataDir}/database`;
  const { inDataFolder, requireDiskSpace } = await import("../config/disk-space.ts");
  const lock: ProcessLock = inDataFolder(dataDir, () => acquireDatabaseLock(`${folder}.lock`));
  try {
    const { requireFinishedRestore } = await import("./restore-folders.ts");
    requireFinishedRestore(folder);
    await requireDiskSpace(dataDir, config.minFreeDiskMb);
    onWait?.(`Opening the database in ${folder}${existsSync(folder) ? "" : " (the first time takes some seconds)"}...`);
    const { openEmbedded } = await import("./open-embedded.ts");
    const database = await step("Database open", () => openEmbedded(folder, config.durability));
    return {
      database,
      close: async () => {
        await database.close();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** Warns of each address whose connection others could read. */
function warnOfTransport(
  { databaseUrl, databaseReadUrl }: BackendConfig,
  findRisk: (url: string, name: string) => string | null,
  onWarning: StartProgress["onWarning"],
): void {
  for (const [name, url] of Object.entries({ DATABASE_URL: databaseUrl, DATABASE_READ_URL: databaseReadUrl })) {
    const risk = url === null ? null : findRisk(url, name);
    if (risk !== null) {
      onWarning?.(risk);
    }
  }
}
