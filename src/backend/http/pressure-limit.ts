import underPressure from "@fastify/under-pressure";
import type { FastifyInstance } from "fastify";
import type { BackendConfig } from "../config/backend-config.ts";
import { HttpProblem } from "./http-problem.ts";

const RETRY_SECONDS = 10;
const MIN_SAMPLE_MS = 500;

/** Load shedding: refuses requests while the process cannot keep up, instead of letting all of them wait (case 203). */
export async function registerPressureLimit(
  app: FastifyInstance,
  { maxEventLoopDelayMs }: Pick<BackendConfig, "maxEventLoopDelayMs">,
): Promise<void> {
  if (maxEventLoopDelayMs === 0) {
    return;
  }
  // A time without a sample counts as endless delay; it must be no shorter than the delay that is allowed.
  const sampleMs = Math.max(MIN_SAMPLE_MS, maxEventLoopDelayMs);
  let judgedFrom = Number.POSITIVE_INFINITY;
  app.addHook("onReady", async () => {
    // What was measured until now, and in the sample that begins before now, is the work of starting.
    judgedFrom = performance.now() + 2 * sampleMs;
  });
  await app.register(underPressure, {
    maxEventLoopDelay: maxEventLoopDelayMs,
    sampleInterval: sampleMs,
    retryAfter: RETRY_SECONDS,
    pressureHandler: ({ url }, reply) => {
      // Whoever restarts what does not answer is told the truth: it does.
      if (performance.now() >= judgedFrom && url !== "/health") {
        reply.header("retry-after", String(RETRY_SECONDS));
        throw new HttpProblem(503, "Not available at the moment");
      }
    },
  });
}
