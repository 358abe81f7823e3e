import { randomBytes } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { v7 as newId } from "uuid";

declare module "fastify" {
  interface FastifyRequest {
    /** The trace of the request; null if the caller sent none. */
    trace: TraceContext | null;
  }
}

/** A span in a trace, as in W3C Trace Context. */
export interface TraceContext {
  readonly traceId: string;
  /** The caller's span. */
  readonly parentId: string;
  /** Our span, which the response contains. */
  readonly spanId: string;
  readonly flags: string;
}

/** Short and printable, without characters that logs, queries or headers could interpret. */
const REQUEST_ID = /^[\w.:-]{8,100}$/;
const TRACEPARENT = /^(?!ff)[0-9a-f]{2}-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})(?:-.*)?$/;

/** The id from the caller, usually a proxy. A missing or invalid id is replaced by a new one. */
export function toRequestId({ headers }: Pick<IncomingMessage, "headers">): string {
  const given = headers["x-request-id"];
  return typeof given === "string" && REQUEST_ID.test(given) ? given : newId();
}

/** Parses a `traceparent` header; null if it is invalid. */
function readTraceparent(header: string | readonly string[] | undefined): TraceContext | null {
  const [, traceId = "", parentId = "", flags = ""] = TRACEPARENT.exec(typeof header === "string" ? header : "") ?? [];
  return traceId === "" ? null : { traceId, parentId, flags, spanId: randomBytes(8).toString("hex") };
}

/** Response header with our span. */
function toTraceparent({ traceId, spanId, flags }: TraceContext): string {
  return `00-${traceId}-${spanId}-${flags}`;
}

/** Adds the request id to every response, and the span if the caller sent a trace. */
export function registerRequestIds(app: FastifyInstance): void {
  app.decorateRequest("trace", null);
  app.addHook("onRequest", async (request: FastifyRequest, reply) => {
    request.trace = readTraceparent(request.headers["traceparent"]);
    reply.header("x-request-id", request.id);
    if (request.trace !== null) {
      reply.header("traceparent", toTraceparent(request.trace));
    }
  });
}
