import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { chromium } from "@playwright/test";
import { initProduct } from "../../generator/cli/init-product.ts";
import { writeLabelStubs } from "../../generator/cli/write-label-stubs.ts";
import { findProduct, frameworkRoot } from "../../generator/places/product-places.ts";
import { findFreePort } from "../../src/backend/testing/free-port.ts";
import { startFrontServer } from "../../testing/foreign-servers/front-server.ts";
import { startDjangoShop } from "../../testing/foreign-servers/start-server.ts";
import { findBrowser } from "../browser/find-browser.ts";
import { thisMachine } from "../browser/this-machine.ts";
import { buildConsole } from "../build/build-console.ts";
import { runStep } from "../test-runs/run-step.ts";
import { walkThroughShop } from "./foreign-shop/shop-journey.ts";
import { SHOP_FILES } from "./foreign-shop/shop-spec.ts";
import { fillLabels } from "./random-products/fill-labels.ts";

/*
 * `npm run foreign-shop`: creates a product whose names are snake_case on the wire, builds its console and uses it with
 * Django REST framework as it comes: list, second page, sort order, search, filters, show, create, edit one field,
 * delete, an error at a field, a missing record.
 */

const name = `foreign-shop-${process.pid}`;
const folder = `.cache/foreign-shop/${name}`;

/** The example of the guide: all that the console is told about the server. */
function readExample(): unknown {
  const guide = readFileSync(path.join(frameworkRoot, "docs/backends.md"), "utf8");
  const examples = Array.from(guide.matchAll(/```json\n([^`]*)```/g), ([, text = ""]) => text);
  const found = examples.find((text) => text.includes("trailingSlash") && text.includes("page_size"));
  if (found === undefined) {
    throw new Error("docs/backends.md has no example for Django REST framework");
  }
  return JSON.parse(found);
}

/** Writes and generates the product. */
async function writeShop(): Promise<void> {
  const { root } = initProduct(folder);
  for (const file of ["schema/entities/item.ts", "src/labels/en-US/item.ts", "src/labels/pt-BR/item.ts"]) {
    rmSync(path.join(root, file));
  }
  for (const [file, text] of SHOP_FILES) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  writeLabelStubs(root, null);
  fillLabels(path.join(root, "src/labels"));
  const command = `npm run --silent codegen -- --quiet --product ${folder}`;
  if (!(await runStep({ name: "generate", command })).ok) {
    throw new Error("The generator rejects the spec of the shop");
  }
}

async function tryShop(): Promise<readonly string[]> {
  await writeShop();
  const product = findProduct(folder);
  await buildConsole(product);
  const port = await findFreePort();
  const server = await startDjangoShop(port);
  const front = await startFrontServer({
    folder: product.dist,
    config: readExample(),
    backend: { port, paths: /^\/api(\/|$)/ },
  });
  const browser = await chromium.launch({ executablePath: findBrowser(thisMachine), args: ["--no-sandbox"] });
  try {
    const patches = async () => (await (await fetch(`http://127.0.0.1:${port}/patches`)).json()) as readonly unknown[];
    return await walkThroughShop(browser, { origin: front.url, patches });
  } finally {
    await browser.close();
    await front.close();
    await server.stop();
  }
}

try {
  const faults = await tryShop();
  console.log(faults.length === 0 ? "✓ the shop works with Django REST framework" : `✗ ${faults.join("\n  ")}`);
  process.exitCode = faults.length === 0 ? 0 : 1;
} finally {
  for (const place of [folder, `dist/${name}`, `.data/${name}`]) {
    rmSync(path.join(frameworkRoot, place), { recursive: true, force: true });
  }
}
