import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { frameworkRoot, type ProductPlaces } from "../../generator/places/product-places.ts";

/** The framework sources of every product's console. */
const FRAMEWORK_INPUTS = [
  "src/console",
  "src/contract",
  "src/kinds",
  "generator/explain/loaded-component.ts",
  "generator/explain/override-sources.ts",
  "generator/explain/source-objects.ts",
  "scripts/build/chunk-cycles.ts",
  "scripts/build/chunk-groups.ts",
  "scripts/build/file-name.ts",
  "scripts/build/product-page.ts",
  "vite.config.ts",
  "tsconfig.json",
  "package.json",
  "package-lock.json",
];

/** Stored in the folder that each build empties, so it never describes another build. */
const STAMP = ".built-from";

/** The console cannot be served because its build failed. */
export class BuildError extends Error {
  override readonly name = "BuildError";
}

/** Whether the product's console is missing or its sources have changed. */
export function isConsoleStale(product: ProductPlaces, framework = frameworkRoot): boolean {
  const stamp = path.join(product.dist, STAMP);
  return !existsSync(stamp) || readFileSync(stamp, "utf8") !== readInputsHash(product, framework);
}

/** Builds the product's console in a child process: the build tool sets NODE_ENV and keeps its memory. */
export async function buildConsole(product: ProductPlaces, framework = frameworkRoot): Promise<void> {
  const hash = readInputsHash(product, framework);
  const vite = path.join(framework, "node_modules/vite/bin/vite.js");
  const code = await new Promise<number | null>((resolve, reject) => {
    const child = spawn(process.execPath, [vite, "build", "--logLevel", "warn"], {
      cwd: framework,
      stdio: "inherit",
      env: { ...process.env, PRODUCT: product.folder },
    });
    // Otherwise the build would outlive its parent.
    const stop = (signal: NodeJS.Signals) => {
      child.kill(signal);
      process.exit(1);
    };
    process.once("SIGTERM", stop).once("SIGINT", stop);
    child.on("error", reject);
    child.on("close", (ended) => {
      process.off("SIGTERM", stop).off("SIGINT", stop);
      resolve(ended);
    });
  });
  if (code !== 0) {
    throw new BuildError("The console could not be built: see the errors above.");
  }
  writeFileSync(path.join(product.dist, STAMP), hash);
}

function readInputsHash(product: ProductPlaces, framework: string): string {
  const places = [
    ...FRAMEWORK_INPUTS.map((input) => path.join(framework, input)),
    product.schema,
    product.generated,
    product.console,
    path.join(product.hand, "kinds"),
    path.join(product.hand, "labels"),
  ];
  const hash = createHash("sha256");
  for (const file of places.flatMap(listFiles)) {
    hash
      .update(`${path.relative(framework, file)}\n`)
      .update(readFileSync(file))
      .update("\n");
  }
  return hash.digest("hex");
}

function listFiles(place: string): readonly string[] {
  const stats = statSync(place, { throwIfNoEntry: false });
  if (!stats) {
    return [];
  }
  return stats.isDirectory()
    ? readdirSync(place)
        .sort()
        .flatMap((name) => listFiles(path.join(place, name)))
    : [place];
}
