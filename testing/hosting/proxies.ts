import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { findFreePort } from "../../src/backend/testing/free-port.ts";

/** Web servers of Debian that the documentation has examples for. */
export type ProxyName = "nginx" | "haproxy" | "caddy";

/** A running web server in front of a backend. */
export interface WebServer {
  readonly url: string;
  stop(): Promise<void>;
}

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

/** Completes an example of the documentation to a configuration that needs no privileges. */
const CONFIGS: { readonly [N in ProxyName]: (example: string, port: number, folder: string) => string } = {
  nginx: (example, port, folder) => {
    const places = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
      (name) => `${name}_temp_path ${folder}/${name};`,
    );
    const types = "types { text/html html; text/javascript js; text/css css; application/json json; }";
    // Its workers have no access to temporary folders of another user.
    const user = process.getuid?.() === 0 ? "user root;" : "";
    return `${user} pid ${folder}/pid; error_log stderr; daemon off; events {}
http { access_log off; ${types} ${places.join(" ")} server { listen 127.0.0.1:${port};
${example}
} }`;
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
  const file = path.join(folder, "config");
  writeFileSync(file, CONFIGS[name](example, port, folder));
  const child = spawn(findProgram(name) ?? name, WORDS[name](file), { stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  const url = `http://127.0.0.1:${port}`;
  const stop = async () => {
    await end(child);
    rmSync(folder, { recursive: true, force: true });
  };
  await listening(url, child).catch(async (cause: unknown) => {
    await stop();
    throw new Error(`${name} does not listen:\n${output}`, { cause });
  });
  return { url, stop };
}

async function listening(url: string, { exitCode }: ChildProcess): Promise<void> {
  const until = Date.now() + 20_000;
  for (;;) {
    try {
      await fetch(url);
      return;
    } catch (cause) {
      if (exitCode !== null || Date.now() > until) {
        throw cause;
      }
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

function end(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) {
      resolve();
      return;
    }
    child.once("exit", () => resolve());
    child.kill("SIGTERM");
  });
}
