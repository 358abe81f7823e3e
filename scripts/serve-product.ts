import { existsSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { frameworkRoot, ProductFolderError, type ProductPlaces } from "../generator/places/product-places.ts";
import { runMain } from "../src/backend/main.ts";
import type { BackendProduct } from "../src/backend/product.ts";

/** Starts a product's backend from its sources, or runs its command `words`. */
export async function serveProduct(product: ProductPlaces, words: readonly string[]): Promise<void> {
  if (!existsSync(product.backendProduct)) {
    const file = path.relative(frameworkRoot, product.backendProduct);
    throw new ProductFolderError(`There is no ${file}, which exports \`backendProduct\`: the product has no backend.`);
  }
  const module = (await import(pathToFileURL(product.backendProduct).href)) as {
    readonly backendProduct: BackendProduct;
  };
  await runBackendOf(product, module.backendProduct, words);
}

/** Each product has its own database and console, unless the environment sets them. */
export async function runBackendOf(
  product: Pick<ProductPlaces, "data" | "dist">,
  backend: BackendProduct,
  words: readonly string[],
): Promise<void> {
  process.chdir(frameworkRoot);
  process.env["DATA_DIR"] ||= path.relative(frameworkRoot, product.data);
  process.env["CONSOLE_DIR"] ||= path.relative(frameworkRoot, product.dist);
  await runMain(backend, words);
}
