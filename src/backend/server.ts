import type { FastifyInstance } from "fastify";
import type { BackendConfig } from "./config/backend-config.ts";
import { toLinkAddress } from "./config/link-address.ts";
import { StartError } from "./config/start-error.ts";
import type { BackendContext } from "./context/backend-context.ts";
import type { Database, Db } from "./database/database.ts";
import { openDatabase, type StartProgress, type Step } from "./database/open-database.ts";
import type { NoticeSending } from "./jobs/notice-sender.ts";
import type { BackgroundWork } from "./jobs/repeat-in-background.ts";
import type { BackendProduct } from "./product.ts";
import type { InitialCredentials } from "./seed/seed.ts";

export interface StartOptions extends StartProgress {
  readonly env?: Readonly<Record<string, string | undefined>>;
}

/** A running backend. */
export interface RunningBackend {
  readonly url: string;
  /** Credentials of the demo user, if there is demo data. */
  readonly demo: InitialCredentials["demo"];
  /** URL of the one-time link for the first administrator; null if there is a user. */
  readonly firstLink: string | null;
  /** URL of `/metrics`; null if it is disabled. */
  readonly metricsUrl: string | null;
  /** How long it drains. */
  readonly drainMs: number;
  /**
   * Completes running requests, then closes the database. If it drains, requests are served for `DRAIN_SECONDS` before,
   * while `/ready` is 503.
   */
  close(options?: { readonly drains?: boolean }): Promise<void>;
}

/**
 * Starts a product's backend: lock, database, migrations, first data, listening, clean-up. Throws a `StartError` if the
 * operator can fix it. Heavy modules are loaded by the step that needs them.
 *
 * @example
 * const { url, stop } = await startBackend(backendProduct, { port: 0 });
 */
export async function startBackend(product: BackendProduct, options: StartOptions = {}): Promise<RunningBackend> {
  const { readConfig } = await import("./config/read-config.ts");
  const config = readConfig(options.env ?? process.env, product);
  const step = toStep(options);
  const opened = await openDatabase(config, step, options);
  try {
    const { context, initialCredentials } = await prepare(product, { config, database: opened.database, step });
    const { startWatching } = await import("./jobs/start-watching.ts");
    const watching = await startWatching(config, opened.database);
    const app = await step("Server built", () => buildApp(product, context, watching.watch));
    await warnOfClashes(app, context.db);
    const origin = await step("Listening", () => listen(app, config));
    const url = origin + config.basePath.slice(0, -1);
    // Runs after listening, because deleting years of old rows takes minutes.
    const { startCleanupJob } = await import("./jobs/cleanup-job.ts");
    const cleanup = startCleanupJob(context.db, { ...config, onEnd: watching.cleanedUp });
    const { startAuditSealer } = await import("./jobs/audit-sealer.ts");
    const sealer = startAuditSealer(context.db);
    const sender = await startSender(product, context, { log: app.log, onOutcome: watching.mailed });
    return {
      url,
      demo: initialCredentials.demo,
      firstLink: initialCredentials.firstLink === null ? null : toLinkAddress(url, initialCredentials.firstLink),
      metricsUrl: watching.metricsUrl,
      drainMs: config.drainMs,
      close: async ({ drains = false } = {}) => {
        if (drains && config.drainMs > 0) {
          app.isDraining = true;
          await new Promise((resolve) => setTimeout(resolve, config.drainMs));
        }
        const cleaned = cleanup.stop();
        await app.close();
        await cleaned;
        await sealer.stop();
        await sender?.stop();
        await watching.close();
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

interface Preparation {
  readonly config: BackendConfig;
  readonly database: Database;
  readonly step: Step;
}

async function prepare(
  product: BackendProduct,
  { config, database, step }: Preparation,
): Promise<{ context: BackendContext; initialCredentials: InitialCredentials }> {
  const { migrate } = await import("./database/migrate.ts");
  const { readMigrations } = await import("./database/migration-files.ts");
  const migrations = await readMigrations(product.migrations);
  await step("Tables up to date", () => database.withoutTimeLimit(() => migrate(database.db, migrations)));
  const { createContext } = await import("./context/create-context.ts");
  const context = createContext(config, database);
  const { seed } = await import("./seed/seed.ts");
  const initialCredentials = await step("Data ready", () => seed(context, product));
  await database.settle?.();
  return { context, initialCredentials };
}

async function buildApp(product: BackendProduct, context: BackendContext, watch: (app: FastifyInstance) => void) {
  const { buildServer } = await import("./app.ts");
  return await buildServer(product, context, watch);
}

/** Sends notices by mail, if a mail server is configured. Its library is not loaded otherwise. */
async function startSender(
  { openapi }: BackendProduct,
  { config, db }: BackendContext,
  watching: Pick<NoticeSending, "log" | "onOutcome">,
): Promise<BackgroundWork | null> {
  if (config.mail === null) {
    return null;
  }
  const { createMailServer } = await import("./jobs/mail-server.ts");
  const { startNoticeSender } = await import("./jobs/notice-sender.ts");
  const { readProductName } = await import("./auth/password-problems.ts");
  const style = { productName: await readProductName(openapi), timeZone: config.timeZone };
  return startNoticeSender({ db, server: createMailServer(config.mail), style, ...watching });
}

/** Logs records with equal identities in unique fields; the same list as the command `clashes`. */
async function warnOfClashes({ log }: FastifyInstance, db: Db): Promise<void> {
  const { readUniqueClashes } = await import("./database/unique-clashes.ts");
  for (const clash of await readUniqueClashes(db)) {
    log.warn(clash, "Records have the same value in fields that must be unique. See: npm run backend -- clashes");
  }
}

async function listen(app: Awaited<ReturnType<typeof buildApp>>, { host, port }: BackendConfig): Promise<string> {
  try {
    return await app.listen({ host, port });
  } catch (error) {
    await app.close();
    const code = error instanceof Error && "code" in error ? error.code : null;
    if (code === "EADDRINUSE") {
      throw new StartError(
        `PORT: ${port} is in use on ${host}. Stop the process that uses it, or set PORT to another number.`,
      );
    }
    if (code === "EACCES" || code === "EADDRNOTAVAIL") {
      throw new StartError(`HOST, PORT: ${host}:${port} cannot be listened on (${code}).`);
    }
    throw error;
  }
}
