// The generator as one file with V8's compiled code beside it, made again whenever its sources change.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import process from "node:process";
import { pathToFileURL } from "node:url";
import { setFlagsFromString } from "node:v8";
import { Script } from "node:vm";
import { filesUnder } from "./codegen-files.js";

export const root = path.resolve(import.meta.dirname, "..");
const cache = path.join(root, "node_modules/.cache/codegen");
const generator = path.join(root, "generator");
const ENTRY = 'export { runCli } from "./cli/run-cli.ts"; export { watchForPage } from "./cli/watch-for-page.ts";';

/** The files of the generator, from the root. */
export function generatorSources() {
  return filesUnder(root, "generator", "testing").filter(
    (name) => /\.(ts|js)$/.test(name) && !name.endsWith(".test.ts"),
  );
}

/** What the bundle is made of, in one number. Templates are not in it: a run compares them with what it brought. */
export function generatorHash() {
  const scripts = ["scripts/codegen-bundle.js", "scripts/codegen-templates.js"];
  const hash = createHash("sha256").update(process.version).update(root);
  for (const name of [...generatorSources(), ...scripts, "src/contract/formats.ts", "package-lock.json"].sort()) {
    hash.update(name).update(readFileSync(path.join(root, name)));
  }
  return hash.digest("hex").slice(0, 20);
}

/** A run is over before the optimising compiler has paid for itself; a large spec still gets to it. */
export function expectShortRun() {
  setFlagsFromString("--interrupt-budget=2000000");
}

/** What the generator exports, and `remember`, which keeps what V8 compiled for the next run. */
export async function loadGenerator(hash) {
  const file = path.join(cache, `${hash}.cjs`);
  if (!existsSync(file)) {
    await makeBundle(file);
  }
  return load(file);
}

async function makeBundle(file) {
  const [{ build }, { precompiledTemplates }] = await Promise.all([
    import("esbuild"),
    import("./codegen-templates.js"),
  ]);
  const { outputFiles } = await build({
    stdin: { contents: ENTRY, resolveDir: generator, loader: "ts" },
    bundle: true,
    platform: "node",
    format: "cjs",
    write: false,
    logLevel: "error",
    minify: true,
    // `load` reads it as one byte a character.
    charset: "ascii",
    // Templates are found from the file that reads them.
    define: { "import.meta.url": JSON.stringify(pathToFileURL(path.join(root, "generator/render/template.ts")).href) },
    plugins: [precompiledTemplates(path.join(root, "templates"))],
  });
  mkdirSync(cache, { recursive: true });
  for (const name of readdirSync(cache).filter((name) => /^[0-9a-f]{20}\.cjs/.test(name))) {
    rmSync(path.join(cache, name), { force: true });
  }
  writeWhole(file, outputFiles[0].contents);
}

function load(file) {
  const compiled = `${file}.compiled`;
  const cachedData = existsSync(compiled) ? readFileSync(compiled) : undefined;
  const text = `(function (exports, require, module, __filename, __dirname) {${readFileSync(file, "latin1")}\n})`;
  const script = new Script(text, { filename: file, ...(cachedData === undefined ? {} : { cachedData }) });
  const bundle = { exports: {} };
  script.runInThisContext()(bundle.exports, createRequire(path.join(generator, "cli/run-cli.ts")), bundle, file, cache);
  const { runCli, watchForPage } = bundle.exports;
  const remember = () => {
    if (cachedData === undefined || script.cachedDataRejected) {
      writeWhole(compiled, script.createCachedData());
    }
  };
  return { runCli, watchForPage, remember };
}

/** Another run may be writing the same file. */
export function writeWhole(file, content) {
  const temporary = `${file}.${process.pid}`;
  writeFileSync(temporary, content);
  renameSync(temporary, file);
}
