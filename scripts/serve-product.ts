import { existsSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { ProductFolderError, type ProductPaths, workspaceRoot } from "../generator/paths/product-paths.ts";
import type { BackendProduct } from "../src/backend/product.ts";
import { startProduct } from "../src/backend/start-product.ts";

/** Starts a product's backend from its sources, or runs its command `words`. */
export async function serveProduct(product: ProductPaths, words: readonly string[]): Promise<void> {
  if (!existsSync(product.backendProduct)) {
    const file = path.relative(workspaceRoot, product.backendProduct);
    throw new ProductFolderError(`There is no ${file}, which exports \`backendProduct\`: the product has no backend.`);
  }
  const module = (await import(pathToFileURL(product.backendProduct).href)) as {
    readonly backendProduct: BackendProduct;
  };
  await startProduct({ ...product, workspace: workspaceRoot }, module.backendProduct, words);
}
