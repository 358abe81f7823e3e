import type { FastifyInstance } from "fastify";
import type { BackendConfig } from "../config/backend-config.ts";
import { readFreeMb } from "../config/disk-space.ts";
import { HttpProblem } from "./http-problem.ts";

const READS = new Set(["GET", "HEAD", "OPTIONS"]);
const RETRY_SECONDS = 60;

/**
 * Rejects writes while the disk of the embedded database is almost full (case 193). PGlite never responds again if a
 * write finds no space for its log.
 */
export function registerDiskLimit(app: FastifyInstance, config: DiskConfig): void {
  app.addHook("onRequest", async ({ method }, reply) => {
    if (!READS.has(method) && (await isDiskFull(config))) {
      reply.header("retry-after", String(RETRY_SECONDS));
      throw new HttpProblem(503, "The disk is full; writes are rejected until there is space");
    }
  });
}

type DiskConfig = Pick<BackendConfig, "databaseUrl" | "dataDir" | "minFreeDiskMb">;

async function isDiskFull({ databaseUrl, dataDir, minFreeDiskMb }: DiskConfig): Promise<boolean> {
  return databaseUrl === null && minFreeDiskMb > 0 && (await readFreeMb(dataDir)) < minFreeDiskMb;
}
