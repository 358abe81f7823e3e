import { execFileSync, spawnSync } from "node:child_process";
import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { productPlaces } from "../../generator/places/product-places.ts";

const root = path.resolve(import.meta.dirname, "../..");
const read = (file: string) => readFileSync(path.join(root, "deploy", file), "utf8");

/** The path of a program; null if this machine does not have it. */
function find(program: string): string | null {
  const folders = ["/usr/sbin", "/usr/bin", "/usr/local/bin", "/usr/local/sbin"];
  return folders.map((folder) => path.join(folder, program)).find(existsSync) ?? null;
}

let folder = "";
let certificate = "";

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), "deploy-files-"));
  certificate = path.join(folder, "console.pem");
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

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

const haproxy = find("haproxy");
const nginx = find("nginx");
const systemd = find("systemd-analyze");
const openssl = find("openssl");

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
  const places = ["body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name === "body" ? "client_body" : name}_temp_path ${folder}/${name};`,
  );
  writeFileSync(
    file,
    `pid ${folder}/pid; error_log stderr; events {} http { access_log off; ${places.join(" ")} ${server} }`,
  );
  expect(judge(nginx ?? "", ["-t", "-c", file])).toEqual([0, ""]);
});

test.skipIf(systemd === null || !existsSync("/usr/bin/node"))("systemd takes its unit", () => {
  const file = path.join(folder, "entity-console@.service");
  copyFileSync(path.join(root, "deploy/entity-console@.service"), file);
  expect(judge(systemd ?? "", ["verify", file])).toEqual([0, ""]);
});

// The image belongs to the framework's own product: skip it if that was deleted.
test.runIf(existsSync(productPlaces(root).schema))(
  "what the image takes from the build is in the repository, or made by the build",
  () => {
    const made = ["node_modules", "dist"];
    const taken = [...read("Dockerfile").matchAll(/^COPY --from=build \/app\/(\S+) /gm)].map(([, place = ""]) => place);
    expect(taken).toContain("scripts/backend.js");
    expect(taken.filter((place) => !made.includes(place) && !existsSync(path.join(root, place)))).toEqual([]);
  },
);
