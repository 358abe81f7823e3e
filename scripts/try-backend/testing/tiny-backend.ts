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
}

/** Genres with numeric ids. */
export const genres = (howMany: number): Row[] =>
  Array.from({ length: howMany }, (_, index) => ({
    id: index + 1,
    name: `Genre ${index + 1}`,
    code: "poetry",
    active: index % 2 === 0,
  }));

interface Written {
  readonly method: string;
  readonly id: string;
  readonly body: Row;
}

function write(table: Row[], { method, id, body }: Written): readonly [number, unknown] {
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
  if (method === "PUT") {
    table[at] = { ...body, id: old["id"] };
  }
  return method === "DELETE" ? [204, undefined] : [200, table[at]];
}

function signIn({ headers }: IncomingMessage): readonly [number, unknown] {
  const isRight = headers.authorization === `Basic ${btoa("ana:certa")}`;
  return isRight ? [200, { token: "opaque" }] : [401, { message: "no" }];
}

function answer(foreign: Foreign, request: IncomingMessage, text: string): readonly [number, unknown] {
  const { pathname, searchParams } = new URL(request.url ?? "", "http://foreign.invalid");
  const { tables, toList = (rows) => rows, missing = [], isOpen = false } = foreign;
  const { method = "" } = request;
  if (pathname === "/authentication") {
    return signIn(request);
  }
  if (!isOpen && request.headers.authorization !== "Bearer opaque") {
    return [401, { message: "no" }];
  }
  const [, name = "", id = ""] = pathname.split("/");
  const table = missing.includes(pathname) ? undefined : tables[name];
  if (table === undefined) {
    return [404, { message: "Not found" }];
  }
  const isList = method === "GET" && ["", "all", "enabled"].includes(id);
  return isList ? [200, toList(table, searchParams)] : write(table, { method, id, body: JSON.parse(text || "{}") });
}

/** Starts a foreign backend on Node's http server; returns its URL. */
export async function startForeign(foreign: Foreign): Promise<{ readonly url: string; readonly close: () => void }> {
  const server: Server = createServer((request: IncomingMessage, response: ServerResponse) => {
    let text = "";
    request.on("data", (part: Buffer) => {
      text += part.toString();
    });
    request.on("end", () => {
      const [status, body] = answer(foreign, request, text);
      response.writeHead(status, { "content-type": "application/json" });
      response.end(body === undefined ? "" : JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() };
}
