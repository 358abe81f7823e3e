import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { Script } from "node:vm";
import { frameworkRoot } from "../places/product-places.ts";
import { collectAsAtStart } from "./heap-growth.ts";

/**
 * The generator as one file, with V8's compiled code beside it, made again whenever its sources change: compiling
 * them all is most of a run (docs/decisions/0019).
 */
const CACHE = path.join(frameworkRoot, "node_modules/.cache/codegen");
const GENERATOR = path.join(frameworkRoot, "generator");
const ENTRY = 'export { runCli } from "./cli/run-cli.ts"; export { watchForPage } from "./cli/watch-for-page.ts";';

/** The bundle's exports, and `keepCompiled`, which caches V8's compiled code for the next run. */
export interface Generator {
  readonly runCli: typeof import("./run-cli.ts").runCli;
  readonly watchForPage: typeof import("./watch-for-page.ts").watchForPage;
  readonly keepCompiled: () => void;
}

/** Absolute paths of the generator's sources, without templates: those are compared at each run. */
export function generatorSources(): readonly string[] {
  return readdirSync(GENERATOR, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /(?<!\.test|\.test-d)\.ts$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !file.startsWith(path.join(GENERATOR, "testing")))
    .sort();
}

/** The generator as its sources are now. */
export async function loadGenerator(): Promise<Generator> {
  const file = path.join(CACHE, `${hashSources()}.cjs`);
  if (!existsSync(file)) {
    await makeBundle(file);
  }
  return load(file);
}

function hashSources(): string {
  const others = ["src/contract/bounded-pattern.ts", "src/contract/formats.ts", "package-lock.json"].map((name) =>
    path.join(frameworkRoot, name),
  );
  const hash = createHash("sha256").update(process.version).update(frameworkRoot);
  for (const file of [...generatorSources(), ...others]) {
    hash.update(file).update(readFileSync(file));
  }
  return hash.digest("hex").slice(0, 20);
}

async function makeBundle(file: string): Promise<void> {
  const { build } = await import("esbuild");
  const { outputFiles } = await build({
    stdin: { contents: ENTRY, resolveDir: GENERATOR, loader: "ts" },
    bundle: true,
    platform: "node",
    format: "cjs",
    write: false,
    logLevel: "error",
    minify: true,
    // Templates, the vocabulary and the framework's root are found from a file two folders below the root.
    define: { "import.meta.url": JSON.stringify(pathToFileURL(path.join(GENERATOR, "render/template.ts")).href) },
  });
  mkdirSync(CACHE, { recursive: true });
  for (const name of readdirSync(CACHE).filter((name) => /^[0-9a-f]{20}\.cjs/.test(name))) {
    rmSync(path.join(CACHE, name), { force: true });
  }
  writeWhole(file, outputFiles[0]?.contents ?? "");
}

/** Node keeps compiled code by itself from 22.1 on; this does it on 20 too. */
function load(file: string): Generator {
  const compiled = `${file}.compiled`;
  const cachedData = existsSync(compiled) ? readFileSync(compiled) : undefined;
  const text = `(function (exports, require, module, __filename, __dirname) {${readFileSync(file, "utf8")}\n})`;
  const script = new Script(text, { filename: file, ...(cachedData === undefined ? {} : { cachedData }) });
  const bundle = { exports: {} as Omit<Generator, "keepCompiled"> };
  script.runInThisContext()(bundle.exports, createRequire(path.join(GENERATOR, "cli/main.ts")), bundle, file, CACHE);
  const { runCli, watchForPage } = bundle.exports;
  const keepCompiled = () => {
    if (cachedData === undefined || script.cachedDataRejected === true) {
      collectAsAtStart();
      writeWhole(compiled, script.createCachedData());
    }
  };
  return { runCli, watchForPage, keepCompiled };
}

/** Another run may be writing the same file. */
function writeWhole(file: string, content: string | Uint8Array): void {
  const temporary = `${file}.${process.pid}`;
  writeFileSync(temporary, content);
  renameSync(temporary, file);
}
