import type { FastifyInstance } from "fastify";

/** Logs each response at level `info`, at any log level. */
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
        // Without the query string, because a search text may contain a name.
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
