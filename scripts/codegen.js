// `npm run codegen`: the generator as one bundle with V8's compiled code beside it, made again whenever its sources
// change. `tsx generator/cli.ts` does the same, and takes four times as long to start.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import process from "node:process";
import { pathToFileURL } from "node:url";
import { Script } from "node:vm";

const root = path.resolve(import.meta.dirname, "..");
const cache = path.join(root, "node_modules/.cache/codegen");
const entry = path.join(root, "generator/run-cli.ts");

/** What the bundle is made of; templates are read at every run. */
function sourcesHash() {
  const sources = readdirSync(path.join(root, "generator"), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".ts") && !name.startsWith("testing"))
    .map((name) => path.join("generator", name))
    .concat("src/contract/formats.ts", "package-lock.json", "scripts/codegen.js");
  const hash = createHash("sha256").update(process.version).update(root);
  for (const name of sources.sort()) {
    hash.update(name).update(readFileSync(path.join(root, name)));
  }
  return hash.digest("hex").slice(0, 20);
}

/** Another run may be writing the same file. */
function writeWhole(file, content) {
  const temporary = `${file}.${process.pid}`;
  writeFileSync(temporary, content);
  renameSync(temporary, file);
}

async function makeBundle(file) {
  const { build } = await import("esbuild");
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    platform: "node",
    format: "cjs",
    write: false,
    logLevel: "error",
    minifyWhitespace: true,
    // Templates are found from the file that reads them.
    define: { "import.meta.url": JSON.stringify(pathToFileURL(path.join(root, "generator/render/template.ts")).href) },
  });
  mkdirSync(cache, { recursive: true });
  for (const name of readdirSync(cache).filter((name) => !name.startsWith(path.basename(file)))) {
    rmSync(path.join(cache, name), { force: true });
  }
  writeWhole(file, outputFiles[0].contents);
}

function load(file) {
  const compiled = `${file}.compiled`;
  const cachedData = existsSync(compiled) ? readFileSync(compiled) : undefined;
  const text = `(function (exports, require, module, __filename, __dirname) {${readFileSync(file, "utf8")}\n})`;
  const script = new Script(text, { filename: file, ...(cachedData === undefined ? {} : { cachedData }) });
  const bundle = { exports: {} };
  script.runInThisContext()(bundle.exports, createRequire(entry), bundle, file, cache);
  const remember = () => {
    if (cachedData === undefined || script.cachedDataRejected) {
      writeWhole(compiled, script.createCachedData());
    }
  };
  return { runCli: bundle.exports.runCli, remember };
}

const GENERATOR_FAULT = 3;

async function loadGenerator() {
  const file = path.join(cache, `${sourcesHash()}.cjs`);
  if (!existsSync(file)) {
    await makeBundle(file);
  }
  return load(file);
}

// A generator that cannot be built is its own fault (3), not drift (1), which is how Node would end.
const { runCli, remember } = await loadGenerator().catch((error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(GENERATOR_FAULT);
});
process.exitCode = await runCli(process.argv.slice(2), {
  out: (text) => process.stdout.write(`${text}\n`),
  error: (text) => process.stderr.write(`${text}\n`),
});
// After the run, when V8 has compiled what a run needs.
remember();
