import type { FastifyInstance } from "fastify";
import { HttpProblem } from "./http-problem.ts";

/** Node takes the first of several, and a proxy in front may have judged by the last. */
const SINGLE: ReadonlySet<string> = new Set(["host", "authorization", "content-type"]);

/** Refuses a request that says twice what it may say once (RFC 9112 §3.2 for Host). */
export function rejectRepeatedHeaders(app: FastifyInstance): void {
  // Node leaves out what is behind the 2,000th, without a word: a condition, or a second Host. Their size has a limit too.
  app.server.maxHeadersCount = 0;
  app.addHook("onRequest", async ({ raw: { rawHeaders } }) => {
    const seen = new Set<string>();
    for (let at = 0; at < rawHeaders.length; at += 2) {
      const name = rawHeaders[at]?.toLowerCase() ?? "";
      if (SINGLE.has(name) && seen.has(name)) {
        throw new HttpProblem(400, `The header ${name} may be there only once`);
      }
      seen.add(name);
    }
  });
}
