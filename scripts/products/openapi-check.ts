import { execFileSync, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { findProduct, frameworkRoot, type ProductPaths, productFolders } from "../../generator/paths/product-paths.ts";
import type { BackendProduct } from "../../src/backend/product.ts";
import { startBackend } from "../../src/backend/server.ts";
import { findFreePort } from "../../src/backend/testing/free-port.ts";
import { runStep, type StepResult, summaryLine } from "../test-runs/run-step.ts";

/*
 * `npm run openapi-check`: checks the OpenAPI documents of all products with third-party tools. Two linters with the
 * strictest rules, three client generators whose output is compiled, and a mock server. The tools are installed in
 * fixed versions into .cache/; they are not dependencies of this project.
 */

const TOOLS = [
  "@redocly/cli@2.77.0",
  "@stoplight/spectral-cli@6.16.3",
  "@stoplight/prism-cli@5.9.0",
  "openapi-typescript@7.13.0",
  "@hey-api/openapi-ts@0.92.4",
  "orval@7.13.2",
  "typescript@5.9.3",
];

const home = path.join(frameworkRoot, ".cache/openapi-tools");
const work = mkdtempSync(path.join(tmpdir(), "openapi-check-"));
const tool = (name: string) => path.join(home, "node_modules/.bin", name);

function installTools(): Promise<StepResult> {
  mkdirSync(home, { recursive: true });
  writeFileSync(path.join(home, "package.json"), '{ "name": "openapi-tools", "private": true }\n');
  writeFileSync(path.join(home, "redocly.yaml"), "extends:\n  - recommended-strict\n");
  writeFileSync(path.join(home, "spectral.yaml"), 'extends: ["spectral:oas"]\n');
  const command = `npm install --prefix "${home}" --no-save --no-audit --no-fund --loglevel=error ${TOOLS.join(" ")}`;
  return runStep({ name: "the tools of others", command });
}

/** Linters and client generators for one document. */
function stepsOf(name: string, document: string) {
  const out = path.join(work, name.replaceAll(/\W/g, "-"));
  const compiler = `"${tool("tsc")}" --noEmit --strict --skipLibCheck --target es2022 --module esnext --moduleResolution bundler --lib es2022,dom,dom.iterable`;
  const quiet = (command: string) => `${command} > "${out}.log" 2>&1 || (cat "${out}.log"; exit 1)`;
  return [
    ["redocly", `"${tool("redocly")}" lint --config "${home}/redocly.yaml" "${document}"`],
    ["spectral", `"${tool("spectral")}" lint --fail-severity hint -r "${home}/spectral.yaml" "${document}"`],
    ["openapi-typescript", `"${tool("openapi-typescript")}" "${document}" -o "${out}/types.ts"`],
    ["hey-api", `"${tool("openapi-ts")}" -i "${document}" -o "${out}/hey-api"`],
    ["orval", `"${tool("orval")}" --input "${document}" --output "${out}/orval.ts" --client fetch`],
    ["clients compile", `${compiler} "${out}/types.ts" "${out}/hey-api/index.ts" "${out}/orval.ts"`],
  ].map(([check, command]) => ({ name: `${name}: ${check}`, command: quiet(command ?? "") }));
}

/** Responses of a mock server for a list path: 401 without a token, example records with one. */
async function mock(document: string, list: string): Promise<void> {
  const port = await findFreePort();
  const child = spawn(tool("prism"), ["mock", "--port", String(port), "--errors", document], { stdio: "pipe" });
  try {
    await new Promise<void>((resolve, reject) => {
      child.stdout.on("data", (chunk: Buffer) => chunk.toString().includes("listening") && resolve());
      child.on("close", () => reject(new Error("the mock server ended")));
    });
    const ask = (headers: Record<string, string>) => fetch(`http://127.0.0.1:${port}${list}`, { headers });
    const refused = await ask({});
    const answered = await ask({ authorization: "Bearer x" });
    const { data } = (await answered.json()) as { data?: readonly object[] };
    if (
      refused.status !== 401 ||
      answered.status !== 200 ||
      !Array.isArray(data) ||
      Object.keys(data[0] ?? {}).length < 2
    ) {
      throw new Error(`${list} is answered ${refused.status} without a token, ${answered.status} with one`);
    }
  } finally {
    child.kill();
  }
}

/** The document that the reference backend serves, including its own calls. */
async function servedDocument(product: ProductPaths): Promise<string> {
  const { backendProduct } = (await import(pathToFileURL(product.backendProduct).href)) as {
    backendProduct: BackendProduct;
  };
  const env = { PORT: "0", DATA_DIR: path.join(work, "data"), MAX_EVENT_LOOP_DELAY_MS: "0" };
  const backend = await startBackend(backendProduct, { env });
  try {
    const file = path.join(work, "served.json");
    writeFileSync(file, await (await fetch(`${backend.url}/openapi.json`)).text());
    return file;
  } finally {
    await backend.close();
  }
}

function firstList(document: string): string {
  const script = `Object.entries(require(${JSON.stringify(document)}).paths).find(([, calls]) => calls.get?.operationId.endsWith("List"))[0]`;
  return execFileSync(process.execPath, ["-p", script], { encoding: "utf8" }).trim();
}

const results = [await installTools()];
const products = productFolders().map((folder) => findProduct(folder));
const documents = products.map(({ folder, generated }) => [folder, path.join(generated, "openapi.json")] as const);
const [first] = products;
const served = first === undefined ? [] : [[`${first.folder} as served`, await servedDocument(first)] as const];

for (const [name, document] of [...documents, ...served]) {
  for (const step of results[0]?.ok ? stepsOf(name, document) : []) {
    results.push(await runStep(step));
  }
}
for (const [name, document] of results[0]?.ok ? documents : []) {
  const started = performance.now();
  const failure = await mock(document, firstList(document)).then(() => null, String);
  if (failure !== null) {
    console.error(failure);
  }
  const seconds = (performance.now() - started) / 1000;
  results.push({ name: `${name}: prism`, ok: failure === null, seconds, cpuSeconds: null });
}
rmSync(work, { recursive: true, force: true });
console.log(`\n${results.map((result) => summaryLine(result)).join("\n")}`);
process.exitCode = results.every(({ ok }) => ok) ? 0 : 1;
