import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export type Row = Record<string, unknown>;

/** The records and settings of a foreign backend in a test. */
export interface Foreign {
  readonly tables: Record<string, Row[]>;
  /** Creates a list response from all rows and the query. */
  readonly toList?: (rows: readonly Row[], query: URLSearchParams) => unknown;
  /** Paths that return 404. */
  readonly missing?: readonly string[];
  /** Whether calls need a token. */
  readonly isOpen?: boolean;
  /** Changes a record that an update stores. */
  readonly toStored?: (row: Row) => Row;
  /** Methods that return 405. */
  readonly refused?: readonly string[];
  /** Calls that are executed, but return 500: `POST /genres`. */
  readonly broken?: readonly string[];
  /** Receives each call: `GET /genres`. */
  readonly calls?: string[];
  /** Whether paths end with a slash; others are redirected. */
  readonly hasSlashes?: boolean;
  /** Whether a session cookie and its CSRF token replace the token. */
  readonly hasCookie?: boolean;
}

/** Genres with numeric ids. */
export const genres = (howMany: number): Row[] =>
  Array.from({ length: howMany }, (_, index) => ({
    id: index + 1,
    name: `Genre ${index + 1}`,
    code: "poetry",
    active: index % 2 === 0,
  }));

interface Written extends Pick<Foreign, "toStored"> {
  readonly method: string;
  readonly id: string;
  readonly body: Row;
}

function write(table: Row[], { method, id, body, toStored = (row) => row }: Written): readonly [number, unknown] {
  const at = table.findIndex((row) => String(row["id"]) === id);
  if (method === "POST") {
    const made = { ...body, id: table.length + 1000 };
    table.push(made);
    return [201, made];
  }
  if (at < 0) {
    return [404, { message: "Not found" }];
  }
  const [old = {}] = method === "DELETE" ? table.splice(at, 1) : [table[at]];
  if (method === "PUT" || method === "PATCH") {
    table[at] = toStored({ ...(method === "PATCH" ? old : {}), ...body, id: old["id"] });
  }
  return method === "DELETE" ? [204, undefined] : [200, table[at]];
}

function signIn({ headers }: IncomingMessage): readonly [number, unknown] {
  const isRight = headers.authorization === `Basic ${btoa("ana:certa")}`;
  return isRight ? [200, { token: "opaque" }] : [401, { message: "no" }];
}

type Answer = readonly [status: number, body: unknown, headers?: Readonly<Record<string, string>>];

/** A sign-in form of a page, with a session cookie and a CSRF cookie. Null for other calls of a signed-in user. */
function answerWithCookie({ headers, method = "" }: IncomingMessage, path: string, text: string): Answer | null {
  const cookie = headers.cookie ?? "";
  if (path === "/form" && method === "GET") {
    return [200, { page: "sign-in" }, { "set-cookie": "csrf=of-today; Path=/" }];
  }
  if (method !== "GET" && (headers["x-csrf"] !== "of-today" || !cookie.includes("csrf=of-today"))) {
    return [403, { message: "CSRF" }];
  }
  if (path === "/form") {
    const isRight = new URLSearchParams(text).get("password") === "certa";
    return isRight ? [200, {}, { "set-cookie": "session=ana; HttpOnly" }] : [200, { page: "sign-in" }];
  }
  if (!cookie.includes("session=ana")) {
    return [401, { message: "no" }];
  }
  return path === "/me" ? [200, { name: "Ana" }] : null;
}

/** Rejects a call that is not signed in, not allowed, or at an address without its slash; null for others. */
function reject({ hasSlashes, hasCookie, isOpen, refused = [] }: Foreign, request: IncomingMessage, text: string) {
  const { pathname } = new URL(request.url ?? "", "http://foreign.invalid");
  if (hasSlashes === true && !pathname.endsWith("/")) {
    return [301, {}, { location: `${pathname}/` }] as const;
  }
  if (hasCookie === true) {
    return answerWithCookie(request, pathname, text);
  }
  if (refused.includes(request.method ?? "")) {
    return [405, { message: "Method not allowed" }] as const;
  }
  const isSignedIn = isOpen === true || request.headers.authorization === "Bearer opaque";
  return isSignedIn ? null : ([401, { message: "no" }] as const);
}

function answer(foreign: Foreign, request: IncomingMessage, text: string): Answer {
  const { pathname: path, searchParams } = new URL(request.url ?? "", "http://foreign.invalid");
  const { tables, toList = (rows) => rows, missing = [], toStored } = foreign;
  const { method = "" } = request;
  if (path === "/authentication") {
    return signIn(request);
  }
  const rejected = reject(foreign, request, text);
  if (rejected !== null) {
    return rejected;
  }
  const pathname = path.replace(/\/$/, "");
  if (pathname === "/logout") {
    return [204, undefined];
  }
  const [, name = "", id = ""] = pathname.split("/");
  const table = missing.includes(pathname) ? undefined : tables[name];
  if (table === undefined) {
    return [404, { message: "Not found" }];
  }
  const isList = method === "GET" && ["", "all", "enabled"].includes(id);
  const written = { method, id, body: JSON.parse(text || "{}"), ...(toStored === undefined ? {} : { toStored }) };
  return isList ? [200, toList(table, searchParams)] : write(table, written);
}

/** Starts a foreign backend on Node's http server; returns its URL. */
export async function startForeign(foreign: Foreign): Promise<{ readonly url: string; readonly close: () => void }> {
  const server: Server = createServer((request: IncomingMessage, response: ServerResponse) => {
    let text = "";
    request.on("data", (part: Buffer) => {
      text += part.toString();
    });
    request.on("end", () => {
      const call = `${request.method} ${request.url}`;
      foreign.calls?.push(call);
      const [done, body, headers = {}] = answer(foreign, request, text);
      const status = foreign.broken?.includes(call) ? 500 : done;
      response.writeHead(status, { "content-type": "application/json", ...headers });
      response.end(body === undefined ? "" : JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() };
}
