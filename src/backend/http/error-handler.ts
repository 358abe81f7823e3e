import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Problem } from "../../contract/problem.ts";
import { type ConstraintColumns, toDatabaseProblem } from "./database-problem.ts";
import { toFieldProblems } from "./field-problems.ts";
import { HttpProblem } from "./http-problem.ts";
import { earlyErrorHeaders } from "./security-headers.ts";

/** Our messages for the framework's errors, whose own messages may contain internals. */
const MESSAGES: { readonly [statusCode: number]: string } = {
  400: "The request cannot be read",
  408: "The request took too long",
  413: "The body is too large",
  414: "The address is too long",
  415: "The body must be application/json",
  429: "Too many requests; try again later",
  431: "The headers are too large",
  503: "Not available at the moment",
};

/** Retry-After without a known end. */
const RETRY_SECONDS = 5;

/** Sends errors as problem documents, and logs server errors. */
export function registerErrorHandler(app: FastifyInstance, constraints?: ConstraintColumns): void {
  const logRejected = createRejectionLog();
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const problem = toProblem(error, constraints);
    if (problem.statusCode >= 500) {
      // Message and code only: the stack of the embedded database contains minified source.
      request.log.error({ problem: problem.statusCode, ...toLogFields(error) }, "request failed");
    }
    if (problem.statusCode === 403 || problem.statusCode === 429) {
      logRejected(request, problem.statusCode);
    }
    return sendProblem(request, reply, problem);
  });
}

/** Logs missing permissions and exceeded limits, with the caller. At most one line a second: an attack must not fill a disk. */
function createRejectionLog(): (request: FastifyRequest, status: number) => void {
  let lastAt = Number.NEGATIVE_INFINITY;
  let skipped = 0;
  return (request, status) => {
    if (performance.now() - lastAt < 1_000) {
      skipped += 1;
      return;
    }
    const { method, routeOptions, ip, claims } = request;
    const caller = { ip, userId: claims?.userId ?? null, sessionId: claims?.sessionId ?? null };
    request.log.warn({ status, method, route: routeOptions.url ?? null, ...caller, skipped }, "request rejected");
    lastAt = performance.now();
    skipped = 0;
  };
}

/** A URL that cannot be decoded is rejected before there is a route or a hook that sets headers (case 140). */
export function sendFrameworkError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  reply.headers(earlyErrorHeaders);
  sendProblem(request, reply, toProblem(error));
}

/** Status of each error of Node's HTTP parser; others are 400. */
const PARSER_STATUS: { readonly [code: string]: number } = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
};

/** Writes a problem document for bytes that are no HTTP request, which reach no route, and closes the connection. */
export function sendParserError(error: Error & { readonly code?: string }, socket: Socket): void {
  if (error.code === "ECONNRESET" || socket.destroyed) {
    return;
  }
  if (socket.writable) {
    const status = PARSER_STATUS[error.code ?? ""] ?? 400;
    const title = STATUS_CODES[status] ?? "Error";
    const message = MESSAGES[status] ?? title;
    const standard = { type: "about:blank", title, status, detail: message } as const;
    const problem: Problem = { ...standard, statusCode: status, message, details: [] };
    const body = JSON.stringify(problem);
    const headers = {
      ...earlyErrorHeaders,
      "content-type": "application/problem+json; charset=utf-8",
      "content-length": String(Buffer.byteLength(body)),
      connection: "close",
    };
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
    socket.write(`HTTP/1.1 ${status} ${title}\r\n${lines.join("\r\n")}\r\n\r\n${body}`);
  }
  socket.destroy(error);
}

/** Sends a problem document. */
function sendProblem(request: FastifyRequest, reply: FastifyReply, problem: HttpProblem): FastifyReply {
  const { statusCode, message, details } = problem;
  const title = STATUS_CODES[statusCode] ?? "Error";
  const standard = { type: "about:blank", title, status: statusCode, detail: message } as const;
  const body: Problem & { requestId: string } = { ...standard, statusCode, message, details, requestId: request.id };
  if (statusCode === 401) {
    // Required by RFC 9110 §15.5.2. For another scheme than Bearer, browsers would open a dialog of their own (case 38).
    reply.header("www-authenticate", "Bearer");
  }
  if ((statusCode === 503 || statusCode === 429) && !reply.hasHeader("retry-after")) {
    reply.header("retry-after", String(RETRY_SECONDS));
  }
  return reply
    .code(statusCode)
    .header("content-type", "application/problem+json; charset=utf-8")
    .header("cache-control", "no-store")
    .serializer((value: unknown) => JSON.stringify(value))
    .send(body);
}

function toProblem(error: FastifyError, constraints?: ConstraintColumns): HttpProblem {
  if (error instanceof HttpProblem) {
    return error;
  }
  if (error.validation !== undefined) {
    const details = toFieldProblems(error.validation);
    const isBody = error.validationContext === "body";
    return new HttpProblem(isBody ? 422 : 400, isBody ? "The data is not valid" : "The query is not valid", details);
  }
  const { statusCode = 500 } = error;
  if (statusCode >= 400 && statusCode < 500) {
    return new HttpProblem(statusCode, MESSAGES[statusCode] ?? "The request was rejected");
  }
  const unavailable = statusCode === 503 ? new HttpProblem(503, MESSAGES[503] ?? "") : null;
  return toDatabaseProblem(error, constraints) ?? unavailable ?? new HttpProblem(500, "Internal server error");
}

function toLogFields(error: Error): {
  readonly error: string;
  readonly code: unknown;
  readonly at: string | undefined;
} {
  const cause = error.cause instanceof Error ? error.cause : error;
  const at = error.stack?.split("\n").find((line) => line.includes("/backend/") && !line.includes("/node_modules/"));
  return { error: cause.message.slice(0, 500), code: "code" in cause ? cause.code : null, at: at?.trim() };
}
