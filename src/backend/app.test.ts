import { mkdirSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { suiteFolder } from "../../testing/temporary-folder.ts";
import { earlyErrorHeaders } from "./http/security-headers.ts";
import { openBackend } from "./testing/for-suite.ts";
import type { TestCall } from "./testing/test-backend.ts";

const folder = suiteFolder("entity-console-files-");
mkdirSync(join(folder, "assets"));
writeFileSync(join(folder, "index.html"), "<!doctype html><title>Console</title>");
writeFileSync(join(folder, "assets/main-1a2b3c.js"), "export {};");
mkdirSync(join(folder, ".git"));
writeFileSync(join(folder, ".git/config"), "[remote]");
const json = { "content-type": "application/json" };
const { backend, call: asAdmin } = openBackend("embedded", { consoleDir: folder });
let address: Promise<string>;
beforeAll(() => {
  address = backend.app.listen({ host: "127.0.0.1", port: 0 });
});

/** The response to raw bytes. The server closes the connection. */
async function sendRaw(text: string): Promise<string> {
  const port = Number(new URL(await address).port);
  return await new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1", () => socket.write(text));
    let said = "";
    socket.on("data", (chunk) => {
      said += chunk.toString();
    });
    socket.on("error", reject);
    socket.on("close", () => resolve(said));
  });
}

const html = { accept: "text/html,application/xhtml+xml" };
const answers: readonly (readonly [string, TestCall, number])[] = [
  ["a page", { url: "/", headers: html }, 200],
  ["a file", { url: "/assets/main-1a2b3c.js" }, 200],
  ["a missing file", { url: "/assets/gone.js", headers: html }, 404],
  ["a list", { url: "/api/books" }, 401],
  ["an unknown call", { url: "/api/nothing" }, 401],
  ["the configuration", { url: "/config.json" }, 200],
  ["the OpenAPI document", { url: "/openapi.json" }, 200],
  ["health", { url: "/health" }, 200],
  ["readiness", { url: "/ready" }, 200],
  ["a broken body", { method: "POST", url: "/api/refresh-token", headers: json, body: "{" }, 400],
];

test.each(answers)(
  "case 138, 139, 140: the response to %s has all security headers and no software names",
  async (_, call, status) => {
    const { headers, statusCode } = await backend.call(call);
    expect(statusCode).toBe(status);
    expect(headers["content-security-policy"]).toContain("default-src 'none';script-src 'self'");
    expect(headers["content-security-policy"]).toContain("base-uri 'none';form-action 'none';frame-ancestors 'none'");
    expect(headers["content-security-policy"]).toContain("require-trusted-types-for 'script'");
    expect(headers["content-security-policy"]).toMatch(/trusted-types dompurify default(;|$)/);
    expect(headers["content-security-policy"]).not.toContain("unsafe");
    expect(headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "referrer-policy": "no-referrer",
      "cross-origin-opener-policy": "same-origin",
      "strict-transport-security": "max-age=31536000; includeSubDomains",
      "permissions-policy": expect.stringContaining("camera=()"),
    });
    expect(headers["server"]).toBeUndefined();
    expect(headers["x-powered-by"]).toBeUndefined();
  },
);

test("a path of the console is index.html with no-cache; a file with a hash in its name is cached as immutable", async () => {
  const page = await backend.call({ url: "/tickets/edit/7?page=2", headers: html });
  expect([page.statusCode, page.headers["cache-control"]]).toEqual([200, "no-cache"]);
  expect(page.body).toContain("<title>Console</title>");
  const file = await backend.call({ url: "/assets/main-1a2b3c.js" });
  expect(file.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  expect((await backend.call({ url: "/..%2f..%2fetc/passwd" })).statusCode).toBe(404);
});

test.each(["/api/books", "/%61pi/books", "/api/%62ooks", "/%61%70%69/%62ooks?page=1"])(
  "case 141: API responses, also as %s, are not cached and declare their charset",
  async (url) => {
    const answer = await asAdmin({ url });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers["cache-control"]).toBe("no-store");
    expect(answer.headers["content-type"]).toBe("application/json; charset=utf-8");
  },
);

test("config.json has the URL of each backend", async () => {
  const answer = await backend.call({ url: "/config.json" });
  expect(answer.headers["cache-control"]).toBe("no-store");
  expect(answer.json()).toMatchObject({ backends: { main: { url: "/api" }, reading: { url: "/reading-api" } } });
});

test("every other method of a path is 405, and Allow lists the supported ones", async () => {
  const books = await asAdmin({ method: "DELETE", url: "/api/books" });
  expect([books.statusCode, books.headers["allow"]]).toEqual([405, "GET, HEAD, POST"]);
  const generate = await asAdmin({ url: "/api/tickets/print" });
  expect([generate.statusCode, generate.headers["allow"]]).toEqual([405, "POST"]);
});

