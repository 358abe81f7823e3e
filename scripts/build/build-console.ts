import path from "node:path";
import { frameworkRoot, isInstalled, type ProductPaths, workspaceRoot } from "../../generator/paths/product-paths.ts";
import { digestOf, isBuiltFrom, recordBuild } from "./build-stamp.ts";
import { frameworkFile, runVite } from "./run-vite.ts";

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
  "scripts/build/chunk-stages.ts",
  "scripts/build/compile-hints.ts",
  "scripts/build/file-name.ts",
  "scripts/build/product-page.ts",
  "vite.config.ts",
  "tsconfig.json",
  "package.json",
  "package-lock.json",
];

/** Files that change with an installed package. */
export const INSTALLED_INPUTS: readonly string[] = [
  path.join(frameworkRoot, "../package.json"),
  ...["package.json", "package-lock.json", "pnpm-lock.yaml", "yarn.lock"].map((file) => path.join(workspaceRoot, file)),
];

/** Whether the product's console is missing or its sources have changed. */
export function isConsoleStale(product: ProductPaths, framework = frameworkRoot): boolean {
  return !isBuiltFrom(product.dist, readInputsHash(product, framework));
}

/** Builds the product's console. Throws a `BuildError` if that fails. */
export async function buildConsole(product: ProductPaths, framework = workspaceRoot): Promise<void> {
  const hash = readInputsHash(product, framework);
  const config = isInstalled ? ["--config", frameworkFile("vite.config.ts")] : [];
  await runVite(framework, {
    args: ["build", "--logLevel", "warn", ...config],
    product: product.folder,
    failure: "The console could not be built",
  });
  recordBuild(product.dist, hash);
}

function readInputsHash(product: ProductPaths, framework: string): string {
  const places = [
    ...(isInstalled ? INSTALLED_INPUTS : FRAMEWORK_INPUTS.map((input) => path.join(framework, input))),
    product.schema,
    product.generated,
    product.console,
    path.join(product.hand, "kinds"),
    path.join(product.hand, "labels"),
  ];
  return digestOf(framework, places);
}
