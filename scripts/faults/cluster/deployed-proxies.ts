import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { frameworkRoot } from "../../../generator/paths/product-paths.ts";
import { runProxy, toNginxConfig, type WebServer } from "../../../testing/hosting/proxies.ts";

interface ProxyPlace {
  readonly folder: string;
  readonly port: number;
  /** The upstream servers, as `host:port`. */
  readonly to: readonly string[];
}

/** HAProxy with `deploy/haproxy.cfg`, but without TLS, and with other ports and servers. */
export async function startHaproxy({ folder, port, to }: ProxyPlace): Promise<WebServer> {
  const servers = to.map((address, index) => `    server backend-${index + 1} ${address}`).join("\n");
  const config = readDeployed("haproxy.cfg")
    .replace(/^ {4}bind :80$/m, `    bind 127.0.0.1:${port}`)
    .replace(/^ {4}bind :443 .*\n/m, "")
    .replaceAll(/^ {4}http-request (redirect scheme|deny deny_status 403) .*\n/gm, "")
    .replace(/( {4}server backend-\d .*\n)+/, `${servers}\n`);
  return await runProxy("haproxy", { folder, port, config });
}

/** nginx with `deploy/nginx.conf`, but without TLS, and with other ports, folders and upstream servers. */
export async function startNginx({ folder, port, to }: ProxyPlace): Promise<WebServer> {
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
  return await runProxy("nginx", { folder, port, config: toNginxConfig(folder, server) });
}

function readDeployed(name: string): string {
  return readFileSync(path.join(frameworkRoot, "deploy", name), "utf8");
}
