import path from "node:path";
import { runMain } from "./main.ts";
import type { BackendProduct } from "./product.ts";

/** Where a product is: absolute paths of its database, its built console and the folder that it runs in. */
export interface BackendPlaces {
  readonly workspace: string;
  readonly data: string;
  readonly dist: string;
}

/**
 * Runs a product's backend, or its command `words`. Each product has its own database and console, unless the
 * environment sets them.
 *
 * @example
 * await startProduct({ workspace, data, dist }, backendProduct, process.argv.slice(2));
 */
export async function startProduct(
  { workspace, data, dist }: BackendPlaces,
  backend: BackendProduct,
  words: readonly string[],
): Promise<void> {
  process.chdir(workspace);
  process.env["DATA_DIR"] ||= path.relative(workspace, data);
  process.env["CONSOLE_DIR"] ||= path.relative(workspace, dist);
  await runMain(backend, words);
}
