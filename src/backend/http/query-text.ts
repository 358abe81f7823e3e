import type { FastifyInstance } from "fastify";
import { HttpProblem } from "./http-problem.ts";

/**
 * Rejects a query that is no valid percent-encoded UTF-8. The query parser would use the encoded characters literally,
 * and filter by them.
 */
export function rejectInvalidQueries(app: FastifyInstance): void {
  app.addHook("onRequest", async ({ url }) => {
    const at = url.indexOf("?");
    if (at >= 0 && !isText(url.slice(at))) {
      throw new HttpProblem(400, "The query is not percent-encoded UTF-8");
    }
  });
}

function isText(query: string): boolean {
  try {
    decodeURIComponent(query);
    return true;
  } catch {
    return false;
  }
}
