import type { FastifyInstance, FastifyRequest } from "fastify";
import { Gauge, Histogram, type Registry } from "prom-client";

/** Seconds, from a fast list to the longest timeout. */
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** Counts and times requests by method, route and status. A route is its pattern, so ids create no series. */
export function registerRequestMetrics(app: FastifyInstance, registry: Registry): void {
  const duration = new Histogram({
    name: "http_request_duration_seconds",
    help: "Duration of requests, until the response was sent",
    labelNames: ["method", "route", "status"],
    buckets: SECONDS,
    registers: [registry],
  });
  const openCount = new Gauge({
    name: "http_requests_open",
    help: "Requests in progress",
    registers: [registry],
  });
  const open = new WeakSet<FastifyRequest>();
  const end = (request: FastifyRequest) => {
    if (open.delete(request)) {
      openCount.dec();
    }
  };
  app.addHook("onRequest", async (request) => {
    open.add(request);
    openCount.inc();
  });
  app.addHook("onResponse", async (request, reply) => {
    end(request);
    const { method, routeOptions } = request;
    const labels = { method, route: routeOptions.url ?? "none", status: String(reply.statusCode) };
    duration.observe(labels, reply.elapsedTime / 1000);
  });
  // If the client disconnects, there may be no response, and the request never counts as finished.
  app.addHook("onRequestAbort", async (request) => end(request));
}
