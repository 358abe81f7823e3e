/**
 * A backend that nobody of this project wrote, as far as the console can tell: from section 7 of docs/specification.md,
 * with nothing but Node's own HTTP server. It keeps the text of what it is sent, and answers that: whoever changes a
 * byte is seen.
 */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** How it answers lists. */
export type ListShape = "array" | "envelope" | "paged";

/** What one combination of habits is like. */
export interface Habits {
  readonly shape: ListShape;
  readonly ids: "numeric" | "text";
  readonly relations: "ids" | "records";
}

/** One kind of record: where it is found, and the texts of its records by their ids. */
export interface Resource {
  /** `/books`; a record is at `/books/{id}`. */
  readonly path: string;
  /** Where its lists are. */
  readonly lists: readonly string[];
  readonly records: Map<string, string>;
}

/** A call that belongs to no record: `POST /books/generate`. */
export interface Extra {
  readonly method: string;
  readonly path: RegExp;
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

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

interface World extends Habits {
  readonly resources: readonly Resource[];
  readonly extras: readonly Extra[];
  /** Answers what is no call: the console's own files. */
  readonly serveFile?: (path: string, response: ServerResponse) => void;
}

interface Call {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly body: string;
}

interface Answer {
  readonly status: number;
  readonly type?: string;
  readonly headers?: { readonly [name: string]: string };
  readonly body?: string;
}

const JSON_TYPE = "application/json";
const OK = (body: string): Answer => ({ status: 200, type: JSON_TYPE, body });
const NOT_FOUND: Answer = { status: 404, type: JSON_TYPE, body: '{"message":"Not found"}' };

/** A list in one of the shapes; only one that pages searches. */
function toList({ shape }: Habits, texts: readonly string[], query: URLSearchParams): Answer {
  if (shape === "array") {
    return OK(`[${texts.join(",")}]`);
  }
  if (shape === "envelope") {
    return OK(`{"data":[${texts.join(",")}]}`);
  }
  const wanted = (query.get("q") ?? "").toLowerCase();
  const found = texts.filter((text) => text.toLowerCase().includes(wanted));
  const size = Number(query.get("pageSize") ?? 25);
  const from = (Number(query.get("page") ?? 1) - 1) * size;
  return OK(`{"data":[${found.slice(from, from + size).join(",")}],"total":${found.length}}`);
}

/** A new record: its id in front of what was sent. */
function create({ ids }: Habits, resource: Resource, body: string): Answer {
  const number = 500 + resource.records.size;
  const id = ids === "numeric" ? String(number) : `id-${number}`;
  const text = `{"id":${ids === "numeric" ? id : `"${id}"`},${body.slice(1)}`;
  resource.records.set(id, text);
  return { status: 201, type: JSON_TYPE, body: text };
}

/** A call on one record. A PUT replaces it: what is not sent is gone. */
function onRecord({ records }: Resource, id: string, { method, body }: Call): Answer {
  const record = records.get(id);
  if (record === undefined) {
    return NOT_FOUND;
  }
  if (method === "PUT") {
    records.set(id, body);
    // Success is any 2xx, in whatever words.
    return { status: 200, type: "text/plain", body: "OK" };
  }
  if (method === "DELETE") {
    records.delete(id);
    return { status: 204 };
  }
  return OK(record);
}

/** What a call of section 7 comes to; null where it is none of its calls. */
function answerTo(world: World, call: Call): Answer | null {
  const { method, path, query, body } = call;
  const extra = world.extras.find((each) => each.method === method && each.path.test(path));
  if (extra) {
    return extra;
  }
  if (method === "POST" && path === "/authentication") {
    return OK('{"token":"opaque-token-of-a-foreign-backend"}');
  }
  const resource = world.resources.find((each) => path === each.path || path.startsWith(`${each.path}/`));
  if (!resource) {
    return null;
  }
  if (method === "GET" && resource.lists.includes(path)) {
    return toList(world, [...resource.records.values()], query);
  }
  if (method === "POST" && path === resource.path) {
    return create(world, resource, body);
  }
  return onRecord(resource, decodeURIComponent(path.slice(resource.path.length + 1)), call);
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of request) {
    chunks.push(chunk as Uint8Array);
  }
  return Buffer.concat(chunks).toString("utf8");
}

/** Where its calls begin. */
const ROOT = "/api";

/** Starts one on a port of its own. */
export async function startForeignBackend(world: World): Promise<ForeignBackend> {
  const writes: Write[] = [];
  let fault: Fault | null = null;

  /** Takes a call down, and what was wanted to become of it. */
  const note = (call: Call, key: string | null): Fault | null => {
    const { method, path, body } = call;
    if (method === "GET" || path === "/authentication") {
      return null;
    }
    const failing = fault;
    fault = null;
    writes.push({ method, path, body, key });
    return failing;
  };

  /** What a call comes to; null where it is not answered at all. */
  const settle = (call: Call, failing: Fault | null): Answer | null => {
    if (failing && !failing.isLost) {
      return { status: failing.status ?? 500, ...(failing.headers ? { headers: failing.headers } : {}) };
    }
    const answer = answerTo(world, call) ?? NOT_FOUND;
    return failing ? null : answer;
  };

  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = new URL(request.url ?? "/", "http://foreign.example");
    if (!url.pathname.startsWith(`${ROOT}/`)) {
      world.serveFile?.(url.pathname, response);
      return;
    }
    const path = url.pathname.slice(ROOT.length);
    const call = { method: request.method ?? "GET", path, query: url.searchParams, body: await readBody(request) };
    const answer = settle(call, note(call, request.headers["idempotency-key"]?.toString() ?? null));
    if (answer === null) {
      request.socket.destroy();
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
