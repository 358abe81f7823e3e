import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { chromium } from "@playwright/test";
import { initProduct } from "../../generator/cli/init-product.ts";
import { findProduct, frameworkRoot } from "../../generator/paths/product-paths.ts";
import { findBrowser } from "../browser/find-browser.ts";
import { thisMachine } from "../browser/this-machine.ts";
import { buildConsole } from "../build/build-console.ts";
import { runStep } from "../test-runs/run-step.ts";
import { type Look, walkThroughShop } from "./arabic-shop/shop-journey.ts";
import { SHOP_FILES } from "./arabic-shop/shop-spec.ts";
import { withBackend } from "./with-backend.ts";

/*
 * `npm run arabic-shop`: creates a product in Arabic, builds and starts it, and uses its list, import dialog, show page
 * and form in wide and narrow windows, light and dark. Checks directions and positions. `--keep` leaves the pictures in
 * .cache/arabic-shop-pictures.
 */

const FOLDER = ".cache/arabic-shop";
const pictures = path.join(frameworkRoot, ".cache/arabic-shop-pictures");

const LOOKS: readonly Look[] = [
  { width: 1440, height: 900, theme: "light" },
  { width: 390, height: 844, theme: "light" },
  { width: 1440, height: 900, theme: "dark" },
  { width: 390, height: 844, theme: "dark" },
];

async function tryShop(): Promise<void> {
  const { root } = initProduct(FOLDER, { languages: ["ar-EG"] });
  for (const [file, text] of SHOP_FILES) {
    writeFileSync(path.join(root, file), text);
  }
  for (const command of ["", "check "]) {
    if (
      !(
        await runStep({
          name: "generate",
          command: `npm run --silent codegen -- ${command}--quiet --product ${FOLDER}`,
        })
      ).ok
    ) {
      throw new Error("The generator rejects the shop");
    }
  }
  const product = findProduct(FOLDER);
  await buildConsole(product);
  const args = ["--disable-gpu", "--disable-dev-shm-usage", ...(process.getuid?.() === 0 ? ["--no-sandbox"] : [])];
  const browser = await chromium.launch({ executablePath: findBrowser(thisMachine), args });
  try {
    await withBackend(product, async (origin) => {
      for (const look of LOOKS) {
        await walkThroughShop(browser, look, { origin, pictures });
        console.log(`✓ ${look.width} px, ${look.theme}`);
      }
    });
  } finally {
    await browser.close();
  }
}

const isKept = process.argv.includes("--keep");
mkdirSync(pictures, { recursive: true });
try {
  await tryShop();
} finally {
  for (const place of [FOLDER, "dist/arabic-shop", ".data/arabic-shop"]) {
    rmSync(path.join(frameworkRoot, place), { recursive: true, force: true });
  }
  if (!isKept) {
    rmSync(pictures, { recursive: true, force: true });
  }
}
