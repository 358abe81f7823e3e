import type { FastifyInstance } from "fastify";
import type { BackendConfig } from "../config/backend-config.ts";
import { readFreeMb } from "../config/disk-space.ts";
import { HttpProblem } from "./http-problem.ts";

const READS = new Set(["GET", "HEAD", "OPTIONS"]);
const RETRY_SECONDS = 60;

/**
 * Refuses to write while the disk of the embedded database is almost full (case 193). Why it exists: PGlite answers
 * nothing ever again once it finds no room for its log in the middle of a write.
 */
export function registerDiskLimit(
  app: FastifyInstance,
  { databaseUrl, dataDir, minFreeDiskMb }: Pick<BackendConfig, "databaseUrl" | "dataDir" | "minFreeDiskMb">,
): void {
  if (databaseUrl !== null || minFreeDiskMb === 0) {
    return;
  }
  app.addHook("onRequest", async ({ method }, reply) => {
    if (!READS.has(method) && (await readFreeMb(dataDir)) < minFreeDiskMb) {
      reply.header("retry-after", String(RETRY_SECONDS));
      throw new HttpProblem(503, "The disk is full; nothing is written until there is room");
    }
  });
}
