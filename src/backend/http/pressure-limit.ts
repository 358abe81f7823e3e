import underPressure from "@fastify/under-pressure";
import type { FastifyInstance } from "fastify";
import type { BackendConfig } from "../config/backend-config.ts";
import { HttpProblem } from "./http-problem.ts";

const RETRY_SECONDS = 10;
const MIN_SAMPLE_MS = 500;

/** Load shedding: rejects requests while the process is overloaded, instead of delaying all of them (case 203). */
export async function registerPressureLimit(
  app: FastifyInstance,
  { maxEventLoopDelayMs }: Pick<BackendConfig, "maxEventLoopDelayMs">,
): Promise<void> {
  if (maxEventLoopDelayMs === 0) {
    return;
  }
  // A time without a sample counts as infinite delay, so it must not be shorter than the limit.
  const sampleMs = Math.max(MIN_SAMPLE_MS, maxEventLoopDelayMs);
  let judgedFrom = Number.POSITIVE_INFINITY;
  app.addHook("onReady", async () => {
    // The current sample includes the work at the start, so it is discarded.
    judgedFrom = performance.now() + 2 * sampleMs;
  });
  await app.register(underPressure, {
    maxEventLoopDelay: maxEventLoopDelayMs,
    sampleInterval: sampleMs,
    retryAfter: RETRY_SECONDS,
    pressureHandler: ({ url }, reply) => {
      // Liveness checks must succeed under load.
      if (performance.now() >= judgedFrom && url !== "/health") {
        reply.header("retry-after", String(RETRY_SECONDS));
        throw new HttpProblem(503, "Not available at the moment");
      }
    },
  });
}
