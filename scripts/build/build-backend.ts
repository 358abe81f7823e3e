import { existsSync, rmSync } from "node:fs";
import path from "node:path";
import { type ProductPaths, workspaceRoot } from "../../generator/paths/product-paths.ts";
import { INSTALLED_INPUTS } from "./build-console.ts";
import { digestOf, isBuiltFrom, recordBuild } from "./build-stamp.ts";
import { frameworkFile, runVite } from "./run-vite.ts";

/** Output folder of the production backend: `dist/backend`, next to the product's console. */
export function backendDist(product: Pick<ProductPaths, "dist">): string {
  return path.join(path.dirname(product.dist), "backend");
}

/**
 * Bundles a product's backend, so that production needs neither a TypeScript loader nor development packages. Dynamic
 * imports, such as the demo data, become files of their own. A product without a backend has no bundle. Throws a
 * `BuildError` if the bundler fails.
 */
export async function buildBackend(product: ProductPaths): Promise<void> {
  const folder = backendDist(product);
  rmSync(folder, { recursive: true, force: true });
  if (!existsSync(product.backendProduct)) {
    return;
  }
  const digest = digestOfSources(product);
  await runVite(workspaceRoot, {
    args: ["build", "--logLevel", "warn", "--config", frameworkFile("scripts/build/backend.config.ts")],
    env: { BACKEND_DIST: folder },
    product: product.folder,
    failure: "The backend could not be built",
  });
  recordBuild(folder, digest);
}

/** Whether the built backend of a product with an installed package is missing, or its sources have changed. */
export function isBackendStale(product: ProductPaths): boolean {
  return !isBuiltFrom(backendDist(product), digestOfSources(product));
}

function digestOfSources({ root, schema, generated, hand }: ProductPaths): string {
  const own = ["backend", "kinds", "labels"].map((folder) => path.join(hand, folder));
  return digestOf(root, [...INSTALLED_INPUTS, schema, generated, ...own]);
}
