import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import { request } from "node:https";
import { tmpdir } from "node:os";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { findFreePort } from "../../src/backend/testing/free-port.ts";
import {
  findProgram,
  makeCertificate,
  runProxy,
  toNginxConfig,
  type WebServer,
} from "../../testing/hosting/proxies.ts";

const FILE = path.resolve(import.meta.dirname, "../../deploy/nginx-one.conf");
const [nginx, openssl] = [findProgram("nginx"), findProgram("openssl")];

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Writes a script into the console's folder. Returns the adapted configuration. */
function toConfig(
  folder: string,
  {
    certificate,
    ports,
  }: { readonly certificate: string; readonly ports: Readonly<Record<"backend" | "plain" | "tls", number>> },
): string {
  mkdirSync(path.join(folder, "console/assets"), { recursive: true });
  writeFileSync(path.join(folder, "console/assets/app-1a2b.js"), "the script");
  writeFileSync(path.join(folder, "console/assets/app-1a2b.js.gz"), gzipSync("the script"));
  const adapted = readFileSync(FILE, "utf8")
    .replaceAll("/etc/nginx/console.pem", certificate)
    .replace("/opt/entity-console/dist/console", path.join(folder, "console"))
    .replace("127.0.0.1:8080", `127.0.0.1:${ports.backend}`)
    .replace("listen 80;", `listen 127.0.0.1:${ports.plain};`)
    .replace("listen 443", `listen 127.0.0.1:${ports.tls}`);
  return toNginxConfig(folder, adapted);
}

describe.skipIf(nginx === null || openssl === null)("nginx in front of one backend", () => {
  let folder = "";
  let certificate = "";
  let proxy: WebServer;
  let backend: Server;
  let ports = { backend: 0, plain: 0, tls: 0 };
  /** Requests that reached the backend. */
  const seen: { readonly method: string; readonly url: string; readonly headers: IncomingHttpHeaders }[] = [];

  /** A backend that responds to each request but `/drop`, whose connection it closes. */
  const startBackend = async () => {
    backend = createServer(({ method = "", url = "", headers, socket }, response) => {
      seen.push({ method, url, headers });
      if (url === "/api/drop") {
        socket.destroy();
      } else {
        response.setHeader("content-security-policy", "default-src 'self'").end("from the backend");
      }
    });
    await new Promise<void>((resolve) => backend.listen(ports.backend, "127.0.0.1", resolve));
  };
  const stopBackend = async () => {
    const closed = new Promise((resolve) => backend.close(resolve));
    backend.closeAllConnections();
    await closed;
  };

  const send = (place: string, { method = "GET", headers = {} }: { method?: string; headers?: object } = {}) =>
    new Promise<Answer>((resolve, reject) => {
      const ca = readFileSync(certificate);
      const sent = request(
        {
          host: "127.0.0.1",
          port: ports.tls,
          path: place,
          method,
          ca,
          servername: "console.example",
          agent: false,
          headers: { host: "console.example", ...headers },
        },
        (answer) => {
          let body = "";
          answer.on("data", (chunk: Buffer) => {
            body += chunk.toString("latin1");
          });
          answer.on("end", () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body }));
        },
      );
      sent.on("error", reject);
      sent.end();
    });

  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), "nginx-one-"));
    ports = { backend: await findFreePort(), plain: await findFreePort(), tls: await findFreePort() };
    certificate = makeCertificate(folder, "console.example");
    await startBackend();
    proxy = await runProxy("nginx", { folder, port: ports.tls, config: toConfig(folder, { certificate, ports }) });
  }, 120_000);
  afterAll(async () => {
    await proxy.stop();
    await stopBackend();
    rmSync(folder, { recursive: true, force: true });
  });

  test("forwards pages and calls, with the client's address, protocol and a request id that the client cannot set", async () => {
    const forged = {
      "x-forwarded-for": "203.0.113.9",
      "x-forwarded-proto": "http",
      "x-request-id": "chosen-by-the-client",
      authorization: "Bearer t",
    };
    for (const place of ["/", "/books/edit/1?q=a", "/api/books?page=1", "/config.json"]) {
      const answer = await send(place, { headers: forged });
      expect([place, answer.status, answer.body]).toEqual([place, 200, "from the backend"]);
      expect(answer.headers["content-security-policy"]).toBe("default-src 'self'");
      const { url = "", headers = {} } = seen.at(-1) ?? {};
      expect(url).toBe(place);
      expect(headers).toMatchObject({
        host: "console.example",
        "x-forwarded-for": "127.0.0.1",
        "x-forwarded-proto": "https",
        authorization: "Bearer t",
      });
      expect((headers as IncomingHttpHeaders)["x-request-id"]).toMatch(/^[0-9a-f]{32}$/);
    }
  });

  test("serves files with a hash itself, compressed, for ever and with security headers", async () => {
    const before = seen.length;
    const answer = await send("/assets/app-1a2b.js", { headers: { "accept-encoding": "gzip" } });
    expect([answer.status, answer.headers["content-encoding"]]).toEqual([200, "gzip"]);
    expect(answer.headers).toMatchObject({
      "cache-control": "public, max-age=31536000, immutable",
      "x-content-type-options": "nosniff",
      "strict-transport-security": "max-age=31536000; includeSubDomains",
    });
    const missing = await send("/assets/app-9999.js");
    expect([missing.status, missing.headers["x-content-type-options"]]).toEqual([404, "nosniff"]);
    expect(seen).toHaveLength(before);
  });

  test("sends a request once, even if the backend closes the connection without a response", async () => {
    const before = seen.length;
    for (const method of ["GET", "POST"]) {
      expect((await send("/api/drop", { method })).status).toBe(502);
    }
    expect(seen.slice(before).map(({ method }) => method)).toEqual(["GET", "POST"]);
  });

  test("forwards the first request after a restart of the backend", async () => {
    await stopBackend();
    expect([(await send("/")).status, (await send("/")).status]).toEqual([502, 502]);
    await startBackend();
    expect((await send("/")).status).toBe(200);
  });

  test("without TLS, redirects pages to https and rejects calls", async () => {
    const before = seen.length;
    const plain = async (place: string) => {
      const { status, headers } = await fetch(`http://127.0.0.1:${ports.plain}${place}`, { redirect: "manual" });
      return [status, headers.get("location")];
    };
    expect(await plain("/books?q=a")).toEqual([308, "https://127.0.0.1/books?q=a"]);
    expect([await plain("/api/books"), await plain("/reading-api/query")]).toEqual([
      [403, null],
      [403, null],
    ]);
    expect(seen).toHaveLength(before);
  });
});
