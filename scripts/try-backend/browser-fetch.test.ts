import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { installBrowserFetch } from "./browser-fetch.ts";

const ending: (() => unknown)[] = [];

afterEach(() => {
  for (const end of ending.splice(0).reverse()) {
    end();
  }
});

/** Starts a server on a host name of this machine. */
async function start(host: string, answer: (request: IncomingMessage, response: ServerResponse) => void) {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  ending.push(() => server.close());
  return `http://${host}:${(server.address() as AddressInfo).port}`;
}

/** Responds with the cookie, the API key and the body of the request. */
const echo = (request: IncomingMessage, response: ServerResponse, headers: Readonly<Record<string, string>> = {}) => {
  let body = "";
  request.on("data", (part: Buffer) => {
    body += part.toString();
  });
  request.on("end", () => {
    const { cookie = null, "x-api-key": key = null } = request.headers;
    response.writeHead(200, headers).end(JSON.stringify({ method: request.method, cookie, key, body }));
  });
};

async function startBoth(): Promise<{ readonly url: string; readonly other: string; readonly seen: string[] }> {
  const seen: string[] = [];
  const other = await start("localhost", (request, response) => {
    seen.push(request.url ?? "");
    echo(request, response);
  });
  const places: Readonly<Record<string, readonly [status: number, location: string]>> = {
    "/login": [302, "/home"],
    "/moved": [308, "/home"],
    "/away": [307, `${other}/home`],
    "/loop": [302, "/loop"],
  };
  const url = await start("127.0.0.1", (request, response) => {
    const [status, location] = places[request.url ?? ""] ?? [];
    if (status === undefined) {
      echo(request, response);
    } else {
      response.writeHead(status, { location, "set-cookie": "session=ana; HttpOnly" }).end();
    }
  });
  ending.push(installBrowserFetch(url));
  return { url, other, seen };
}

const KEY = { "x-api-key": "secret" };
const json = async (...call: Parameters<typeof fetch>): Promise<unknown> => (await fetch(...call)).json();

test("the cookie of a redirect is kept, for its host only", async () => {
  const { url, other } = await startBoth();
  const signedIn = await fetch(`${url}/login`, { method: "POST", body: "password=certa" });
  expect(signedIn.redirected).toBe(true);
  expect(await signedIn.json()).toEqual({ method: "GET", cookie: "session=ana", key: null, body: "" });
  expect(document.cookie).toBe("session=ana");
  expect(await json(`${other}/`, { credentials: "include" })).toMatchObject({ cookie: null });
  expect(await json(`${url}/`, { credentials: "omit" })).toMatchObject({ cookie: null });
});

test("a redirect within the backend keeps the method, the body and the headers of a request", async () => {
  const { url } = await startBoth();
  const request = new Request(`${url}/moved`, { method: "PUT", body: "{}", headers: KEY });
  expect(await json(request)).toEqual({ method: "PUT", cookie: "session=ana", key: "secret", body: "{}" });
});

test("a redirect to another host sends nothing there, and neither does an endless one hang", async () => {
  const { url, seen } = await startBoth();
  const away = await fetch(`${url}/away`, { method: "POST", headers: KEY, body: "password=certa" });
  expect([away.status, seen]).toEqual([307, []]);
  expect((await fetch(`${url}/loop`)).status).toBe(302);
});
