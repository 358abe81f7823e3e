import type { FastifyInstance } from "fastify";
import { HttpProblem } from "./http-problem.ts";

/** Node uses the first of several headers; a proxy may have checked the last. */
const SINGLE: ReadonlySet<string> = new Set(["host", "authorization", "content-type"]);

/** Rejects a request that repeats a header which must be unique (RFC 9112 §3.2 for Host). */
export function rejectRepeatedHeaders(app: FastifyInstance): void {
  // Node drops headers after the 2,000th, which may be a condition or a second Host. Their total size is limited too.
  app.server.maxHeadersCount = 0;
  app.addHook("onRequest", async ({ raw: { rawHeaders } }) => {
    const seen = new Set<string>();
    for (let at = 0; at < rawHeaders.length; at += 2) {
      const name = rawHeaders[at]?.toLowerCase() ?? "";
      if (SINGLE.has(name) && seen.has(name)) {
        throw new HttpProblem(400, `The header ${name} must not be repeated`);
      }
      seen.add(name);
    }
  });
}
