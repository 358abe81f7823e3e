import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { StoredSession } from "./stored-sessions.ts";

/** Request header with the milliseconds before a response. */
export const DELAY_HEADER = "x-response-delay";

/** Headers of the connection to the backend, not of the content. */
const CONNECTION = ["connection", "content-encoding", "content-length", "keep-alive", "transfer-encoding"];

/**
 * Serves the console of `backend`, and responds to each API call as a backend does for a stored session. Playwright's
 * routing would disable the browser's cache, and load all files again for each page.
 */
export async function serveSession(
  backend: string,
  session: StoredSession,
): Promise<{ readonly origin: string; close(): Promise<void> }> {
  const server = createServer((request, response) => {
    // Chromium repeats a call that was lost on a used connection.
    response.setHeader("connection", "close");
    const isCall = request.url?.startsWith("/api/") === true;
    const done = isCall ? respond(request, response, session) : forward(request, response, backend);
    done.catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function forward(request: IncomingMessage, response: ServerResponse, backend: string): Promise<void> {
  // The path of a page is the console's only for a request that accepts HTML.
  const found = await fetch(`${backend}${request.url}`, { headers: { accept: request.headers.accept ?? "*/*" } });
  for (const [name, value] of found.headers) {
    if (!CONNECTION.includes(name)) {
      response.setHeader(name, value);
    }
  }
  response.statusCode = found.status;
  response.end(Buffer.from(await found.arrayBuffer()));
}

async function respond(request: IncomingMessage, response: ServerResponse, { fault }: StoredSession): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, Number(request.headers[DELAY_HEADER] ?? 0)));
  if (fault === "down") {
    response.destroy();
  } else if (fault === "html" && request.url?.endsWith("/refresh-token")) {
    response.setHeader("content-type", "text/html").end("<!doctype html><title>Proxy</title>");
  } else {
    response.statusCode = 401;
    response.setHeader("content-type", "application/json").end('{"status":401,"message":"Unauthorized"}');
  }
}
