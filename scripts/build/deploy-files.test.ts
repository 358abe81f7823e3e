import { spawnSync } from "node:child_process";
import { copyFileSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { beforeAll, expect, onTestFinished, test } from "vitest";
import { parse } from "yaml";
import { productPaths } from "../../generator/paths/product-paths.ts";
import { findFreePort } from "../../src/backend/testing/free-port.ts";
import {
  findProgram,
  makeCertificate,
  type ProxyName,
  runProxy,
  toNginxConfig,
} from "../../testing/hosting/proxies.ts";
import { suiteFolder } from "../../testing/temporary-folder.ts";

const root = path.resolve(import.meta.dirname, "../..");
const read = (file: string) => readFileSync(path.join(root, "deploy", file), "utf8");

const folder = suiteFolder("deploy-files-");
let certificate = "";

beforeAll(() => {
  certificate = openssl === null ? "" : makeCertificate(folder, "console.example");
});

/** Output of a program's configuration check, and whether it passed. */
function judge(program: string, words: readonly string[]): readonly [number | null, string] {
  const { status, stdout, stderr } = spawnSync(program, words, { encoding: "utf8" });
  return [status, status === 0 ? "" : stdout + stderr];
}

const haproxy = findProgram("haproxy");
const nginx = findProgram("nginx");
const systemd = findProgram("systemd-analyze");
const openssl = findProgram("openssl");
const promtool = findProgram("promtool");

test.skipIf(haproxy === null || openssl === null)("HAProxy accepts its configuration", () => {
  const file = path.join(folder, "haproxy.cfg");
  writeFileSync(file, read("haproxy.cfg").replaceAll("/etc/haproxy/console.pem", certificate));
  expect(judge(haproxy ?? "", ["-c", "-f", file])).toEqual([0, ""]);
});

test.skipIf(nginx === null || openssl === null)("nginx accepts its configuration", () => {
  const file = path.join(folder, "nginx.conf");
  writeFileSync(file, toNginxConfig(folder, read("nginx.conf").replaceAll("/etc/nginx/console.pem", certificate)));
  expect(judge(nginx ?? "", ["-t", "-c", file])).toEqual([0, ""]);
});

/** Statuses and Location of a page and two calls, sent to a proxy's port without TLS. */
async function askUnencrypted(name: ProxyName, port: number, config: string) {
  const { url, stop } = await runProxy(name, { folder, port, config });
  onTestFinished(stop);
  const send = async (place: string): Promise<readonly [number, string | null]> => {
    const { status, headers } = await fetch(`${url}${place}`, { redirect: "manual" });
    return [status, headers.get("location")];
  };
  return [await send("/books?q=a"), await send("/api/books"), await send("/reading-api/query")];
}

/** Protocols and ciphers that clients offer, and whether a proxy has to accept them. */
const OFFERS: readonly (readonly [words: readonly string[], isAccepted: boolean])[] = [
  [["-tls1_3"], true],
  [["-tls1_2"], true],
  [["-tls1_1", "-cipher", "DEFAULT@SECLEVEL=0"], false],
  [["-tls1_2", "-cipher", "AES128-SHA@SECLEVEL=0"], false],
  [["-tls1_2", "-cipher", "ECDHE-RSA-AES256-SHA384@SECLEVEL=0"], false],
];

/** Offers each of them. */
async function offerAll(name: ProxyName, port: number, config: string): Promise<readonly boolean[]> {
  const { stop } = await runProxy(name, { folder, port, config });
  onTestFinished(stop);
  const words = ["s_client", "-connect", `127.0.0.1:${port}`];
  return OFFERS.map(([more]) => spawnSync(openssl ?? "", [...words, ...more], { input: "" }).status === 0);
}

const REJECTED = [403, null];

test.skipIf(haproxy === null)("without TLS, HAProxy redirects pages to https, and rejects calls", async () => {
  const port = await findFreePort();
  const text = read("haproxy.cfg").replace("bind :80", `bind 127.0.0.1:${port}`);
  const [page, ...calls] = await askUnencrypted("haproxy", port, text.replace(/^ {4}bind :443 .*\n/m, ""));
  expect(page).toEqual([308, `https://127.0.0.1:${port}/books?q=a`]);
  expect(calls).toEqual([REJECTED, REJECTED]);
});

test.skipIf(nginx === null)("without TLS, nginx redirects pages to https, and rejects calls", async () => {
  const port = await findFreePort();
  const [plain = ""] = /server \{\n {4}listen 80;[\s\S]*?\n\}\n/.exec(read("nginx.conf")) ?? [];
  const server = plain.replace("listen 80;", `listen 127.0.0.1:${port};`);
  const [page, ...calls] = await askUnencrypted("nginx", port, toNginxConfig(folder, server));
  expect(page).toEqual([308, "https://127.0.0.1/books?q=a"]);
  expect(calls).toEqual([REJECTED, REJECTED]);
});

test.skipIf(haproxy === null || openssl === null)(
  "HAProxy accepts TLS 1.2 and 1.3 with modern ciphers only",
  async () => {
    const port = await findFreePort();
    const text = read("haproxy.cfg").replaceAll("/etc/haproxy/console.pem", certificate);
    const config = text.replace(/^ {4}bind :80\n/m, "").replace("bind :443", `bind 127.0.0.1:${port}`);
    expect(await offerAll("haproxy", port, config)).toEqual(OFFERS.map(([, isAccepted]) => isAccepted));
  },
);

test.skipIf(nginx === null || openssl === null)("nginx accepts TLS 1.2 and 1.3 with modern ciphers only", async () => {
  const port = await findFreePort();
  const text = read("nginx.conf").replaceAll("/etc/nginx/console.pem", certificate);
  const server = text.replace("listen 80;", "listen 127.0.0.1:0;").replace("listen 443", `listen 127.0.0.1:${port}`);
  const plain = /server \{\n {4}listen 127\.0\.0\.1:0;[\s\S]*?\n\}\n/;
  const config = toNginxConfig(folder, server.replace(plain, ""));
  expect(await offerAll("nginx", port, config)).toEqual(OFFERS.map(([, isAccepted]) => isAccepted));
});

test.skipIf(systemd === null || !existsSync("/usr/bin/node"))("systemd takes its unit", () => {
  const file = path.join(folder, "entity-console@.service");
  copyFileSync(path.join(root, "deploy/entity-console@.service"), file);
  expect(judge(systemd ?? "", ["verify", file])).toEqual([0, ""]);
});

test("each alert rule is complete, and has its line in the runbook", () => {
  const { groups } = parse(read("alerts.yaml")) as {
    readonly groups: readonly { readonly rules: readonly Readonly<Record<string, unknown>>[] }[];
  };
  const rules = groups.flatMap((group) => group.rules);
  const runbook = readFileSync(path.join(root, "docs/deploying.md"), "utf8");
  expect(rules.length).toBeGreaterThan(0);
  for (const rule of rules) {
    expect(Object.keys(rule).sort()).toEqual(["alert", "annotations", "expr", "for", "labels"]);
    expect(runbook).toContain(`| \`${String(rule["alert"])}\` |`);
  }
});

test.skipIf(promtool === null)("Prometheus takes the alert rules", () => {
  expect(judge(promtool ?? "", ["check", "rules", path.join(root, "deploy/alerts.yaml")])).toEqual([0, ""]);
});

test("each panel for Grafana has an expression and a place of its own", () => {
  const { panels } = JSON.parse(read("grafana.json")) as {
    readonly panels: readonly { readonly gridPos: object; readonly targets: readonly { readonly expr: string }[] }[];
  };
  expect(panels.every(({ targets }) => targets.every(({ expr }) => expr !== ""))).toBe(true);
  expect(new Set(panels.map(({ gridPos }) => JSON.stringify(gridPos))).size).toBe(panels.length);
});

// The image belongs to the framework's own product: skip it if that was deleted.
test.runIf(existsSync(productPaths(root).schema))(
  "what the image takes from the build is in the repository, or made by the build",
  () => {
    const made = ["node_modules", "dist"];
    const taken = [...read("Dockerfile").matchAll(/^COPY --from=build \/app\/(\S+) /gm)].map(([, place = ""]) => place);
    expect(taken).toContain("scripts/backend.js");
    expect(taken.filter((place) => !made.includes(place) && !existsSync(path.join(root, place)))).toEqual([]);
  },
);
