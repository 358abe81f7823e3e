import path from "node:path";
import { pathToFileURL } from "node:url";
import type { Browser } from "@playwright/test";
import { Command } from "commander";
import { initProduct } from "../../generator/cli/init-product.ts";
import { findProduct } from "../../generator/paths/product-paths.ts";
import type { ScreenRoute } from "../../src/contract/screens.ts";
import { launchBrowser } from "../browser/launch-browser.ts";
import { buildConsole } from "../build/build-console.ts";
import { clickThrough } from "./fresh-products/click-through.ts";
import { type FreshEntity, freshSpec } from "./fresh-products/fresh-spec.ts";
import { generateProduct, removeProduct, withBackend, writeProduct } from "./written-product.ts";

/*
 * `npm run fresh-products -- --runs 20 --seed 7`: creates a product with `init`, replaces its entities with one to
 * three random ones, builds and starts it, and clicks through its lists and forms. A reload or an error in the browser
 * is a failure. The first product stays as created by `init`.
 */

/** The entity of the product that `init` writes. */
const INIT_ENTITIES: readonly FreshEntity[] = [
  { name: "item", isWritten: true, fields: [{ name: "price", tags: [], type: "number", typed: "1250" }] },
];

/** Writes the product; returns the entities to click through. */
function writeFresh(folder: string, seed: number | null): readonly FreshEntity[] {
  if (seed === null) {
    initProduct(folder);
    return INIT_ENTITIES;
  }
  const { entities, files } = freshSpec(seed);
  writeProduct(folder, files);
  return entities;
}

/** Makes, builds, starts and clicks through one product; returns its faults. */
async function tryProduct(browser: Browser, folder: string, seed: number | null): Promise<readonly string[]> {
  const written = writeFresh(folder, seed);
  console.log(
    `${folder}: ${written.map(({ name, isWritten }) => `${name}${isWritten ? "" : " (read-only)"}`).join(", ")}`,
  );
  const product = findProduct(folder);
  try {
    await generateProduct(folder);
    await buildConsole(product);
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
  const { screenRoutes } = (await import(pathToFileURL(path.join(product.generated, "routes.ts")).href)) as {
    readonly screenRoutes: readonly ScreenRoute[];
  };
  const entities = written.map((entity) => ({
    ...entity,
    paths: Object.fromEntries(
      screenRoutes.filter((route) => route.entity === entity.name).map((route) => [route.screen, route.path]),
    ),
  }));
  return await withBackend(product, (origin) => clickThrough(browser, origin, entities));
}

const { runs, seed } = new Command()
  .option("--runs <number>", "number of products", "20")
  .option("--seed <number>", "seed of the first random product", String(Date.now() % 1_000_000))
  .parse()
  .opts<{ runs: string; seed: string }>();

/** While one product builds, the browser waits for another. */
const AT_ONCE = 2;

/** Tries one of the products and removes its files. Returns whether it has no fault. */
async function tryRun(browser: Browser, run: number): Promise<boolean> {
  const name = `fresh-${seed}-${run}`;
  const folder = `.cache/fresh-products/${name}`;
  const started = performance.now();
  try {
    const faults = await tryProduct(browser, folder, run === 0 ? null : Number(seed) + run);
    const seconds = Math.round((performance.now() - started) / 1000);
    console.log(faults.length === 0 ? `✓ ${name} (${seconds} s)` : `✗ ${name}: ${faults.join("\n  ")}`);
    return faults.length === 0;
  } finally {
    removeProduct(folder);
  }
}

console.log(`--seed ${seed}`);
const browser = await launchBrowser();
const started = performance.now();
const waiting = Array.from({ length: Number(runs) }, (_, run) => run);
let failures = 0;
const tryInTurn = async () => {
  for (let run = waiting.shift(); run !== undefined; run = waiting.shift()) {
    const passed = await tryRun(browser, run);
    failures += passed ? 0 : 1;
  }
};
await Promise.all(Array.from({ length: AT_ONCE }, tryInTurn));
await browser.close();
const seconds = Math.round((performance.now() - started) / 1000);
console.log(
  failures === 0
    ? `${runs} products without a fault in ${seconds} s`
    : `${failures} of ${runs} products have faults after ${seconds} s: --seed ${seed}`,
);
process.exitCode = failures === 0 ? 0 : 1;
