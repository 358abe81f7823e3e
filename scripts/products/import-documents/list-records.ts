import { readFileSync } from "node:fs";
import path from "node:path";
import type { Browser } from "@playwright/test";
import { findProduct } from "../../../generator/paths/product-paths.ts";
import { findFreePort } from "../../../src/backend/testing/free-port.ts";
import { startFrontServer } from "../../../testing/foreign-servers/front-server.ts";
import { buildConsole } from "../../build/build-console.ts";
import { importDocument } from "./import-document.ts";
import type { DocumentedServer } from "./servers.ts";

/** Prefix of the backend on the console's origin: the console's own pages can have the same paths. */
const PREFIX = "/backend";

/** Imports the document of a running server, and opens its lists. Returns the faults. */
export async function listRecords(
  server: DocumentedServer,
  { browser, packages, folder }: { readonly browser: Browser; readonly packages: string; readonly folder: string },
): Promise<readonly string[]> {
  const port = await findFreePort();
  const running = await server.start(port, packages);
  try {
    await importDocument(server.document(port), folder);
    const product = findProduct(folder);
    await buildConsole(product);
    const config = readConfig(path.join(product.root, "config.json"), server.base);
    const backend = { port, paths: /^\/backend(\/|$)/, prefix: PREFIX };
    const front = await startFrontServer({ folder: product.dist, config, backend });
    try {
      const faults = [];
      for (const list of server.lists) {
        faults.push(...(await openList(browser, front.url, list)));
      }
      return faults;
    } finally {
      await front.close();
    }
  } finally {
    await running.stop();
  }
}

/** The written configuration, with the address on the console's own origin. */
function readConfig(file: string, base: string): unknown {
  const config = JSON.parse(readFileSync(file, "utf8")) as {
    readonly backends: { readonly main: { readonly url: string } };
  };
  const { main } = config.backends;
  return { ...config, backends: { main: { ...main, url: `${PREFIX}${base}` } } };
}

async function openList(
  browser: Browser,
  origin: string,
  list: DocumentedServer["lists"][number],
): Promise<readonly string[]> {
  const page = await browser.newPage();
  const faults: string[] = [];
  page.on("pageerror", (error) => faults.push(`${list.path}: ${error.message}`));
  try {
    await page.goto(`${origin}${list.path}`);
    for (const text of list.texts) {
      await page
        .getByText(text, { exact: true })
        .first()
        .waitFor({ timeout: 15_000 })
        .catch(() => faults.push(`${list.path} does not show "${text}"`));
    }
    const [first = ""] = list.texts;
    if (faults.length === 0) {
      await page.getByRole("link", { name: first, exact: true }).first().click();
      await page
        .getByRole("heading", { name: first })
        .first()
        .waitFor({ timeout: 15_000 })
        .catch(() => faults.push(`${list.path} does not open "${first}"`));
    }
    return faults;
  } finally {
    await page.close();
  }
}