test.each([
  ["case 187: a body over a mebibyte", `{"name":"${"x".repeat(1_100_000)}"}`, json, 413],
  ["case 187: a body with __proto__", '{"name":"a","code":"poetry","__proto__":{"x":1}}', json, 400],
  ["case 187: a body with a name twice", '{"name":"a","code":"poetry","name":"b"}', json, 400],
  ["case 187: half of a surrogate pair", '{"name":"\\ud800","code":"poetry"}', json, 400],
  ["broken JSON", '{"name":', json, 400],
  ["an empty body", "", json, 400],
  ["another content type", "name=a", { "content-type": "application/x-www-form-urlencoded" }, 415],
  ["plain text", "a", { "content-type": "text/plain" }, 415],
  ["a list", "[]", json, 422],
  ["a number in place of a text", '{"name":5,"code":"poetry"}', json, 422],
  ["a text in place of a boolean", '{"name":"a","code":"poetry","active":"true"}', json, 422],
  ["case 187: nesting 10,000 deep", `{"name":${"[".repeat(10_000)}${"]".repeat(10_000)}}`, json, 422],
] as const)("%s is rejected with a problem document", async (...[, body, headers, status]) => {
  const answer = await asAdmin({ method: "POST", url: "/api/genres", body, headers });
  expect(answer.statusCode).toBe(status);
  expect(answer.headers["content-type"]).toBe("application/problem+json; charset=utf-8");
  expect(answer.json()).toMatchObject({ statusCode: status, details: expect.any(Array) });
});

test("case 187: a lone surrogate in a query is rejected for signed-in users", async () => {
  const url = "/api/members/all?q=%ED%A0%80";
  const answer = await asAdmin({ url });
  expect([answer.statusCode, answer.headers["content-type"]]).toEqual([400, "application/problem+json; charset=utf-8"]);
  expect((await backend.call({ url })).statusCode).toBe(401);
});

test.each(["/api/books/%", "/%zz", `/api/books/${"x".repeat(300)}`])(
  "the malformed URL %s is a 400 or 404 problem document",
  async (url) => {
    const answer = await asAdmin({ url });
    expect([400, 404]).toContain(answer.statusCode);
    expect(answer.headers["content-type"]).toBe("application/problem+json; charset=utf-8");
    expect(answer.headers["content-security-policy"]).toContain("default-src 'none'");
    expect(answer.json()).toMatchObject({ statusCode: answer.statusCode, details: [] });
  },
);

test("a URL that cannot be decoded gets the headers against sniffing, framing, caching and plain http", async () => {
  const { headers } = await backend.call({ url: "/%zz" });
  expect(headers).toMatchObject(earlyErrorHeaders);
  expect(headers["content-security-policy"]).toContain("frame-ancestors 'none'");
  expect(headers["strict-transport-security"]).toBe("max-age=31536000; includeSubDomains");
});

test.each([
  ["no HTTP request", "GET\r\n\r\n", 400],
  ["headers that are too large", `GET / HTTP/1.1\r\nHost: x\r\nX-Large: ${"x".repeat(20_000)}\r\n\r\n`, 431],
])("%s gets a problem document with the security headers", async (_, text, status) => {
  const answer = await sendRaw(text);
  expect(answer).toContain(`HTTP/1.1 ${status} `);
  for (const [name, value] of Object.entries(earlyErrorHeaders)) {
    expect(answer).toContain(`${name}: ${value}\r\n`);
  }
  expect(answer).toContain("content-type: application/problem+json; charset=utf-8\r\n");
  expect(JSON.parse(answer.split("\r\n\r\n")[1] ?? "")).toMatchObject({ statusCode: status, details: [] });
});

test("TRACE is rejected, and its headers are not in the response", async () => {
  const answer = await sendRaw("TRACE /health HTTP/1.1\r\nHost: x\r\nX-Probe: mirrored\r\nConnection: close\r\n\r\n");
  expect(answer).toMatch(/^HTTP\/1\.1 40[45] /);
  expect(answer).not.toContain("mirrored");
});

test("neither a folder nor a hidden file of the console's folder is served", async () => {
  expect((await backend.call({ url: "/assets/" })).statusCode).toBe(404);
  for (const url of ["/.git/config", "/%2egit/config"]) {
    const answer = await backend.call({ url, headers: { accept: "*/*" } });
    expect([answer.statusCode, answer.body.includes("[remote]")]).toEqual([404, false]);
  }
});

test("pages and scripts declare UTF-8", async () => {
  expect((await backend.call({ url: "/", headers: html })).headers["content-type"]).toBe("text/html; charset=utf-8");
  const script = await backend.call({ url: "/assets/main-1a2b3c.js" });
  expect(script.headers["content-type"]).toBe("application/javascript; charset=utf-8");
});

test("case 200: an internal error is a 500 that does not reveal its cause", async () => {
  const { app } = backend;
  const { db } = backend.context;
  const select = db.select;
  Object.assign(db, {
    select: () => {
      throw new Error("select * from secrets at /srv/app");
    },
  });
  const answer = await app.inject({ url: "/api/books?q=a", headers: { authorization: `Bearer ${backend.admin}` } });
  Object.assign(db, { select });
  expect(answer.statusCode).toBe(500);
  expect(answer.json()).toEqual({
    type: "about:blank",
    title: "Internal Server Error",
    status: 500,
    detail: "Internal server error",
    statusCode: 500,
    message: "Internal server error",
    details: [],
    requestId: expect.any(String),
  });
});
