import { randomBytes } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { v7 as newId } from "uuid";

declare module "fastify" {
  interface FastifyRequest {
    /** The trace that the request is a part of; null where the caller named none. */
    trace: TraceContext | null;
  }
}

/** A place in a trace, as W3C's Trace Context has it. */
export interface TraceContext {
  readonly traceId: string;
  /** The caller's span. */
  readonly parentId: string;
  /** Ours, which is told to the caller. */
  readonly spanId: string;
  readonly flags: string;
}

/** Visible, short, and nothing that a log, a query or a header could take for something else. */
const REQUEST_ID = /^[\w.:-]{8,100}$/;
const TRACEPARENT = /^(?!ff)[0-9a-f]{2}-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})(?:-.*)?$/;

/** The id that whoever sent the request has given it, a proxy mostly; one of ours where there is none, or no fit one. */
export function toRequestId({ headers }: Pick<IncomingMessage, "headers">): string {
  const given = headers["x-request-id"];
  return typeof given === "string" && REQUEST_ID.test(given) ? given : newId();
}

/** What a `traceparent` header says; null for one that says nothing. */
function readTraceparent(header: string | readonly string[] | undefined): TraceContext | null {
  const [, traceId = "", parentId = "", flags = ""] = TRACEPARENT.exec(typeof header === "string" ? header : "") ?? [];
  return traceId === "" ? null : { traceId, parentId, flags, spanId: randomBytes(8).toString("hex") };
}

/** The header that names our place in a trace. */
function toTraceparent({ traceId, spanId, flags }: TraceContext): string {
  return `00-${traceId}-${spanId}-${flags}`;
}

/** Gives every answer the id of its request, and its place in the caller's trace where the caller named one. */
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
