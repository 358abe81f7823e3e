import { connect, type Socket } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { suiteFolder } from "../../testing/temporary-folder.ts";
import { type BackendProcess, signInAt, startProcess } from "./testing/backend-process.ts";

const folder = suiteFolder("entity-console-process-");
let backend: BackendProcess;
let token = "";

beforeAll(async () => {
  backend = await startProcess({ DATA_DIR: folder, LOG_LEVEL: "trace", REQUEST_TIMEOUT_MS: "1500" });
  token = await signInAt(backend.url);
}, 120_000);
afterAll(async () => {
  backend.process.kill("SIGKILL");
  await backend.ended;
});

/** A raw connection: sends data and returns the response once the server closes it. */
function talk(text: string): { readonly socket: Socket; readonly answer: Promise<string> } {
  const { hostname, port } = new URL(backend.url);
  const socket = connect(Number(port), hostname, () => socket.write(text));
  const answer = new Promise<string>((resolve) => {
    let said = "";
    socket.on("data", (chunk) => {
      said += chunk.toString();
    });
    socket.on("error", () => undefined);
    socket.on("close", () => resolve(said));
  });
  return { socket, answer };
}

test("case 197: a client that sends headers or body too slowly gets 408 and does not delay others", async () => {
  const head = `POST /api/genres HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\n`;
  const slow = [
    talk("GET /health HTTP/1.1\r\nHost: x\r\nX-Slow: "),
    talk(`${head}Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{"name":`),
    ...Array.from({ length: 300 }, () => talk("")),
  ];
  const started = performance.now();
  expect((await fetch(`${backend.url}/health`)).status).toBe(200);
  expect(performance.now() - started).toBeLessThan(1_400);
  const [headers = "", body = "", ...idle] = await Promise.all(slow.map(({ answer }) => answer));
  expect(headers).toContain(" 408 ");
  expect(body).toContain(" 408 ");
  expect(idle).toHaveLength(300);
  expect((await fetch(`${backend.url}/health`)).status).toBe(200);
});

test("case 201, case 77: the log has no secrets, and a username cannot forge a log line", async () => {
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  const post = async (path: string, body: object) =>
    await fetch(`${backend.url}${path}`, { method: "POST", headers, body: JSON.stringify(body) });
  expect((await post("/api/tools/shelf-mark", { username: "ana", secret: "S3gredo-De-Pagamento" })).status).toBe(200);
  await post("/api/tools/shelf-mark", { username: "ana", secret: ["S3gredo-De-Pagamento"] });
  const forged = 'ana\r\n{"level":50,"msg":"forged line"}';
  const member = { username: forged, email: "a@b.example", password: "S3gredo-De-Pessoa" };
  await post("/api/members", member);
  await fetch(`${backend.url}/api/tickets?q=S3gredo-De-Busca`, { headers });
  await fetch(`${backend.url}/api/nothing?token=S3gredo-Na-Url`, { headers });
  const lines = backend.output().split("\n");
  expect(lines.some((line) => line.includes("/api/tools/shelf-mark"))).toBe(true);
  expect(backend.output()).not.toContain("S3gredo");
  expect(backend.output()).not.toContain(token);
  expect(lines.filter((line) => line.startsWith('{"level":50,"msg":"forged'))).toEqual([]);
});

test("case 199: SIGTERM finishes running requests, rejects new ones, closes the database and exits with 0", async () => {
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  const body = JSON.stringify({ quantity: 5_000, value: 1 });
  const running = fetch(`${backend.url}/api/tickets/print`, { method: "POST", headers, body });
  while (!backend.output().includes("/api/tickets/print")) {
    await new Promise((resolve) => setImmediate(resolve));
  }
  backend.process.kill("SIGTERM");
  const answer = await running;
  expect(answer.status).toBe(201);
  expect(((await answer.json()) as { total: number }).total).toBe(5_000);
  expect(await backend.ended).toBe(0);
  await expect(fetch(`${backend.url}/health`)).rejects.toThrow();
});

test("case 199: a second SIGTERM ends the process at once, during a request too", async () => {
  const own = join(folder, "second");
  const second = await startProcess({ DATA_DIR: own, LOG_LEVEL: "trace" });
  const headers = { authorization: `Bearer ${await signInAt(second.url)}`, "content-type": "application/json" };
  const body = JSON.stringify({ quantity: 20_000, value: 1 });
  const cutOff = fetch(`${second.url}/api/tickets/print`, { method: "POST", headers, body }).catch(() => null);
  while (!second.output().includes("/api/tickets/print")) {
    await new Promise((resolve) => setImmediate(resolve));
  }
  second.process.kill("SIGTERM");
  // Signals within half a second count as one.
  const again = setInterval(() => second.process.kill("SIGTERM"), 100);
  expect(await second.ended).toBe(1);
  clearInterval(again);
  expect(await cutOff).toBeNull();
});
