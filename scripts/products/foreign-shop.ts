import { readFileSync } from "node:fs";
import path from "node:path";
import { findProduct, type ProductPaths } from "../../generator/paths/product-paths.ts";
import { findFreePort } from "../../src/backend/testing/free-port.ts";
import { startFrontServer } from "../../testing/foreign-servers/front-server.ts";
import { launchBrowser } from "../browser/launch-browser.ts";
import { buildConsole } from "../build/build-console.ts";
import { loadProductCode } from "../try-backend/load-adapter.ts";
import { toDocument } from "../try-backend/read-document.ts";
import { toText } from "../try-backend/report-text.ts";
import { tryBackend } from "../try-backend/try-backend.ts";
import { walkThroughShop } from "./foreign-shop/shop-journey.ts";
import { compareReport, SHOP_SERVERS, type ShopServer } from "./foreign-shop/shop-servers.ts";
import { toConsoleFile, toShopFiles } from "./foreign-shop/shop-spec.ts";
import { generateProduct, removeProduct, writeProduct } from "./written-product.ts";

/*
 * `npm run foreign-shop [-- <server> …]`: creates a product, tries a real server with `try-backend --write`, builds the
 * console, and uses it in a browser with the config that was printed: sign-in, list, second page, sort order, search,
 * filters, show, create, edit one field, delete, an error at a field, a missing record, an expired token.
 */

/** Tries the server, and returns what differs from the expected report, and the config for the console. */
async function tryServer(server: ShopServer, product: ProductPaths, url: string) {
  const code = await loadProductCode(product);
  const report = await tryBackend({
    url,
    username: server.signIn?.username ?? "",
    password: server.signIn?.password ?? "",
    paths: { authenticate: "/authentication", refresh: "/refresh-token", logout: "/logout" },
    auth: server.signIn === undefined ? { kind: "none" } : server.signIn.auth,
    adapter: code.adapter,
    idNames: code.idNames,
    document: toDocument(readFileSync(path.join(product.generated, "openapi.json"), "utf8")),
    write: true,
    timeoutMs: 30_000,
  });
  await code.close();
  console.log(toText(report).replaceAll(/^/gm, "  "));
  const main = { ...report.config?.backends.main, url: "./api" };
  return { faults: compareReport(server, report), config: { ...report.config, backends: { main } } };
}

async function tryShop(folder: string, server: ShopServer): Promise<readonly string[]> {
  const { naming, adapter } = server;
  writeProduct(folder, [...toShopFiles(naming), ...(adapter === undefined ? [] : [toConsoleFile(adapter)])]);
  await generateProduct(folder);
  const product = findProduct(folder);
  const port = await findFreePort();
  const running = await server.start(port, server.signIn);
  try {
    const { faults, config } = await tryServer(server, product, `http://127.0.0.1:${port}/api`);
    if (faults.length > 0) {
      return faults;
    }
    await buildConsole(product);
    const front = await startFrontServer({ folder: product.dist, config, backend: { port, paths: /^\/api(\/|$)/ } });
    try {
      return await visitShop(front.url, server);
    } finally {
      await front.close();
    }
  } finally {
    await running.stop();
  }
}

async function visitShop(
  origin: string,
  { signIn, searches, validates, expected }: ShopServer,
): Promise<readonly string[]> {
  const browser = await launchBrowser();
  const isPatched = expected.proved.includes("update by patch");
  try {
    return await walkThroughShop(browser, { origin, signIn, searches, validates, isPatched });
  } finally {
    await browser.close();
  }
}

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !Object.hasOwn(SHOP_SERVERS, name));
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(", ")}. The servers are ${Object.keys(SHOP_SERVERS).join(", ")}.`);
  process.exitCode = 2;
} else {
  for (const [name, server] of Object.entries(SHOP_SERVERS)) {
    if (asked.length === 0 || asked.includes(name)) {
      const folder = `.cache/foreign-shop/${name}-${process.pid}`;
      try {
        const faults = await tryShop(folder, server);
        console.log(
          faults.length === 0 ? `✓ the shop works with ${server.title}` : `✗ ${server.title}: ${faults.join("\n  ")}`,
        );
        process.exitCode = faults.length === 0 ? (process.exitCode ?? 0) : 1;
      } finally {
        removeProduct(folder);
      }
    }
  }
}
