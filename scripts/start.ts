import {
  findProduct,
  ProductFolderError,
  type ProductPlaces,
  takeProduct,
} from "../generator/places/product-places.ts";
import { BuildError, buildConsole, isConsoleStale } from "./build-console.ts";
import { serveProduct } from "./serve-product.ts";

async function bringConsoleUpToDate(product: ProductPlaces): Promise<void> {
  if (!isConsoleStale(product)) {
    return;
  }
  console.log("Building the console (its first start, or its sources changed)...");
  const started = performance.now();
  await buildConsole(product);
  console.log(`  ${"Console built".padEnd(40)} ${((performance.now() - started) / 1000).toFixed(1)} s`);
}

try {
  const { product, rest } = takeProduct(process.argv.slice(2));
  const places = findProduct(product);
  await bringConsoleUpToDate(places);
  await serveProduct(places, rest);
} catch (error) {
  if (!(error instanceof BuildError || error instanceof ProductFolderError)) {
    throw error;
  }
  console.error(error.message);
  process.exitCode = error instanceof ProductFolderError ? 3 : 1;
}
