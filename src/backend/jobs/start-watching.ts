import type { FastifyInstance } from "fastify";
import type { BackendConfig } from "../config/backend-config.ts";
import type { Database } from "../database/database.ts";

/** What watches a backend from beside: metrics and traces, each where it is asked for. */
export interface Watching {
  /** Where `/metrics` is; null where it is not. */
  readonly metricsUrl: string | null;
  watch(app: FastifyInstance): void;
  close(): Promise<void>;
}

/** Starts what the configuration asks for; the libraries of what it does not ask for are not loaded. */
export async function startWatching(
  { host, metricsPort, tracing: isTraced }: Pick<BackendConfig, "host" | "metricsPort" | "tracing">,
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
    close: async () => {
      await metrics?.close();
      await tracing?.close();
    },
  };
}
