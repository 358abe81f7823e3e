import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { frameworkRoot } from "../../generator/paths/product-paths.ts";
import { collectFiles } from "./collect-files.ts";
import { type PackageFile, toDeclarations, toJavaScript } from "./compile.ts";
import { VENDORED } from "./module-names.ts";
import { EDITOR_PLUGIN, type Manifest, toManifest, toProductPackages } from "./package-manifest.ts";

/** Folder of the package's code, which a build empties. */
const OUTPUT = path.join(frameworkRoot, "lib");

/** Files that no import names: programs, configurations and set-ups of tests. */
const PROGRAMS = [
  "scripts/package-cli.ts",
  "vite.config.ts",
  "playwright.config.ts",
  "scripts/build/backend.config.ts",
  "scripts/dev-backend.ts",
  "src/console/inspector/inspector.ts",
  "generator/editor/worker.ts",
  "src/console/testing/dom-setup.ts",
  "src/backend/testing/template-folder.ts",
];

/** Files that are read at run time. */
const DATA = ["templates", "src/console/index.html", "tsconfig.package.json"];
const MIGRATIONS = "src/backend/database/migrations";

/** Compiles the package into `lib/`, and returns its package.json. */
export async function buildPackage(): Promise<object> {
  const own = JSON.parse(readFileSync(path.join(frameworkRoot, "package.json"), "utf8")) as Manifest;
  const entries = Object.values(own.exports).map((file) => path.posix.normalize(file));
  const replaced = readdirSync(path.join(frameworkRoot, "src/console/replaced")).filter(
    (name) => !/\.test\./.test(name),
  );
  const { files, packages } = collectFiles(frameworkRoot, [
    ...entries,
    ...PROGRAMS,
    ...replaced.map((name) => `src/console/replaced/${name}`),
  ]);
  rmSync(OUTPUT, { recursive: true, force: true });
  for (const file of files) {
    if (/(?<!\.d)\.tsx?$/.test(file)) {
      write(toJavaScript(file, readFileSync(path.join(frameworkRoot, file), "utf8")));
    } else {
      copy(file);
    }
  }
  // The generator reads the declarations of the vocabulary.
  const typed = [...entries, ...filesIn("generator/vocabulary")].filter((file) => /(?<!\.test)\.tsx?$/.test(file));
  for (const file of toDeclarations(frameworkRoot, typed)) {
    write(file);
  }
  for (const file of [...DATA, ...filesIn(MIGRATIONS).filter((name) => name.endsWith(".sql"))]) {
    copy(file);
  }
  write({ name: "product-packages.json", text: `${JSON.stringify(toProductPackages(own, packages), null, 2)}\n` });
  await vendor();
  await bundlePlugin();
  return toManifest(own, packages);
}

/** Bundles the modules that the package contains. They are bundles already, so their own imports are packages. */
async function vendor(): Promise<void> {
  for (const [name, file] of Object.entries(VENDORED)) {
    const found = fileURLToPath(import.meta.resolve(name));
    await build({
      entryPoints: [found],
      outfile: path.join(OUTPUT, file),
      bundle: true,
      minify: true,
      platform: "node",
      format: "esm",
      packages: "external",
      logLevel: "error",
      banner: { js: `// ${name}, MIT licence: https://github.com/drizzle-team/drizzle-orm/blob/main/LICENSE` },
    });
  }
}

const PLUGIN_TYPES = `/** A plugin of the TypeScript server: "plugins": [{ "name": "entity-console" }] in tsconfig.json. */
declare function init(modules: object): { create(info: object): object };
export = init;
`;

/** The TypeScript server loads its plugins with `require`, so this one is CommonJS; its thread is a module as all others. */
async function bundlePlugin(): Promise<void> {
  await build({
    entryPoints: [path.join(frameworkRoot, "generator/editor/typescript-plugin.ts")],
    outfile: path.join(OUTPUT, EDITOR_PLUGIN),
    bundle: true,
    platform: "node",
    format: "cjs",
    logLevel: "error",
    footer: { js: "module.exports = module.exports.init;" },
  });
  write({ name: EDITOR_PLUGIN.replace(/cjs$/, "d.cts"), text: PLUGIN_TYPES });
}

function filesIn(folder: string): readonly string[] {
  return readdirSync(path.join(frameworkRoot, folder)).map((name) => `${folder}/${name}`);
}

function write({ name, text }: PackageFile): void {
  const place = path.join(OUTPUT, name);
  mkdirSync(path.dirname(place), { recursive: true });
  writeFileSync(place, text);
}

function copy(file: string): void {
  cpSync(path.join(frameworkRoot, file), path.join(OUTPUT, file), { recursive: true });
}
