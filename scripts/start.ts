import { findProduct, isInstalled, type ProductPaths, takeProduct } from "../generator/paths/product-paths.ts";
import { buildConsole, isConsoleStale } from "./build/build-console.ts";
import { serveBuilt } from "./serve-built.ts";
import { serveProduct } from "./serve-product.ts";
import { exitWithMessage } from "./usage-error.ts";

async function bringConsoleUpToDate(product: ProductPaths): Promise<void> {
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
  const paths = findProduct(product);
  // Backend commands need no console.
  if (rest.length === 0) {
    await bringConsoleUpToDate(paths);
  }
  await (isInstalled ? serveBuilt(paths, rest) : serveProduct(paths, rest));
} catch (error) {
  exitWithMessage(error);
}
