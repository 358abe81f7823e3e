/** Serves the built console with a `config.json`, and forwards other paths to a backend on the same origin. */
import { createServer, request as forward, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { serveFiles } from "../foreign-backend/serve-files.ts";

export interface FrontServer {
  readonly url: string;
  /** Each forwarded request: method and path. */
  readonly calls: readonly string[];
  close(): Promise<void>;
}

interface FrontParts {
  /** Folder of the built console. */
  readonly folder: string;
  readonly config: unknown;
  /** Port of the backend, the paths that belong to it, and the start of these paths that it does not know. */
  readonly backend?: { readonly port: number; readonly paths: RegExp; readonly prefix?: string };
  readonly port?: number;
}

/** Starts the server; on a free port unless one is given. */
export async function startFrontServer({ folder, config, backend, port = 0 }: FrontParts): Promise<FrontServer> {
  const calls: string[] = [];
  const serveFile = serveFiles(folder);

  const pass = (request: IncomingMessage, response: ServerResponse, to: number): void => {
    calls.push(`${request.method} ${request.url}`);
    const { method, url = "/", headers } = request;
    const { prefix = "" } = backend ?? {};
    const path = url.startsWith(prefix) ? url.slice(prefix.length) : url;
    const passed = forward({ host: "127.0.0.1", port: to, method, path, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    passed.on("error", () => response.headersSent || response.writeHead(502).end());
    request.pipe(passed);
  };

  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://front.example");
    if (pathname === "/config.json") {
      response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(config));
    } else if (backend?.paths.test(pathname)) {
      pass(request, response, backend.port);
    } else {
      serveFile(pathname, response);
    }
  });
  await new Promise<void>((resolve) => {
    server.listen(port, "127.0.0.1", resolve);
  });
  const address = server.address() as AddressInfo;
  return {
    url: `http://localhost:${address.port}`,
    calls,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
