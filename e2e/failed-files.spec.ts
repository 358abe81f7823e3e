import type { Browser, BrowserContextOptions, Page } from "@playwright/test";
import { expect, test } from "./journey.ts";
import { visitAll } from "./visit-all.ts";

type Context = Pick<BrowserContextOptions, "storageState">;

const FAULTS = {
  missing: { status: 404, body: "" },
  throwing: { contentType: "text/javascript", body: "throw new Error('broken on purpose');" },
} as const;

/** The files that a first page loads. */
async function filesOf(browser: Browser, context: Context, path: string): Promise<readonly string[]> {
  const page = await (await browser.newContext(context)).newPage();
  const files = new Set<string>(["/config.json"]);
  page.on("request", (request) => files.add(new URL(request.url()).pathname));
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.context().close();
  return [...files].filter((file) => file === "/config.json" || /\.(js|css)$/.test(file));
}

/** The notice of a slow start comes after 8 s; under load, a page takes seconds. */
const PATIENCE = { timeout: 60_000 };

/** Waits until the body has visible text: a page, the reason of a failed start, or the notice of a slow one. */
async function expectText(page: Page): Promise<void> {
  await expect
    // biome-ignore lint/performance/useDomNodeTextContent: hidden text, as of the notice at first, does not count.
    .poll(async () => (await page.locator("body").innerText()).trim(), PATIENCE)
    .not.toBe("");
}

for (const path of ["/login", "/tickets"]) {
  for (const [kind, response] of Object.entries(FAULTS)) {
    test(`no ${kind} leaves ${path} empty`, { tag: "@full" }, async ({ browser, storageState }) => {
      test.setTimeout(600_000);
      const context = path === "/login" || storageState === undefined ? {} : { storageState };
      const files = await filesOf(browser, context, path);
      const visits = files.map((file) => ({
        name: file,
        run: async (page: Page) => {
          await page.route(
            ({ pathname }) => pathname === file,
            (route) => route.fulfill(response),
          );
          await page.goto(path, { waitUntil: "commit" });
          await expectText(page);
        },
      }));
      expect(await visitAll(() => browser.newContext(context), visits)).toEqual([]);
    });
  }
}

test("blocked or damaged storage leaves no page empty", { tag: "@full" }, async ({ browser }) => {
  const damage = () => {
    for (const key of [
      "main-tokens",
      "console-theme",
      "console-language",
      "console-list-ticket",
      "console-views-ticket",
    ]) {
      window.localStorage.setItem(key, '{"columns":7,');
    }
  };
  const block = () => {
    for (const name of ["localStorage", "sessionStorage"]) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException("blocked", "SecurityError");
        },
      });
    }
  };
  for (const prepare of [damage, block]) {
    const page = await (await browser.newContext()).newPage();
    await page.addInitScript(prepare);
    await page.goto("/tickets");
    await expect(page.locator("input[name=username]")).toBeVisible();
    await page.context().close();
  }
});
