import { InMemorySpanExporter } from "@opentelemetry/sdk-trace";
import { fastify } from "fastify";
import { expect, test } from "vitest";
import { statementLogger } from "../database/statement-log.ts";
import { registerRequestIds } from "../http/request-ids.ts";
import { startTracing } from "./start-tracing.ts";

const TRACE = "4bf92f3577b34da6a3ce929d0e0e4736";
const CALLER = "00f067aa0ba902b7";

test("a request is a span in its caller's trace, with its own statements", async () => {
  const exporter = new InMemorySpanExporter();
  // The exporter deletes its spans at shutdown.
  exporter.shutdown = async () => undefined;
  const tracing = startTracing(exporter);
  const app = fastify();
  registerRequestIds(app);
  tracing.watch(app);
  app.get<{ Params: { id: string } }>("/books/:id", async ({ params }) => {
    await new Promise((resolve) => setTimeout(resolve, 5));
    statementLogger.logQuery(`select ${params.id}`, []);
    return "book";
  });
  app.get("/broken", async () => {
    throw new Error("no");
  });
  const headers = { traceparent: `00-${TRACE}-${CALLER}-01` };
  const [first] = await Promise.all([
    app.inject({ url: "/books/1", headers }),
    app.inject("/books/2"),
    app.inject("/broken"),
  ]);
  await app.close();
  await tracing.close();
  statementLogger.logQuery("select of nobody", []);

  const spans = exporter.getFinishedSpans();
  const called = spans.find((span) => span.spanContext().traceId === TRACE);
  expect(called?.parentSpanContext?.spanId).toBe(CALLER);
  expect(first?.headers["traceparent"]).toBe(`00-${TRACE}-${called?.spanContext().spanId}-01`);
  expect(called?.name).toBe("GET /books/:id");
  expect(called?.events.map(({ attributes }) => attributes?.["db.query.text"])).toEqual(["select 1"]);
  expect(spans.map((span) => span.attributes["http.response.status_code"]).toSorted()).toEqual([200, 200, 500]);
  expect(spans.filter(({ status }) => status.code === 2).map(({ name }) => name)).toEqual(["GET /broken"]);
});
