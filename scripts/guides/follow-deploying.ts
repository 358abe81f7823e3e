import { type ChildProcess, spawn } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:https";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { findFreePort } from "../../src/backend/testing/free-port.ts";
import { findProgram, makeCertificate } from "../../testing/hosting/proxies.ts";
import { copyRepository } from "./copy-repository.ts";
import { readCodeBlocks } from "./guide.ts";

/*
 * `npm run follow-deploying`: follows the first section of docs/deploying.md in a copy of the repository until two
 * users have signed in over TLS. Only ports, the certificate's path and the console's URL differ.
 */

const READY_MS = 300_000;
const NAMES = ["you@example.com", "rita@example.com"];
const PASSWORD = "Longe-da-Praia-7";

interface Answer {
  readonly status: number;
  readonly body: string;
}

const haproxy = findProgram("haproxy");
if (haproxy === null) {
  console.log("skipped: this machine has no HAProxy");
  process.exit(0);
}

const [install, proxy] = readCodeBlocks("docs/deploying.md", "One machine");
const [backendPort, plainPort, port] = [await findFreePort(), await findFreePort(), await findFreePort()];
const consoleUrl = `https://localhost:${port}`;
const copy = copyRepository("follow-deploying");
const certificate = makeCertificate(copy, "localhost");
const started: ChildProcess[] = [];

/** A step that runs until it is stopped; its output is shown and recorded. */
function start(script: string, env: NodeJS.ProcessEnv): { readonly child: ChildProcess; readonly read: () => string } {
  let said = "";
  const child = spawn("bash", ["-euc", script], { cwd: copy, detached: true, env: { ...process.env, ...env } });
  started.push(child);
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on("data", (chunk: Buffer) => {
      said += chunk.toString();
      process.stdout.write(chunk);
    });
  }
  return { child, read: () => said };
}

async function waitUntil(what: string, isThere: () => Promise<boolean> | boolean, child: ChildProcess): Promise<void> {
  for (const end = performance.now() + READY_MS; performance.now() < end; await pause(200)) {
    if (await isThere()) {
      return;
    }
    if (child.exitCode !== null) {
      break;
    }
  }
  throw new Error(`docs/deploying.md was followed, and ${what}`);
}

interface Call {
  readonly method?: string;
  readonly authorization?: string;
  readonly body?: object;
}

/** A request over TLS that trusts only the new certificate. */
function call(url: string, { method = "GET", authorization, body }: Call = {}): Promise<Answer> {
  const headers = {
    ...(body === undefined ? {} : { "content-type": "application/json" }),
    ...(authorization === undefined ? {} : { authorization }),
  };
  return new Promise((resolve, reject) => {
    const sent = request(`${consoleUrl}${url}`, { method, headers, ca: readFileSync(certificate) }, (answer) => {
      let text = "";
      answer.on("data", (chunk: Buffer) => {
        text += chunk.toString();
      });
      answer.on("end", () => resolve({ status: answer.statusCode ?? 0, body: text }));
    });
    sent.on("error", reject);
    sent.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

function expectStatus(what: string, { status, body }: Answer, wanted: number): void {
  if (status !== wanted) {
    throw new Error(`${what} is answered by ${status}, not ${wanted}: ${body}`);
  }
}

/** Opens a one-time link like the console's page, and signs in with the chosen password. */
async function signIn(name: string, link: string): Promise<string> {
  const token = link.split("#")[1] ?? "";
  expectStatus(
    "a one-time link",
    await call("/api/staff-links", { method: "POST", body: { token, password: PASSWORD } }),
    200,
  );
  const authorization = `Basic ${Buffer.from(`${name}:${PASSWORD}`).toString("base64")}`;
  const answer = await call("/api/authentication", { method: "POST", authorization });
  expectStatus(`the sign-in of ${name}`, answer, 200);
  return (JSON.parse(answer.body) as { accessToken: string }).accessToken;
}

function placeProxy(): void {
  const file = path.join(copy, "deploy/haproxy.cfg");
  const text = readFileSync(file, "utf8")
    .replace("bind :80", `bind 127.0.0.1:${plainPort}`)
    .replace("bind :443", `bind 127.0.0.1:${port},[::1]:${port}`)
    .replace("/etc/haproxy/console.pem", certificate);
  writeFileSync(file, text);
}

try {
  placeProxy();
  const script = (install?.text ?? "").replace("https://console.example", consoleUrl);
  const backend = start(script, { PORT: String(backendPort) });
  const links = () => backend.read().match(/https:\/\/\S+\/set-password#\S+/g) ?? [];
  const isUp = () =>
    fetch(`http://127.0.0.1:${backendPort}/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  await waitUntil("the backend does not answer", isUp, backend.child);
  const balancer = start(proxy?.text ?? "", { BACKEND_1: `127.0.0.1:${backendPort}` });
  const isServed = () =>
    call("/ready").then(
      ({ status }) => status === 200,
      () => false,
    );
  await waitUntil("nothing is served over TLS", isServed, balancer.child);

  const [administrator = "", reader = ""] = [
    await signIn(NAMES[0] ?? "", links()[0] ?? ""),
    await signIn(NAMES[1] ?? "", links()[1] ?? ""),
  ];
  expectStatus("the console", await call("/"), 200);
  for (const [token, status] of [
    [administrator, 200],
    [reader, 403],
  ] as const) {
    const authorization = `Bearer ${token}`;
    expectStatus("one's sessions", await call("/api/sessions", { authorization }), 200);
    expectStatus("the list of staff", await call("/api/staff", { authorization }), status);
  }
  const plain = await fetch(`http://127.0.0.1:${plainPort}/`, { redirect: "manual" });
  if (plain.status !== 308) {
    throw new Error(`Without TLS, HAProxy answers ${plain.status}, not 308`);
  }
  console.log("two people signed in over TLS, an administrator and a reader");
} finally {
  for (const { pid } of started) {
    try {
      process.kill(-(pid ?? 0), "SIGTERM");
    } catch {
      // It has already exited.
    }
  }
  await pause(2000);
  rmSync(copy, { recursive: true, force: true, maxRetries: 5 });
}
