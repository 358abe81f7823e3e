import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import staticFiles from "@fastify/static";
import { fastify } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestBackend, type TestBackend } from "../../src/backend/testing/test-backend.ts";
import { findProgram, type ProxyName, readBlock, startProxy, type WebServer } from "../../testing/hosting/proxies.ts";
import { suiteFolder } from "../../testing/temporary-folder.ts";

const root = path.resolve(import.meta.dirname, "../..");
const deploying = path.join(root, "docs/deploying.md");
const HTML = { accept: "text/html" };
const PAGE = `<!doctype html><script src="/assets/base-1a2b.js"></script><link rel="icon" href="data:,">`;

const folder = suiteFolder("sub-path-");
let backend: TestBackend;
let port = "";

beforeAll(async () => {
  const files = path.join(folder, "dist/console");
  mkdirSync(path.join(files, "assets"), { recursive: true });
  writeFileSync(path.join(files, "index.html"), PAGE);
  writeFileSync(path.join(files, "assets/base-1a2b.js"), "export {};");
  backend = await startTestBackend("embedded", { consoleDir: files, basePath: "/console/" });
  port = new URL(await backend.app.listen({ host: "127.0.0.1", port: 0 })).port;
});
afterAll(async () => {
  await backend.close();
});

/** The example of the documentation, for the files and the backend of this test. */
const example = (before: string) =>
  readBlock(deploying, before)
    .replaceAll("/opt/entity-console", folder)
    .replaceAll("127.0.0.1:8080", `127.0.0.1:${port}`);

async function get(url: string): Promise<readonly [number, string, string]> {
  const answer = await fetch(url, { headers: HTML, redirect: "manual" });
  return [answer.status, answer.headers.get("content-type") ?? "", await answer.text()];
}

/** Opens the console at its path, a page of it, and a script that the page names. */
async function expectPages({ url }: { readonly url: string }, deepStatus = 200): Promise<void> {
  const [status, , page] = await get(`${url}/console/`);
  expect([status, page]).toEqual([200, PAGE.replace('"/', '"/console/')]);
  const [deep, type, same] = await get(`${url}/console/books/edit/7?page=2`);
  expect([deep, type.split(";")[0], same]).toEqual([deepStatus, "text/html", page]);
  const [script] = /\/console\/assets\/[\w.-]+/.exec(page) ?? [];
  const [found, kind, code] = await get(`${url}${script}`);
  expect([found, kind.split(";")[0], code]).toEqual([200, expect.stringMatching(/\/javascript$/), "export {};"]);
}

async function withProxy(name: ProxyName, before: string, run: (proxy: WebServer) => Promise<void>): Promise<void> {
  const proxy = await startProxy(name, example(before));
  try {
    await run(proxy);
  } finally {
    await proxy.stop();
  }
}

const inFront: readonly (readonly [ProxyName, string])[] = [
  ["haproxy", "HAProxy, in front of"],
  ["nginx", "nginx, in front of"],
  ["caddy", "Caddy, in front of"],
];

for (const [name, before] of inFront) {
  test.skipIf(findProgram(name) === null)(`the documented ${name} publishes a backend under /console/`, async () => {
    await withProxy(name, before, async (proxy) => {
      await expectPages(proxy);
      const bare = await fetch(`${proxy.url}/console`, { headers: HTML, redirect: "manual" });
      expect([bare.status, new URL(bare.headers.get("location") ?? "", proxy.url).pathname]).toEqual([
        name === "nginx" ? 301 : 308,
        "/console/",
      ]);
      const config = await (await fetch(`${proxy.url}/console/config.json`)).json();
      expect(config).toMatchObject({ backends: { main: { url: "/console/api" } } });
      expect((await fetch(`${proxy.url}/console/api/books`)).status).toBe(401);
    });
  });
}

test.skipIf(findProgram("nginx") === null)(
  "the documented nginx serves the console's files itself under /console/",
  async () => {
    await withProxy("nginx", "nginx without the reference backend", async (proxy) => {
      await expectPages(proxy);
      const sent = (await fetch(`${proxy.url}/console/`)).headers.get("content-security-policy") ?? "";
      const own = (await backend.call({ url: "/", headers: HTML })).headers["content-security-policy"];
      expect(sent.split(/;\s*/)).toEqual(String(own).split(/;\s*/));
    });
  },
);

test("static hosting with an error document serves the documented copy under /console/", async () => {
  execFileSync("sh", ["-ec", readBlock(deploying, "Static hosting without any rules")], { cwd: folder });
  const app = fastify();
  await app.register(staticFiles, { root: path.join(folder, "site") });
  app.setNotFoundHandler((_, reply) => reply.code(404).sendFile("console/index.html"));
  try {
    await expectPages({ url: await app.listen({ host: "127.0.0.1", port: 0 }) }, 404);
  } finally {
    await app.close();
  }
});

test("a proxy may remove the path before the request", async () => {
  const page = await backend.call({ url: "/books/edit/7", headers: HTML });
  expect([page.statusCode, page.headers["cache-control"], page.body]).toEqual([
    200,
    "no-cache",
    PAGE.replace('"/', '"/console/'),
  ]);
  expect((await backend.call({ url: "/index.html", headers: HTML })).body).toBe(page.body);
  expect((await backend.call({ url: "/ready" })).statusCode).toBe(200);
  expect((await backend.call({ url: "/console?x=1", headers: HTML })).body).toBe(page.body);
  expect((await backend.call({ url: "/consoles/api/books" })).statusCode).toBe(404);
  expect((await backend.call({ url: "/console/console/api/books" })).statusCode).toBe(404);
});

test("the cookie and the OpenAPI document of a backend have its path", async () => {
  const signedIn = await backend.signIn();
  expect(signedIn.headers["set-cookie"]).toContain("; Path=/console/;");
  const document = (await backend.call({ url: "/openapi.json" })).json<{
    readonly servers: readonly object[];
    readonly paths: Readonly<
      Record<string, Readonly<Record<string, { readonly servers?: readonly { url: string }[] }>>>
    >;
  }>();
  const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));
  const others = operations.flatMap(({ servers = [] }) => servers.map(({ url }) => url));
  expect(document.servers).toEqual([{ url: "/console/api" }]);
  expect(others.length).toBeGreaterThan(0);
  expect(others.filter((url) => !url.startsWith("/console/"))).toEqual([]);
});
