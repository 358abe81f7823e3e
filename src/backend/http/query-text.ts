import type { FastifyInstance } from "fastify";
import { HttpProblem } from "./http-problem.ts";

/**
 * Refuses a query that spells no text: a percent sign with nothing behind it, or bytes that are no UTF-8, such as half of
 * a surrogate pair. The query's reader would take them for the signs that they are spelt with, and filter by those.
 */
export function rejectInvalidQueries(app: FastifyInstance): void {
  app.addHook("onRequest", async ({ url }) => {
    const at = url.indexOf("?");
    if (at >= 0 && !isText(url.slice(at))) {
      throw new HttpProblem(400, "The query is not UTF-8, written with a percent sign before each byte");
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
