import type { FastifyInstance } from "fastify";
import type { BackendConfig } from "../config/backend-config.ts";
import type { Database } from "../database/database.ts";
import type { MailOutcome } from "./notice-sender.ts";

/** Metrics and tracing of a backend, each if it is configured. */
export interface Watching {
  /** URL of `/metrics`; null if there is none. */
  readonly metricsUrl: string | null;
  watch(app: FastifyInstance): void;
  /** Records the end of a clean-up. */
  cleanedUp(deleted: number): void;
  /** Counts an attempt to send a mail. */
  mailed(outcome: MailOutcome): void;
  close(): Promise<void>;
}

/** Starts what is configured; other libraries are not loaded. */
export async function startWatching(
  { metricsHost: host, metricsPort, tracing: isTraced }: Pick<BackendConfig, "metricsHost" | "metricsPort" | "tracing">,
  database: Database,
): Promise<Watching> {
  const tracing = isTraced ? (await import("./start-tracing.ts")).startTracing() : null;
  const metrics =
    metricsPort === null
      ? null
      : await (await import("./start-metrics.ts")).startMetrics({ host, port: metricsPort }, database);
  return {
    metricsUrl: metrics?.url ?? null,
    watch: (app) => {
      tracing?.watch(app);
      metrics?.watch(app);
    },
    cleanedUp: (deleted) => metrics?.cleanedUp(deleted),
    mailed: (outcome) => metrics?.mailed(outcome),
    close: async () => {
      await metrics?.close();
      await tracing?.close();
    },
  };
}
