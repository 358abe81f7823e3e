import type { FastifyInstance } from "fastify";
import type { BackendConfig } from "../config/backend-config.ts";
import { readFreeMb } from "../config/disk-space.ts";
import type { BackendContext } from "../context/backend-context.ts";
import { ping } from "../database/database.ts";
import { fieldProblem, HttpProblem } from "../http/http-problem.ts";

const PING_MS = 2_000;

/** A part of the backend and its error; null: ready. */
type PartCheck = readonly [part: string, fault: () => Promise<string | null>];

/**
 * `/health` is a liveness check: it succeeds while the process responds. `/ready` is a readiness check: it also checks
 * the parts.
 */
export function registerHealthRoutes(
  app: FastifyInstance,
  { db, config }: Pick<BackendContext, "db" | "config">,
): void {
  app.get("/health", { config: { summary: "Whether the process answers" } }, (_, reply) =>
    reply.header("cache-control", "no-store").send({ status: "ok" }),
  );
  const checks: readonly PartCheck[] = [
    ["process", async () => (app.isDraining ? "is shutting down" : null)],
    ["database", () => within(PING_MS, ping(db))],
    ...(config.databaseUrl === null && config.minFreeDiskMb > 0
      ? [["disk", () => findDiskFault(config)] as const]
      : []),
  ];
  app.get("/ready", { config: { summary: "Whether the process and its parts can serve" } }, async (_, reply) => {
    const faults = await Promise.all(checks.map(async ([part, check]) => [part, await check()] as const));
    const problems = faults.flatMap(([part, fault]) => (fault === null ? [] : [fieldProblem(part, "notReady", fault)]));
    if (problems.length > 0) {
      throw new HttpProblem(503, "Not ready", problems);
    }
    const parts = Object.fromEntries(checks.map(([part]) => [part, "ok"]));
    return reply.header("cache-control", "no-store").send({ status: "ok", parts });
  });
}

async function within(ms: number, work: Promise<void>): Promise<string | null> {
  const late = new Promise<string>((resolve) => {
    setTimeout(() => resolve("does not answer"), ms).unref();
  });
  return await Promise.race([
    work.then(
      () => null,
      () => "does not answer",
    ),
    late,
  ]);
}

async function findDiskFault({ dataDir, minFreeDiskMb }: BackendConfig): Promise<string | null> {
  return (await readFreeMb(dataDir)) < minFreeDiskMb ? "has no room; nothing is written" : null;
}
