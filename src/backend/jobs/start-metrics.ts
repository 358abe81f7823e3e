import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { FastifyInstance } from "fastify";
import { collectDefaultMetrics, Gauge, Registry } from "prom-client";
import type { BackendConfig } from "../config/backend-config.ts";
import { StartError } from "../config/start-error.ts";
import type { Database } from "../database/database.ts";
import { registerRequestMetrics } from "../http/request-metrics.ts";
import type { MailOutcome } from "./notice-sender.ts";
import {
  registerCleanupMetrics,
  registerLimitMetrics,
  registerMailMetrics,
  registerReplicaMetrics,
  registerTableMetrics,
} from "./operation-metrics.ts";

/** A metrics server. */
export interface Metrics {
  readonly url: string;
  watch(app: FastifyInstance): void;
  /** Records the end of a clean-up. */
  cleanedUp(deleted: number): void;
  /** Counts an attempt to send a mail. */
  mailed(outcome: MailOutcome): void;
  close(): Promise<void>;
}

/** Serves `/metrics` for Prometheus on a port of its own, which no proxy exposes. */
export async function startMetrics(
  { host, port }: Pick<BackendConfig, "host" | "port">,
  database: Database,
): Promise<Metrics> {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  countConnections(registry, database);
  registerTableMetrics(registry, database);
  registerReplicaMetrics(registry, database);
  const server = createServer(async ({ method, url }, answer) => {
    const isMetrics = method === "GET" && url?.split("?")[0] === "/metrics";
    const text = isMetrics ? await registry.metrics() : "Not found\n";
    answer.writeHead(isMetrics ? 200 : 404, { "content-type": isMetrics ? registry.contentType : "text/plain" });
    answer.end(text);
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", ({ message }) => reject(new StartError(`METRICS_PORT: ${message}.`)));
    server.listen(port, host, resolve);
  });
  // Open metrics connections must not delay the end of the process.
  server.unref();
  return {
    url: `http://${host}:${(server.address() as AddressInfo).port}/metrics`,
    watch: (app) => {
      registerRequestMetrics(app, registry);
      registerLimitMetrics(app, registry);
    },
    cleanedUp: registerCleanupMetrics(registry),
    mailed: registerMailMetrics(registry),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function countConnections(registry: Registry, { connections }: Database): void {
  if (connections === undefined) {
    return;
  }
  new Gauge({
    name: "database_connections",
    help: "Connections to the database server by what they do, and requests that wait for one",
    labelNames: ["state"],
    registers: [registry],
    collect() {
      for (const [state, count] of Object.entries(connections())) {
        this.set({ state }, count);
      }
    },
  });
}
