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

/** Starts a server on a free port; returns its origin. */
async function serve(
  answer: (request: IncomingMessage) => { status: number; headers: Record<string, string>; body?: string },
) {
  const server = createServer((request, response) => {
    const { status, headers, body = "[]" } = answer(request);
    response.writeHead(status, headers).end(body);
  });
  servers.push(server);
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const transportTo = (url: string) =>
  createTransport({
    backend: { url, paths: { authenticate: "", refresh: "" } },
    tokens: { accessToken: () => Promise.resolve("secret"), renewedToken: () => Promise.resolve(null) },
    timeoutMs: null,
  });

/** A backend that redirects to addresses with a trailing slash. */
const strictAboutSlashes = (status: number, heard: string[]) =>
  serve(({ method = "", url = "" }) => {
    heard.push(`${method} ${url}`);
    const isWhole = url.endsWith("/");
    const body = method === "GET" ? '[{"id":1}]' : '{"id":7}';
    return {
      status: isWhole ? 200 : status,
      headers: { "content-type": "application/json", ...(isWhole ? {} : { location: `${url}/` }) },
      body,
    };
  });

test.each([301, 302, 303])(
  "a POST that a %i redirects to the GET of a list is not reported as a success",
  async (status) => {
    const heard: string[] = [];
    const transport = transportTo(await strictAboutSlashes(status, heard));
    await expect(transport.send({ method: "POST", path: "/tickets", body: {} })).rejects.toMatchObject({
      kind: "unexpected",
      message: "A POST was redirected to a list",
    });
    await expect(transport.list({ method: "POST", path: "/tickets/generate", body: {} })).rejects.toMatchObject({
      kind: "unexpected",
    });
    expect(heard.slice(0, 2)).toEqual(["POST /tickets", "GET /tickets/"]);
  },
);

test.each([307, 308])("a POST redirected by a %i that preserves the method arrives", async (status) => {
  const heard: string[] = [];
  const transport = transportTo(await strictAboutSlashes(status, heard));
  expect(await transport.send({ method: "POST", path: "/tickets", body: {} })).toEqual({ id: 7 });
  expect(heard).toEqual(["POST /tickets", "POST /tickets/"]);
});

test("a POST redirected by a 303 to the created record succeeds", async () => {
  const own = await serve(({ method, url = "" }) =>
    method === "POST"
      ? { status: 303, headers: { location: `${url}/7` } }
      : { status: 200, headers: { "content-type": "application/json" }, body: '{"id":7}' },
  );
  expect(await transportTo(own).send({ method: "POST", path: "/tickets", body: {} })).toEqual({ id: 7 });
});

test.each([301, 302, 307, 308])("case 75: a %i redirect to another origin sends no token there", async (status) => {
  const heard: (string | undefined)[] = [];
  const other = await serve(({ headers }) => {
    heard.push(headers.authorization);
    return { status: 200, headers: { "content-type": "application/json" } };
  });
  const own = await serve(({ headers }) => {
    heard.push(headers.authorization);
    return { status, headers: { location: `${other}/tickets` } };
  });
  await transportTo(own).list({ method: "GET", path: "/tickets" });
  expect(heard).toEqual(["Bearer secret", undefined]);
});
