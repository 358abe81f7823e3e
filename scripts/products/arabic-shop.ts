import { mkdirSync, rmSync } from "node:fs";
import path from "node:path";
import { findProduct, frameworkRoot } from "../../generator/paths/product-paths.ts";
import { launchBrowser } from "../browser/launch-browser.ts";
import { buildConsole } from "../build/build-console.ts";
import { type Look, walkThroughShop } from "./arabic-shop/shop-journey.ts";
import { SHOP_FILES } from "./arabic-shop/shop-spec.ts";
import { generateProduct, removeProduct, withBackend, writeProduct } from "./written-product.ts";

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
  writeProduct(FOLDER, SHOP_FILES, ["ar-EG"]);
  await generateProduct(FOLDER);
  await generateProduct(FOLDER, "check");
  const product = findProduct(FOLDER);
  await buildConsole(product);
  const browser = await launchBrowser();
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
  removeProduct(FOLDER);
  if (!isKept) {
    rmSync(pictures, { recursive: true, force: true });
  }
}
