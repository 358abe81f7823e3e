import type { ProcessLock } from "../lock/process-lock.ts";
import type { BackendConfig } from "./config/backend-config.ts";
import { StartError } from "./config/start-error.ts";
import type { BackendContext } from "./context/backend-context.ts";
import type { Database } from "./database/database.ts";
import type { BackendProduct } from "./product.ts";

/** Reports the progress of a start. */
export interface StartProgress {
  /** Before a step that may take seconds. */
  readonly onWait?: (text: string) => void;
  /** After each step, with the time it took. */
  readonly onStep?: (text: string, ms: number) => void;
}

export interface StartOptions extends StartProgress {
  readonly env?: Readonly<Record<string, string | undefined>>;
}

/** A backend that listens. */
export interface RunningBackend {
  readonly url: string;
  /** What to sign in with where demo data was asked for. */
  readonly demo: { readonly username: string; readonly password: string } | null;
  /** Answers the requests that have begun, then closes the database. */
  close(): Promise<void>;
}

type Step = <T>(text: string, run: () => Promise<T>) => Promise<T>;

/**
 * Starts a product's backend: lock, database, migrations, first data, listening. Rejects with a `StartError` where the
 * operator can fix it. Heavy modules are loaded by the step that needs them.
 */
export async function startBackend(product: BackendProduct, options: StartOptions = {}): Promise<RunningBackend> {
  const { readConfig } = await import("./config/read-config.ts");
  const config = readConfig(options.env ?? process.env, product);
  const step = toStep(options);
  const opened = await openDatabase(config, step, options);
  try {
    const { context, demo } = await prepare(product, { config, database: opened.database, step });
    const { startCleanupJob } = await import("./jobs/cleanup-job.ts");
    const stopCleanup = await startCleanupJob(context.db);
    const app = await step("Server built", () => buildApp(product, context));
    const url = await step("Listening", () => listen(app, config));
    return {
      url,
      demo,
      close: async () => {
        stopCleanup();
        await app.close();
        await opened.close();
      },
    };
  } catch (error) {
    await opened.close();
    throw error;
  }
}

function toStep({ onStep }: StartProgress): Step {
  return async (text, run) => {
    const started = performance.now();
    const result = await run();
    onStep?.(text, performance.now() - started);
    return result;
  };
}

interface OpenedDatabase {
  readonly database: Database;
  close(): Promise<void>;
}

async function openDatabase(config: BackendConfig, step: Step, { onWait }: StartProgress): Promise<OpenedDatabase> {
  const { databaseUrl, dataDir } = config;
  if (databaseUrl !== null) {
    const { openServer } = await import("./database/open-server.ts");
    const database = await step("Database server reached", () => openServer(databaseUrl, config.poolSize));
    return { database, close: () => database.close() };
  }
  const { acquireDatabaseLock } = await import("./database/database-lock.ts");
  const { existsSync } = await import("node:fs");
  const folder = `${dataDir}/database`;
  const { inDataFolder, refuseFullDisk } = await import("./config/disk-space.ts");
  const lock: ProcessLock = inDataFolder(dataDir, () => acquireDatabaseLock(`${folder}.lock`));
  try {
    await refuseFullDisk(dataDir, config.minFreeDiskMb);
    onWait?.(`Opening the database in ${folder}${existsSync(folder) ? "" : " (the first time takes some seconds)"}...`);
    const { openEmbedded } = await import("./database/open-embedded.ts");
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

interface Preparation {
  readonly config: BackendConfig;
  readonly database: Database;
  readonly step: Step;
}

async function prepare(
  product: BackendProduct,
  { config, database, step }: Preparation,
): Promise<{ context: BackendContext; demo: RunningBackend["demo"] }> {
  const { migrate, readMigrations } = await import("./database/migrate.ts");
  const migrations = await readMigrations(product.migrations);
  await step("Tables up to date", () => database.withoutTimeLimit(() => migrate(database.db, migrations)));
  const { createContext } = await import("./context/create-context.ts");
  const context = createContext(config, database);
  const { seed } = await import("./seed/seed.ts");
  const demo = await step("Data ready", () => seed(context, product));
  return { context, demo };
}

async function buildApp(product: BackendProduct, context: BackendContext) {
  const { buildServer } = await import("./app.ts");
  return await buildServer(product, context);
}

async function listen(app: Awaited<ReturnType<typeof buildApp>>, { host, port }: BackendConfig): Promise<string> {
  try {
    return await app.listen({ host, port });
  } catch (error) {
    await app.close();
    const code = error instanceof Error && "code" in error ? error.code : null;
    if (code === "EADDRINUSE") {
      throw new StartError(`PORT: ${port} is in use on ${host}. Stop what uses it, or set PORT to another number.`);
    }
    if (code === "EACCES" || code === "EADDRNOTAVAIL") {
      throw new StartError(`HOST, PORT: ${host}:${port} cannot be listened on (${code}).`);
    }
    throw error;
  }
}
