import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { createTransport } from "./transport.ts";

const servers: Server[] = [];

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.close();
  }
});

/** A server on a port of its own; answers its origin. */
async function serve(answer: (request: IncomingMessage) => { status: number; headers: Record<string, string> }) {
  const server = createServer((request, response) => {
    const { status, headers } = answer(request);
    response.writeHead(status, headers).end("[]");
  });
  servers.push(server);
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test.each([301, 302, 307, 308])("case 75: a %i to another origin takes no token there", async (status) => {
  const heard: (string | undefined)[] = [];
  const other = await serve(({ headers }) => {
    heard.push(headers.authorization);
    return { status: 200, headers: { "content-type": "application/json" } };
  });
  const own = await serve(({ headers }) => {
    heard.push(headers.authorization);
    return { status, headers: { location: `${other}/tickets` } };
  });
  const transport = createTransport({
    backend: { url: own, paths: { authenticate: "", refresh: "" } },
    tokens: { accessToken: () => Promise.resolve("secret"), renewedToken: () => Promise.resolve(null) },
    timeoutMs: null,
  });
  await transport.list({ method: "GET", path: "/tickets" });
  expect(heard).toEqual(["Bearer secret", undefined]);
});
