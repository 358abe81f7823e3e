import type { FastifyInstance } from "fastify";

/** Writes a line for each request that was answered, at the level `info` whatever the level of the rest. */
export function registerAccessLog(app: FastifyInstance, isOn: boolean): void {
  if (!isOn) {
    return;
  }
  const log = app.log.child({}, { level: "info" });
  app.addHook("onResponse", async (request, reply) => {
    const { id, method, url, ip, claims, trace } = request;
    log.info(
      {
        requestId: id,
        ...(trace === null ? {} : { traceId: trace.traceId }),
        method,
        // Not the query string: a quick search may name a person.
        path: url.split("?")[0],
        route: request.routeOptions.url ?? null,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        bytes: Number(reply.getHeader("content-length") ?? 0),
        ip,
        userId: claims?.userId ?? null,
      },
      "request",
    );
  });
}
