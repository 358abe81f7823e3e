import { spawn } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { findProduct, ProductFolderError, takeProduct } from "../../generator/places/product-places.ts";
import { findFreePort } from "../../src/backend/testing/free-port.ts";
import { buildConsole, isConsoleStale } from "../build/build-console.ts";
import { BuildError } from "../build/run-vite.ts";
import { findBrowser, NoBrowserError } from "./find-browser.ts";
import { thisMachine } from "./this-machine.ts";

const root = path.resolve(import.meta.dirname, "../..");
const playwright = createRequire(import.meta.url).resolve("@playwright/test/cli");

/** Runs the journeys against their own backend with a new database; passes Playwright's options on. */
async function runJourneys(words: readonly string[]): Promise<number> {
  const { product, rest: options } = takeProduct(words);
  const places = findProduct(product);
  const browser = findBrowser(thisMachine);
  console.log(`Browser: ${browser}`);
  if (isConsoleStale(places)) {
    console.log("Building the console...");
    await buildConsole(places);
  }
  const folder = mkdtempSync(path.join(tmpdir(), "journeys-"));
  // Test a copy, so that a build in the meantime does not change it.
  cpSync(places.dist, path.join(folder, "console"), { recursive: true });
  const env = {
    ...process.env,
    CHROME_PATH: browser,
    PRODUCT: places.folder,
    JOURNEYS_PORT: String(await findFreePort()),
    JOURNEYS_DIR: folder,
  };
  try {
    return await new Promise((resolve, reject) => {
      const child = spawn(process.execPath, [playwright, "test", ...options], { cwd: root, stdio: "inherit", env });
      child.on("error", reject);
      child.on("close", (code) => resolve(code ?? 1));
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

try {
  process.exitCode = await runJourneys(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof NoBrowserError || error instanceof BuildError || error instanceof ProductFolderError)) {
    throw error;
  }
  console.error(error.message);
  process.exitCode = error instanceof ProductFolderError ? 3 : 1;
}
