import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { frameworkRoot } from "../../generator/paths/product-paths.ts";
import { findFreePort } from "../../src/backend/testing/free-port.ts";

/*
 * `npm run node-versions`: checks that on newer Node versions the generator gives the same bytes and no extra output,
 * and the reference backend starts. The Node versions come from the registry, as packages.
 */

const LINES = ["22", "24"];
const SYNC = /^\S+: generated\/ is in sync with schema\/$/;
const STARTS_WITHIN_MS = 120_000;

/** The Node program of a version, downloaded on first use. */
function findNode(line: string): string {
  const words = ["exec", "--yes", `--package=node@${line}`, "--", "node", "-p", "process.execPath"];
  const { stdout, stderr, status } = spawnSync("npm", words, { encoding: "utf8" });
  if (status !== 0) {
    throw new Error(`Node ${line} cannot be fetched: ${stderr.trim()}`);
  }
  return stdout.trim();
}

/** Output of the generator on that Node version other than "in sync"; empty if none. */
function generatorFaults(node: string): readonly string[] {
  const words = ["--import", "tsx/esm", "scripts/codegen-check.ts"];
  const { stdout, stderr, status } = spawnSync(node, words, { cwd: frameworkRoot, encoding: "utf8" });
  const extra = `${stdout}${stderr}`.split("\n").filter((text) => text !== "" && !SYNC.test(text));
  return [...(status === 0 ? [] : [`codegen:check ends with ${status}`]), ...extra];
}

/** The reason why the backend does not start on that Node version; empty if it does. */
async function backendFaults(node: string): Promise<readonly string[]> {
  const port = await findFreePort();
  const folder = mkdtempSync(path.join(tmpdir(), "node-versions-"));
  const child = spawn(node, ["--import", "tsx", "scripts/backend.ts"], {
    cwd: frameworkRoot,
    env: { ...process.env, PORT: String(port), HOST: "127.0.0.1", DATA_DIR: folder },
    stdio: ["ignore", "ignore", "pipe"],
  });
  let errors = "";
  child.stderr.on("data", (chunk: Buffer) => {
    errors += chunk.toString();
  });
  const ended = new Promise<void>((resolve) => {
    child.once("exit", () => resolve());
  });
  const answers = await answersWithin(STARTS_WITHIN_MS, `http://127.0.0.1:${port}/health`, child);
  child.kill("SIGTERM");
  await ended;
  rmSync(folder, { recursive: true, force: true });
  return [
    ...(answers ? [] : ["the backend does not answer /health"]),
    ...errors.split("\n").filter((text) => text !== ""),
  ];
}

async function answersWithin(ms: number, url: string, child: { readonly exitCode: number | null }): Promise<boolean> {
  const until = Date.now() + ms;
  while (Date.now() < until && child.exitCode === null) {
    const answer = await fetch(url).catch(() => null);
    if (answer?.ok === true) {
      return true;
    }
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  return false;
}

for (const line of LINES) {
  const node = findNode(line);
  const { stdout } = spawnSync(node, ["--version"], { encoding: "utf8" });
  const faults = [...generatorFaults(node), ...(await backendFaults(node))];
  console.log(
    `${faults.length === 0 ? "✓" : "✗"} Node ${stdout.trim()}${faults.map((fault) => `\n  ${fault}`).join("")}`,
  );
  if (faults.length > 0) {
    process.exitCode = 1;
  }
}
