import { findProduct, isInstalled, type ProductPlaces, takeProduct } from "../generator/places/product-places.ts";
import { buildConsole, isConsoleStale } from "./build/build-console.ts";
import { serveBuilt } from "./serve-built.ts";
import { serveProduct } from "./serve-product.ts";
import { exitWithMessage } from "./usage-error.ts";

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
  // Backend commands need no console.
  if (rest.length === 0) {
    await bringConsoleUpToDate(places);
  }
  await (isInstalled ? serveBuilt(places, rest) : serveProduct(places, rest));
} catch (error) {
  exitWithMessage(error);
}
