/**
 * A foreign backend: section 7 of docs/specification.md on Node's HTTP server, without code of the framework. It stores
 * and returns request bodies as text, so any changed byte is visible.
 */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { type Answer, answerTo, type BackendState, type Call, NOT_FOUND } from "./foreign-responses.ts";

/** A write request. */
export interface Write {
  readonly method: string;
  readonly path: string;
  readonly body: string;
  /** Its Idempotency-Key. */
  readonly key: string | null;
}

/** A response that replaces the usual one. */
interface Fault {
  /** Executes the write but drops the response. */
  readonly isLost?: boolean;
  readonly status?: number;
  readonly headers?: { readonly [name: string]: string };
}

export interface ForeignBackend {
  readonly url: string;
  readonly writes: readonly Write[];
  /** The outcome of the next write. */
  fail(fault: Fault): void;
  close(): Promise<void>;
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of request) {
    chunks.push(chunk as Uint8Array);
  }
  return Buffer.concat(chunks).toString("utf8");
}

/** Options of a running backend. */
interface Running {
  /** Serves paths that are no calls: the console's files. */
  readonly serveFile?: (path: string, response: ServerResponse) => void;
  /** Whether it returns the stored response for a known Idempotency-Key, without a second write. */
  readonly heedsKeys?: boolean;
}

/** The path prefix of its calls. */
const ROOT = "/api";

/** Executes calls, and records the writes. The next write can fail. */
function createCalls(world: BackendState, heedsKeys: boolean) {
  const writes: Write[] = [];
  const answered = new Map<string, Answer>();
  let fault: Fault | null = null;

  /** Records a call and its planned outcome. */
  const note = ({ method, path, body }: Call, key: string | null): Fault | null => {
    if (method === "GET" || path === "/authentication") {
      return null;
    }
    const failing = fault;
    fault = null;
    writes.push({ method, path, body, key });
    return failing;
  };

  /** Executes a call, once per key if keys are supported. */
  const executeWrite = (call: Call, key: string | null): Answer => {
    const known = key === null ? undefined : answered.get(key);
    if (known) {
      return known;
    }
    const answer = answerTo(world, call) ?? NOT_FOUND;
    if (key !== null && heedsKeys) {
      answered.set(key, answer);
    }
    return answer;
  };

  /** The response to a call; null to drop it. */
  const settle = (call: Call, key: string | null): Answer | null => {
    const failing = note(call, key);
    if (failing === null) {
      return executeWrite(call, key);
    }
    if (failing.isLost) {
      executeWrite(call, key);
      return null;
    }
    return { status: failing.status ?? 500, ...(failing.headers ? { headers: failing.headers } : {}) };
  };

  const fail = (next: Fault) => {
    fault = next;
  };
  return { writes, settle, fail };
}

/** Starts a backend on a free port. */
export async function startForeignBackend(world: BackendState, running: Running = {}): Promise<ForeignBackend> {
  const { writes, settle, fail } = createCalls(world, running.heedsKeys === true);

  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = new URL(request.url ?? "/", "http://foreign.example");
    if (!url.pathname.startsWith(`${ROOT}/`)) {
      running.serveFile?.(url.pathname, response);
      return;
    }
    const path = url.pathname.slice(ROOT.length);
    const { method = "GET", headers: sent } = request;
    const { authorization = "" } = sent;
    const call = { method, path, query: url.searchParams, body: await readBody(request), authorization };
    const answer = settle(call, sent["idempotency-key"]?.toString() ?? null);
    if (answer === null) {
      // Send the headers first: browsers repeat a call if the connection closes without a response.
      response.writeHead(200, { "content-length": "99" }).write("{", () => request.socket.destroy());
      return;
    }
    const { status, type, headers = {}, body } = answer;
    response.writeHead(status, type ? { ...headers, "content-type": type } : headers).end(body);
  };

  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => response.destroy(error as Error));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    writes,
    fail,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
