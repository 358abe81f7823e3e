import type { FastifyInstance, HTTPMethods } from "fastify";
import { HttpProblem } from "./http-problem.ts";

const METHODS: readonly HTTPMethods[] = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

/**
 * Collects the routes registered on `app`. The returned function registers a 405 for all other methods of their paths.
 */
export function watchMethods(app: FastifyInstance): () => void {
  const methods = new Map<string, Set<HTTPMethods>>();
  app.addHook("onRoute", ({ method, routePath }) => {
    const known = methods.get(routePath) ?? new Set();
    methods.set(routePath, known);
    for (const one of [method].flat()) {
      known.add(one);
    }
  });
  return () => {
    for (const [url, allowed] of [...methods]) {
      const others = METHODS.filter((method) => !allowed.has(method) && !(method === "HEAD" && allowed.has("GET")));
      const allow = [...allowed].sort().join(", ");
      app.route({
        method: others,
        url,
        // After the session is checked, before the body is read.
        onRequest: async (_, reply) => {
          reply.header("allow", allow);
          throw new HttpProblem(405, "The method is not allowed here");
        },
        handler: () => undefined,
      });
    }
  };
}
