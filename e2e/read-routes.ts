import path from "node:path";
import { pathToFileURL } from "node:url";
import { findProduct } from "../generator/paths/product-paths.ts";
import type { ScreenRoute } from "../src/contract/screens.ts";

/** The generated screens of the product under test. */
export async function readRoutes(): Promise<readonly ScreenRoute[]> {
  const { generated } = findProduct(process.env["PRODUCT"] || null);
  const file = pathToFileURL(path.join(generated, "routes.ts"));
  const { screenRoutes } = (await import(file.href)) as { readonly screenRoutes: readonly ScreenRoute[] };
  return screenRoutes;
}
