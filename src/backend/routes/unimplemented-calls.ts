import type { FastifyInstance } from "fastify";
import type { BackendCall } from "../../contract/backend.ts";
import { notImplemented } from "../http/http-problem.ts";

/** Responds with 501 to declared calls without a route. Must be called after all routes are registered. */
export function registerUnimplementedCalls(app: FastifyInstance, service: Readonly<Record<string, BackendCall>>): void {
  for (const { method, path } of Object.values(service)) {
    if (!app.hasRoute({ method, url: `${app.prefix}${path}` })) {
      app.route({
        method,
        url: path,
        handler: () => {
          throw notImplemented(method, path);
        },
      });
    }
  }
}
