import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { CDPSession, Page } from "@playwright/test";
import { findProduct } from "../generator/paths/product-paths.ts";
import { LICENSES_FILE, SBOM_SUFFIX } from "../scripts/build/bill-of-materials.ts";
import { demoCredentials } from "../src/backend/config/demo-credentials.ts";
import { expect, test } from "./journey.ts";
import { heading, save, textField } from "./steps.ts";

/** Visits of each screen in one half of the test. Both halves come after some that load code and fill caches. */
const ROUNDS = 25;

interface Held {
  readonly listeners: number;
  readonly nodes: number;
  readonly bytes: number;
}

/** Nodes, listeners and heap of the page after a garbage collection. */
async function measure(session: CDPSession): Promise<Held> {
  await session.send("HeapProfiler.collectGarbage");
  await session.send("HeapProfiler.collectGarbage");
  const { metrics } = await session.send("Performance.getMetrics");
  const metric = (name: string) => metrics.find((each) => each.name === name)?.value ?? Number.NaN;
  return { listeners: metric("JSEventListeners"), nodes: metric("Nodes"), bytes: metric("JSHeapUsedSize") };
}

/** Navigates like a link, without a reload. */
async function visit(page: Page, to: string): Promise<void> {
  await page.evaluate((path) => {
    // Keep the router's state: without it, a form cannot block the navigation.
    const idx = (window.history.state?.idx ?? 0) + 1;
    window.history.pushState({ idx, key: `visit-${idx}` }, "", path);
    window.dispatchEvent(new PopStateEvent("popstate", { state: window.history.state }));
  }, to);
  await expect(page.locator("main h1")).toBeVisible();
  await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
}

test("case 116: screens that are opened and closed 50 times do not leak @full", async ({ page, backend, unique }) => {
  test.setTimeout(600_000);
  const make = async (list: string, data: object) => {
    const made = await backend.post(`/api/${list}`, { data });
    expect(made.status(), await made.text()).toBe(201);
    return ((await made.json()) as { id: string }).id;
  };
  const book = await make("books", { name: `Livro ${unique}`, genres: [], bookCopies: [] });
  const email = `${unique.toLowerCase()}@escola.example`;
  const member = await make("members", { username: email, email, status: "active", type: "solo" });
  const screens = [
    ...["/", "/books", "/books/create", "/tickets/print", "/members/types", "/genres"],
    ...[`/books/show/${book}`, `/books/edit/${book}`, `/members/show/${member}`, `/members/edit/${member}`],
  ];
  await page.goto("/");
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable");
  const goRound = async () => {
    for (const screen of screens) {
      await visit(page, screen);
    }
    await visit(page, "/genres");
  };
  const goRounds = async (count: number) => {
    for (let round = 0; round < count; round += 1) {
      await goRound();
    }
    return await measure(session);
  };
  const [before, middle, after] = [await goRounds(5), await goRounds(ROUNDS), await goRounds(ROUNDS)];
  // A leak grows in both halves; code that is loaded when the page is idle, in one.
  const growth = (key: keyof Held) => Math.min(middle[key] - before[key], after[key] - middle[key]);
  // A leak of one listener or node per visit would add hundreds.
  expect(growth("listeners")).toBeLessThan(ROUNDS);
  expect(growth("nodes")).toBeLessThan(ROUNDS * 10);
  expect(growth("bytes")).toBeLessThan(ROUNDS * 40_000);
});

test("case 144: served files contain no secret, no source map and no eval, and have a bill of materials", () => {
  const { dist } = findProduct(process.env["PRODUCT"] || null);
  const files = readdirSync(dist, { recursive: true, encoding: "utf8" });
  expect(files.filter((file) => file.endsWith(".map"))).toEqual([]);
  const code = files.filter((file) => /\.(js|css|html|json)$/.test(file));
  expect(code.length).toBeGreaterThan(20);
  const unwanted = [
    /sourceMappingURL/,
    /\beval\s*\(/,
    /\bnew Function\s*\(/,
    /-----BEGIN [A-Z ]*KEY/,
    /\beyJ[\w-]{10,}\.[\w-]{10,}\./,
    /AUTH_SECRET|DATABASE_URL/,
    new RegExp(demoCredentials.password),
  ];
  const found = code.flatMap((file) => {
    const text = readFileSync(path.join(dist, file), "utf8");
    return unwanted.filter((pattern) => pattern.test(text)).map((pattern) => `${file}: ${pattern}`);
  });
  expect(found).toEqual([]);
  expect(readFileSync(path.join(dist, LICENSES_FILE), "utf8")).toMatch(/^#+ react - .*\(MIT\)/m);
  expect(JSON.parse(readFileSync(`${dist}${SBOM_SUFFIX}`, "utf8"))).toMatchObject({ bomFormat: "CycloneDX" });
});

test.describe("from sign-in to sign-out", () => {
  test.use({ signedIn: false });

  test("case 145: no token or password is in a URL, a Referer, a message or another storage", async ({
    page,
    translate,
    unique,
  }) => {
    const secrets = new Set([demoCredentials.password]);
    const told: string[] = [];
    const listen = (text: string) => told.push(text);
    page.on("console", (message) => listen(message.text()));
    page.on("request", (request) => {
      const { authorization: _, ...headers } = request.headers();
      const isRenewal = /refresh-token$/.test(request.url());
      listen([request.url(), ...Object.values(headers), isRenewal ? "" : (request.postData() ?? "")].join("\n"));
    });
    await page.goto("/genres/create?note=deep");
    await textField(page, translate("shell.login.username")).fill(demoCredentials.username);
    await page.getByLabel(translate("shell.login.password"), { exact: true }).fill(demoCredentials.password);
    await page.getByRole("button", { name: translate("shell.login.submit"), exact: true }).click();
    await expect(heading(page, translate("entity.genre.create"))).toBeVisible();
    const stored = await page.evaluate(() => JSON.parse(localStorage.getItem("main-tokens") ?? "{}"));
    expect(stored.accessToken).toMatch(/^eyJ/);
    for (const token of [stored.accessToken, stored.refreshToken]) {
      secrets.add(token);
    }
    await textField(page, translate("entity.genre.field.name")).fill(`Segredo ${unique}`);
    await save(page, translate);
    await page.goto("/books?q=a");
    await expect(heading(page, translate("menu.books"))).toBeVisible();
    const kept = await page.evaluate(() => {
      const { "main-tokens": _, ...rest } = { ...localStorage };
      return JSON.stringify([rest, { ...sessionStorage }, history.state, document.cookie, location.href]);
    });
    listen(kept);
    expect(told.length).toBeGreaterThan(20);
    expect(told.filter((text) => [...secrets].some((secret) => text.includes(secret)))).toEqual([]);
  });
});
