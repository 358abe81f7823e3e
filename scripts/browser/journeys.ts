import { spawn } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import {
  findProduct,
  isInstalled,
  ProductFolderError,
  type ProductPaths,
  takeProduct,
  workspaceRoot,
} from "../../generator/paths/product-paths.ts";
import { findFreePort } from "../../src/backend/testing/free-port.ts";
import { buildConsole, isConsoleStale } from "../build/build-console.ts";
import { BuildError, frameworkFile } from "../build/run-vite.ts";
import { findBrowser, NoBrowserError } from "./find-browser.ts";

const HELP = `entity-console journeys [--product <folder>] [options of Playwright]: runs the tests in a browser.

The tests are src/e2e/*.spec.ts. They import entity-console/testing/journeys, and each run has a backend with a new
database. In the first language all tests run, in the others those with @languages in their title.
CHROME_PATH names the browser's program. Options are those of playwright test: --grep <title>, --headed, a file's name.`;

/** What a product lacks for its journeys. */
class NoJourneysError extends Error {
  override readonly name = "NoJourneysError";
}

/** Playwright's program. A product installs it only for journeys. */
function findPlaywright(): string {
  const { resolve } = createRequire(isInstalled ? path.join(workspaceRoot, "package.json") : import.meta.url);
  try {
    resolve("@axe-core/playwright");
    return resolve("@playwright/test/cli");
  } catch {
    throw new NoJourneysError(
      "Journeys need two more packages. Run: npm install --save-dev @playwright/test @axe-core/playwright",
    );
  }
}

function expectJourneys({ journeys, root }: ProductPaths): void {
  if (isInstalled && !existsSync(journeys)) {
    throw new NoJourneysError(
      `There are no journeys: write the first one as ${path.relative(root, journeys)}/first.spec.ts.`,
    );
  }
}

/** Runs the journeys against their own backend with a new database; passes Playwright's options on. */
async function runJourneys(words: readonly string[]): Promise<number> {
  const { product, rest: options } = takeProduct(words);
  const paths = findProduct(product);
  expectJourneys(paths);
  const playwright = findPlaywright();
  const { thisMachine } = await import("./this-machine.ts");
  const browser = findBrowser(thisMachine);
  console.log(`Browser: ${browser}`);
  if (isConsoleStale(paths)) {
    console.log("Building the console...");
    await buildConsole(paths);
  }
  const folder = mkdtempSync(path.join(tmpdir(), "journeys-"));
  // Test a copy, so that a build in the meantime does not change it.
  cpSync(paths.dist, path.join(folder, "console"), { recursive: true });
  const env = {
    ...process.env,
    CHROME_PATH: browser,
    PRODUCT: paths.folder,
    JOURNEYS_PORT: String(await findFreePort()),
    JOURNEYS_DIR: folder,
  };
  try {
    return await new Promise((resolve, reject) => {
      const child = spawn(process.execPath, [playwright, "test", ...config(options), ...options], {
        cwd: workspaceRoot,
        stdio: "inherit",
        env,
      });
      child.on("error", reject);
      child.on("close", (code) => resolve(code ?? 1));
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The framework's configuration, unless the options name another. */
function config(options: readonly string[]): readonly string[] {
  const isNamed = options.some((option) => /^(?:-c|--config)(?:=|$)/.test(option));
  return isNamed ? [] : ["--config", frameworkFile("playwright.config.ts")];
}

const KNOWN = [NoBrowserError, NoJourneysError, BuildError, ProductFolderError];

try {
  if (process.argv.includes("--help")) {
    console.log(HELP);
  } else {
    process.exitCode = await runJourneys(process.argv.slice(2));
  }
} catch (error) {
  if (!(error instanceof Error && KNOWN.some((known) => error instanceof known))) {
    throw error;
  }
  console.error(error.message);
  process.exitCode = error instanceof ProductFolderError ? 3 : 1;
}
