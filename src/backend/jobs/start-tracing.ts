import { AsyncLocalStorage } from "node:async_hooks";
import { ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, TraceFlags, trace } from "@opentelemetry/api";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { defaultResource, resourceFromAttributes } from "@opentelemetry/resources";
import { BatchSpanProcessor, type SpanExporter, TracerProvider } from "@opentelemetry/sdk-trace";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { onStatement } from "../database/statement-log.ts";

/** Running tracing. */
export interface Tracing {
  /** Creates a span for each request of the app, with its statements as events. */
  watch(app: FastifyInstance): void;
  /** Sends pending spans. */
  close(): Promise<void>;
}

/**
 * Traces requests with OpenTelemetry. The exporter is configured by the standard variables (OTEL_EXPORTER_OTLP_ENDPOINT
 * and others), the service name by OTEL_SERVICE_NAME.
 */
export function startTracing(exporter: SpanExporter = new OTLPTraceExporter()): Tracing {
  const name = process.env["OTEL_SERVICE_NAME"]?.trim() || "entity-console-backend";
  const provider = new TracerProvider({
    resource: defaultResource().merge(resourceFromAttributes({ "service.name": name })),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  const current = new AsyncLocalStorage<Span>();
  const stop = onStatement((text) => current.getStore()?.addEvent("db.statement", { "db.query.text": text }));
  return {
    watch: (app) => watchRequests(app, provider.getTracer(name), current),
    close: async () => {
      stop();
      await provider.shutdown();
    },
  };
}

function watchRequests(
  app: FastifyInstance,
  tracer: ReturnType<TracerProvider["getTracer"]>,
  current: AsyncLocalStorage<Span>,
): void {
  const spans = new WeakMap<FastifyRequest, Span>();
  app.addHook("onRequest", (request, reply, done) => {
    const { method, routeOptions, trace: caller } = request;
    const route = routeOptions.url ?? "none";
    const parent =
      caller === null
        ? ROOT_CONTEXT
        : trace.setSpanContext(ROOT_CONTEXT, {
            traceId: caller.traceId,
            spanId: caller.parentId,
            traceFlags: Number.parseInt(caller.flags, 16) & TraceFlags.SAMPLED,
            isRemote: true,
          });
    const attributes = { "http.request.method": method, "http.route": route, "http.request.id": request.id };
    const span = tracer.startSpan(`${method} ${route}`, { kind: SpanKind.SERVER, attributes }, parent);
    const { traceId, spanId, traceFlags } = span.spanContext();
    const flags = traceFlags.toString(16).padStart(2, "0");
    request.trace = { traceId, spanId, flags, parentId: caller?.parentId ?? "" };
    reply.header("traceparent", `00-${traceId}-${spanId}-${flags}`);
    spans.set(request, span);
    current.run(span, done);
  });
  app.addHook("onResponse", async (request, reply) => {
    const span = spans.get(request);
    span?.setAttribute("http.response.status_code", reply.statusCode);
    if (reply.statusCode >= 500) {
      span?.setStatus({ code: SpanStatusCode.ERROR });
    }
    span?.end();
  });
  app.addHook("onRequestAbort", async (request) => spans.get(request)?.end());
}
