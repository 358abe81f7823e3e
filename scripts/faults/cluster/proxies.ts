import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { frameworkRoot } from "../../../generator/paths/product-paths.ts";

/** A proxy of a test, configured from a file of `deploy/`. */
export interface Proxy {
  readonly url: string;
  stop(): Promise<void>;
}

const FOLDERS = ["/usr/sbin", "/usr/local/sbin", "/usr/bin", "/usr/local/bin"];
const READY_MS = 15_000;

/** The path of a proxy's program; null if this machine does not have it. */
export function findProxy(name: "haproxy" | "nginx"): string | null {
  return FOLDERS.map((folder) => path.join(folder, name)).find(existsSync) ?? null;
}

interface ProxyPlace {
  readonly program: string;
  readonly folder: string;
  readonly port: number;
  /** The upstream servers, as `host:port`. */
  readonly to: readonly string[];
}

/** HAProxy with `deploy/haproxy.cfg`, but without TLS, and with other ports and servers. */
export async function startHaproxy({ program, folder, port, to }: ProxyPlace): Promise<Proxy> {
  const servers = to.map((address, index) => `    server backend-${index + 1} ${address}`).join("\n");
  const text = readDeployed("haproxy.cfg")
    .replace(/^ {4}bind :80$/m, `    bind 127.0.0.1:${port}`)
    .replace(/^ {4}bind :443 .*\n/m, "")
    .replaceAll(/^ {4}http-request (redirect scheme|deny deny_status 403) .*\n/gm, "")
    .replace(/( {4}server backend-\d .*\n)+/, `${servers}\n`);
  const file = path.join(folder, "haproxy.cfg");
  writeFileSync(file, text);
  return await run(spawn(program, ["-f", file, "-db"], { stdio: ["ignore", "ignore", "pipe"] }), port);
}

/** nginx with `deploy/nginx.conf`, but without TLS, and with other ports, folders and upstream servers. */
export async function startNginx({ program, folder, port, to }: ProxyPlace): Promise<Proxy> {
  const assets = path.join(folder, "console/assets");
  mkdirSync(assets, { recursive: true });
  writeFileSync(path.join(assets, "a-1.js"), "export {};\n");
  const servers = to.map((address) => `    server ${address};`).join("\n");
  const server = readDeployed("nginx.conf")
    .replace(/server \{\n {4}listen 80;[\s\S]*?\n\}\n/, "")
    .replace(/( {4}server 127\.0\.0\.1:\d+ .*\n)+/, `${servers}\n`)
    .replace("listen 443 ssl http2;", `listen 127.0.0.1:${port};`)
    .replaceAll(/ {4}ssl_.*\n/g, "")
    .replace("/opt/entity-console/dist/console", path.dirname(assets));
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join(" ");
  const file = path.join(folder, "nginx.conf");
  const head = `daemon off; pid ${folder}/nginx.pid; error_log stderr crit; worker_processes 1;`;
  writeFileSync(file, `${head}\nevents {}\nhttp {\naccess_log off; ${temporary}\n${server}}\n`);
  return await run(spawn(program, ["-c", file], { stdio: ["ignore", "ignore", "pipe"] }), port);
}

function readDeployed(name: string): string {
  return readFileSync(path.join(frameworkRoot, "deploy", name), "utf8");
}

/** Resolves when it listens. */
async function run(child: ChildProcess, port: number): Promise<Proxy> {
  const url = `http://127.0.0.1:${port}`;
  let said = "";
  child.stderr?.on("data", (chunk: Buffer) => {
    said += chunk.toString();
  });
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  for (const end = performance.now() + READY_MS; performance.now() < end; await pause(50)) {
    const answer = await fetch(url).catch(() => null);
    await answer?.arrayBuffer();
    if (child.exitCode !== null) {
      throw new Error(`The proxy did not start: ${said}`);
    }
    if (answer !== null) {
      break;
    }
  }
  return {
    url,
    stop: async () => {
      child.kill("SIGTERM");
      await ended;
    },
  };
}
