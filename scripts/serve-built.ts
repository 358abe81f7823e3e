import { existsSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { ProductFolderError, type ProductPaths } from "../generator/paths/product-paths.ts";
import { backendDist, buildBackend, isBackendStale } from "./build/build-backend.ts";
import { hasVite } from "./build/run-vite.ts";

/**
 * Starts the built backend of a product, or runs its command `words`. Where the sources and the bundler are present, as
 * in development, a changed backend is built first.
 */
export async function serveBuilt(product: ProductPaths, words: readonly string[]): Promise<void> {
  const main = path.join(backendDist(product), "main.mjs");
  if (existsSync(product.backendProduct) && hasVite(product.root) && isBackendStale(product)) {
    await buildBackend(product);
  }
  if (!existsSync(main)) {
    const file = path.relative(product.root, product.backendProduct);
    throw new ProductFolderError(
      existsSync(product.backendProduct)
        ? "The backend is not built. Run npm run build before the packages of development are removed."
        : `There is no ${file}, which exports \`backendProduct\`: the product has no backend.`,
    );
  }
  process.argv.splice(2, Number.POSITIVE_INFINITY, ...words);
  await import(pathToFileURL(main).href);
}
