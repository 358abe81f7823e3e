import { execFileSync, spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { findFreePort } from "../../src/backend/testing/free-port.ts";

/** Web servers of Debian that the documentation has examples for. */
export type ProxyName = "nginx" | "haproxy" | "caddy";

/** A running web server. */
export interface WebServer {
  readonly url: string;
  stop(): Promise<void>;
}

const READY_MS = 20_000;
const FOLDERS = ["/usr/sbin", "/usr/bin", "/usr/local/bin", "/usr/local/sbin"];

/** The path of a program; null if this machine does not have it. */
export function findProgram(program: string): string | null {
  return FOLDERS.map((folder) => path.join(folder, program)).find(existsSync) ?? null;
}

/** The code blocks of a documentation file, by the text of the line before each of them. */
export function readBlock(file: string, heading: string): string {
  const text = readFileSync(file, "utf8");
  const found = text.indexOf(heading);
  const [, block] = /\n```\w*\n(.*?)\n```/s.exec(found === -1 ? "" : text.slice(found)) ?? [];
  if (block === undefined) {
    throw new Error(`${file} has no code block after "${heading}"`);
  }
  return block;
}

/** Creates a certificate for a host. Returns the path of a file with it and its key, as the proxies of `deploy/` expect. */
export function makeCertificate(folder: string, host: string): string {
  const [key, made, both] = [`${folder}/key.pem`, `${folder}/made.pem`, `${folder}/console.pem`];
  const names = ["-subj", `/CN=${host}`, "-addext", `subjectAltName=DNS:${host}`];
  const words = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", ...names, "-keyout", key, "-out", made];
  execFileSync("openssl", words, { stdio: "pipe" });
  writeFileSync(both, readFileSync(made, "utf8") + readFileSync(key, "utf8"));
  return both;
}

/** A configuration of nginx that needs no privileges, with the given blocks in its `http` block. */
export function toNginxConfig(folder: string, blocks: string): string {
  const places = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  // Its workers have no access to temporary folders of another user.
  const user = process.getuid?.() === 0 ? "user root;" : "";
  return `${user} daemon off; pid ${folder}/pid; error_log stderr crit; worker_processes 1; events {}
http { access_log off; ${places.join(" ")}
${blocks}
}
`;
}

/** Completes an example of the documentation to a configuration that needs no privileges. */
const CONFIGS: { readonly [N in ProxyName]: (example: string, port: number, folder: string) => string } = {
  nginx: (example, port, folder) => {
    const types = "types { text/html html; text/javascript js; text/css css; application/json json; }";
    return toNginxConfig(folder, `${types} server { listen 127.0.0.1:${port};\n${example}\n}`);
  },
  haproxy: (example, port) => `defaults
  mode http
  timeout connect 5s
  timeout client 30s
  timeout server 30s
${example.replace("bind :443 ssl crt /etc/haproxy/console.pem", `bind 127.0.0.1:${port}`)}
`,
  caddy: (example, port, folder) => `{
  admin off
  storage file_system ${folder}/caddy
}
http://127.0.0.1:${port} {
${example}
}
`,
};

const WORDS: { readonly [N in ProxyName]: (file: string) => readonly string[] } = {
  nginx: (file) => ["-c", file],
  haproxy: (file) => ["-db", "-f", file],
  caddy: (file) => ["run", "--adapter", "caddyfile", "--config", file],
};

/** Starts a web server with an example of the documentation. */
export async function startProxy(name: ProxyName, example: string): Promise<WebServer> {
  const folder = mkdtempSync(path.join(tmpdir(), `${name}-`));
  const port = await findFreePort();
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    const server = await runProxy(name, { folder, port, config: CONFIGS[name](example, port, folder) });
    return {
      ...server,
      stop: async () => {
        await server.stop();
        remove();
      },
    };
  } catch (error) {
    remove();
    throw error;
  }
}

/** Runs a web server with a configuration, which is written to the folder. Resolves when it listens on the port. */
export async function runProxy(
  name: ProxyName,
  { folder, port, config }: { readonly folder: string; readonly port: number; readonly config: string },
): Promise<WebServer> {
  const file = path.join(folder, `${name}.conf`);
  writeFileSync(file, config);
  const child = spawn(findProgram(name) ?? name, WORDS[name](file), { stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const stop = async () => {
    child.kill("SIGTERM");
    await ended;
  };
  for (const end = performance.now() + READY_MS; !(await isOpen(port)); await pause(20)) {
    if (child.exitCode !== null || performance.now() > end) {
      await stop();
      throw new Error(`${name} does not listen:\n${output}`);
    }
  }
  return { url: `http://127.0.0.1:${port}`, stop };
}

function isOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.once("error", () => resolve(false));
    socket.once("connect", () => {
      socket.destroy();
      resolve(true);
    });
  });
}
