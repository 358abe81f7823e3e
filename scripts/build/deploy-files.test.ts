import { execFileSync, spawn, spawnSync } from "node:child_process";
import { copyFileSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { beforeAll, expect, test } from "vitest";
import { parse } from "yaml";
import { productPaths } from "../../generator/paths/product-paths.ts";
import { findFreePort } from "../../src/backend/testing/free-port.ts";
import { suiteFolder } from "../../testing/temporary-folder.ts";

const root = path.resolve(import.meta.dirname, "../..");
const read = (file: string) => readFileSync(path.join(root, "deploy", file), "utf8");

/** The path of a program; null if this machine does not have it. */
function find(program: string): string | null {
  const folders = ["/usr/sbin", "/usr/bin", "/usr/local/bin", "/usr/local/sbin"];
  return folders.map((folder) => path.join(folder, program)).find(existsSync) ?? null;
}

const folder = suiteFolder("deploy-files-");
let certificate = "";

beforeAll(() => {
  certificate = path.join(folder, "console.pem");
});

/** A certificate and its key in one file, as the proxies expect. */
function makeCertificate(): void {
  const [key, made] = [path.join(folder, "key.pem"), path.join(folder, "made.pem")];
  const words = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=console.example"];
  execFileSync(openssl ?? "", [...words, "-keyout", key, "-out", made], { stdio: "pipe" });
  writeFileSync(certificate, readFileSync(made, "utf8") + readFileSync(key, "utf8"));
}

/** Output of a program's configuration check, and whether it passed. */
function judge(program: string, words: readonly string[]): readonly [number | null, string] {
  const { status, stdout, stderr } = spawnSync(program, words, { encoding: "utf8" });
  return [status, status === 0 ? "" : stdout + stderr];
}

/** nginx's folders for temporary files, which exist for its own user only. */
function temporaryPaths(): string {
  const names = ["body", "proxy", "fastcgi", "uwsgi", "scgi"];
  return names.map((name) => `${name === "body" ? "client_body" : name}_temp_path ${folder}/${name};`).join(" ");
}

const haproxy = find("haproxy");
const nginx = find("nginx");
const systemd = find("systemd-analyze");
const openssl = find("openssl");
const promtool = find("promtool");

test.skipIf(haproxy === null || openssl === null)("HAProxy accepts its configuration", () => {
  makeCertificate();
  const file = path.join(folder, "haproxy.cfg");
  writeFileSync(file, read("haproxy.cfg").replaceAll("/etc/haproxy/console.pem", certificate));
  expect(judge(haproxy ?? "", ["-c", "-f", file])).toEqual([0, ""]);
});

test.skipIf(nginx === null || openssl === null)("nginx accepts its configuration", () => {
  makeCertificate();
  const file = path.join(folder, "nginx.conf");
  const server = read("nginx.conf").replaceAll("/etc/nginx/console.pem", certificate);
  writeFileSync(
    file,
    `pid ${folder}/pid; error_log stderr; events {} http { access_log off; ${temporaryPaths()} ${server} }`,
  );
  expect(judge(nginx ?? "", ["-t", "-c", file])).toEqual([0, ""]);
});

/** Runs a proxy during the requests of a test. */
async function withProxy<T>(program: string, words: readonly string[], ask: (isUp: () => boolean) => Promise<T>) {
  const proxy = spawn(program, words, { stdio: "ignore" });
  const ended = new Promise((resolve) => proxy.once("exit", resolve));
  try {
    return await ask(() => proxy.exitCode === null);
  } finally {
    proxy.kill();
    await ended;
  }
}

/** Statuses and Location of a page and two calls, sent to a proxy's port without TLS. */
function askUnencrypted(program: string, words: readonly string[], port: number) {
  const send = async (place: string): Promise<readonly [number, string | null]> => {
    const { status, headers } = await fetch(`http://127.0.0.1:${port}${place}`, { redirect: "manual" });
    return [status, headers.get("location")];
  };
  return withProxy(program, words, async (isUp) => {
    while (isUp() && (await send("/").catch(() => null)) === null) {
      await new Promise((resolve) => setImmediate(resolve));
    }
    return [await send("/books?q=a"), await send("/api/books"), await send("/reading-api/query")];
  });
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
function offerAll(program: string, words: readonly string[], port: number): Promise<readonly boolean[]> {
  const offer = (more: readonly string[]) =>
    spawnSync(openssl ?? "", ["s_client", "-connect", `127.0.0.1:${port}`, ...more], { input: "" }).status === 0;
  return withProxy(program, words, async (isUp) => {
    while (isUp() && !offer([])) {
      await new Promise((resolve) => setImmediate(resolve));
    }
    return OFFERS.map(([given]) => offer(given));
  });
}

const REJECTED = [403, null];

test.skipIf(haproxy === null)("without TLS, HAProxy redirects pages to https, and rejects calls", async () => {
  const port = await findFreePort();
  const file = path.join(folder, "plain.cfg");
  const text = read("haproxy.cfg").replace("bind :80", `bind 127.0.0.1:${port}`);
  writeFileSync(file, text.replace(/^ {4}bind :443 .*\n/m, ""));
  const [page, ...calls] = await askUnencrypted(haproxy ?? "", ["-db", "-f", file], port);
  expect(page).toEqual([308, `https://127.0.0.1:${port}/books?q=a`]);
  expect(calls).toEqual([REJECTED, REJECTED]);
});

test.skipIf(nginx === null)("without TLS, nginx redirects pages to https, and rejects calls", async () => {
  const port = await findFreePort();
  const file = path.join(folder, "plain.conf");
  const [plain = ""] = /server \{\n {4}listen 80;[\s\S]*?\n\}\n/.exec(read("nginx.conf")) ?? [];
  const head = `daemon off; pid ${folder}/plain.pid; error_log stderr crit; events {}`;
  const server = plain.replace("listen 80;", `listen 127.0.0.1:${port};`);
  writeFileSync(file, `${head} http { access_log off; ${temporaryPaths()} ${server} }`);
  const [page, ...calls] = await askUnencrypted(nginx ?? "", ["-c", file], port);
  expect(page).toEqual([308, "https://127.0.0.1/books?q=a"]);
  expect(calls).toEqual([REJECTED, REJECTED]);
});

test.skipIf(haproxy === null || openssl === null)(
  "HAProxy accepts TLS 1.2 and 1.3 with modern ciphers only",
  async () => {
    makeCertificate();
    const port = await findFreePort();
    const file = path.join(folder, "tls.cfg");
    const text = read("haproxy.cfg").replaceAll("/etc/haproxy/console.pem", certificate);
    writeFileSync(file, text.replace(/^ {4}bind :80\n/m, "").replace("bind :443", `bind 127.0.0.1:${port}`));
    expect(await offerAll(haproxy ?? "", ["-db", "-f", file], port)).toEqual(
      OFFERS.map(([, isAccepted]) => isAccepted),
    );
  },
);

test.skipIf(nginx === null || openssl === null)("nginx accepts TLS 1.2 and 1.3 with modern ciphers only", async () => {
  makeCertificate();
  const port = await findFreePort();
  const file = path.join(folder, "tls.conf");
  const text = read("nginx.conf").replaceAll("/etc/nginx/console.pem", certificate);
  const server = text.replace("listen 80;", "listen 127.0.0.1:0;").replace("listen 443", `listen 127.0.0.1:${port}`);
  const head = `daemon off; pid ${folder}/tls.pid; error_log stderr crit; events {}`;
  const plain = /server \{\n {4}listen 127\.0\.0\.1:0;[\s\S]*?\n\}\n/;
  writeFileSync(file, `${head} http { access_log off; ${temporaryPaths()} ${server.replace(plain, "")} }`);
  expect(await offerAll(nginx ?? "", ["-c", file], port)).toEqual(OFFERS.map(([, isAccepted]) => isAccepted));
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
