/**
 * A backend that nobody of this project wrote, as far as the console can tell: from section 7 of docs/specification.md,
 * with nothing but Node's own HTTP server. It keeps the text of what it is sent, and answers that: whoever changes a
 * byte is seen.
 */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { type Answer, answerTo, type Call, NOT_FOUND, type World } from "./foreign-answers.ts";

/** A write as it came. */
export interface Write {
  readonly method: string;
  readonly path: string;
  readonly body: string;
  /** Its Idempotency-Key. */
  readonly key: string | null;
}

/** An answer in the place of the usual one. */
interface Fault {
  /** Carries the write out all the same, and loses the answer. */
  readonly isLost?: boolean;
  readonly status?: number;
  readonly headers?: { readonly [name: string]: string };
}

export interface ForeignBackend {
  readonly url: string;
  readonly writes: readonly Write[];
  /** What becomes of the next write. */
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

/** How one is run, beside what it answers. */
interface Running {
  /** Answers what is no call: the console's own files. */
  readonly serveFile?: (path: string, response: ServerResponse) => void;
  /** Whether a write whose key it knows is answered as before, and not carried out again. */
  readonly heedsKeys?: boolean;
}

/** Where its calls begin. */
const ROOT = "/api";

/** Starts one on a port of its own. */
export async function startForeignBackend(world: World, running: Running = {}): Promise<ForeignBackend> {
  const writes: Write[] = [];
  const answered = new Map<string, Answer>();
  let fault: Fault | null = null;

  /** Takes a call down, and what was wanted to become of it. */
  const note = ({ method, path, body }: Call, key: string | null): Fault | null => {
    if (method === "GET" || path === "/authentication") {
      return null;
    }
    const failing = fault;
    fault = null;
    writes.push({ method, path, body, key });
    return failing;
  };

  /** Carries a call out, once for each key where keys are heeded. */
  const executeWrite = (call: Call, key: string | null): Answer => {
    const known = key === null ? undefined : answered.get(key);
    if (known) {
      return known;
    }
    const answer = answerTo(world, call) ?? NOT_FOUND;
    if (key !== null && running.heedsKeys) {
      answered.set(key, answer);
    }
    return answer;
  };

  /** What a call comes to; null where it is not answered at all. */
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
      // Begun, so that no browser sends the call again by itself, as it may where a connection was only closed.
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
    fail: (next) => {
      fault = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
