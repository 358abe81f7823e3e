import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { BuildOptions } from "esbuild";
import { frameworkRoot, isInstalled } from "../paths/product-paths.ts";

const CACHE = path.join(frameworkRoot, "node_modules/.cache/codegen");
const GENERATOR = path.join(frameworkRoot, "generator");
/** Folders whose modules the bundle contains. */
const BUNDLED = ["generator", "src/contract", "src/kinds", "src/lock"].map((name) => path.join(frameworkRoot, name));
const ENTRY = [
  'export { runCli } from "./cli/run-cli.ts";',
  'export { watchForPage } from "./cli/watch-for-page.ts";',
  'export { inspect } from "./explain/inspect/inspect.ts";',
].join("\n");

/** The exports of the bundle. */
interface Generator {
  readonly runCli: typeof import("./run-cli.ts").runCli;
  readonly watchForPage: typeof import("./watch-for-page.ts").watchForPage;
  readonly inspect: typeof import("../explain/inspect/inspect.ts").inspect;
}

/** Runs one command of the generator from its bundle and resolves with the exit code. */
export async function launch(args: readonly string[]): Promise<number> {
  const { runCli } = await loadGenerator();
  return runCli(args, {
    out: (text) => process.stdout.write(`${text}\n`),
    error: (text) => process.stderr.write(`${text}\n`),
    isTerminal: process.stdout.isTTY === true && process.stderr.isTTY === true,
  });
}

/**
 * Loads the generator as one bundled file, which starts in a third of the time (decision 0019). The bundle is cached
 * under a hash of its sources. An installed package is compiled already.
 */
export async function loadGenerator(): Promise<Generator> {
  if (isInstalled) {
    const [{ runCli }, { watchForPage }, { inspect }] = await Promise.all([
      import("./run-cli.ts"),
      import("./watch-for-page.ts"),
      import("../explain/inspect/inspect.ts"),
    ]);
    return { runCli, watchForPage, inspect };
  }
  const file = path.join(CACHE, `${hashSources()}.cjs`);
  if (!existsSync(file)) {
    await makeBundle(file);
  }
  return createRequire(import.meta.url)(file);
}

/**
 * Absolute paths of all modules that the bundle can contain. A change of one gives another bundle, and restarts the
 * watcher. Templates are read at run time.
 */
export function generatorSources(): readonly string[] {
  if (isInstalled) {
    return [];
  }
  return BUNDLED.flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && /(?<!\.test|\.test-d)\.ts$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !file.startsWith(path.join(GENERATOR, "testing")))
    .sort();
}

function hashSources(): string {
  const hash = createHash("sha256").update(frameworkRoot);
  for (const file of [...generatorSources(), path.join(frameworkRoot, "package-lock.json")]) {
    hash.update(file).update(readFileSync(file));
  }
  return hash.digest("hex").slice(0, 20);
}

/** Options of esbuild for the bundle. */
export const BUNDLE = {
  stdin: { contents: ENTRY, resolveDir: GENERATOR, loader: "ts" },
  bundle: true,
  platform: "node",
  format: "cjs",
  write: false,
  logLevel: "error",
  minify: true,
  // Sources find templates, the vocabulary and the framework's root relative to a file two folders below the root.
  define: { "import.meta.url": JSON.stringify(pathToFileURL(path.join(GENERATOR, "render/template.ts")).href) },
} as const satisfies BuildOptions;

async function makeBundle(file: string): Promise<void> {
  const { build } = await import("esbuild");
  const { outputFiles } = await build(BUNDLE);
  mkdirSync(CACHE, { recursive: true });
  for (const name of readdirSync(CACHE).filter((name) => /^[0-9a-f]{20}\.cjs/.test(name))) {
    rmSync(path.join(CACHE, name), { force: true });
  }
  // A concurrent run may be writing the same file: renaming is atomic.
  const temporary = `${file}.${process.pid}`;
  writeFileSync(temporary, outputFiles[0]?.contents ?? "");
  renameSync(temporary, file);
}
