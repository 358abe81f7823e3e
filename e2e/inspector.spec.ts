import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Locator, Page } from "@playwright/test";
import { createServer, type ViteDevServer } from "vite";
import { expect, test as journey } from "./journey.ts";

/** Alt+click on the pages of the development server, with the journeys' backend behind it. */

const ROOT = path.resolve(import.meta.dirname, "..");

let folder: string;
let opened: string;
let server: ViteDevServer;
let address: string;

const test = journey.extend<{ readonly dev: Page }>({
  signedIn: false,
  dev: async ({ page, tokens, language }, use) => {
    const session = { "console-language": language, "main-tokens": JSON.stringify(tokens) };
    await page.addInitScript((items) => {
      for (const [name, value] of Object.entries(items)) {
        localStorage.setItem(name, value);
      }
    }, session);
    await use(page);
  },
});

// One server for all of them.
test.describe.configure({ mode: "default" });

test.beforeAll(async () => {
  // The first page of a development server compiles several hundred modules.
  test.setTimeout(300_000);
  folder = mkdtempSync(path.join(tmpdir(), "inspector-"));
  opened = path.join(folder, "opened.txt");
  const editor = path.join(folder, "editor.sh");
  writeFileSync(editor, `#!/bin/sh\necho "$@" >> ${opened}\n`);
  chmodSync(editor, 0o755);
  process.env["LAUNCH_EDITOR"] = editor;
  process.env["BACKEND_PORT"] = process.env["JOURNEYS_PORT"] ?? "8090";
  server = await createServer({
    configFile: path.join(ROOT, "vite.config.ts"),
    logLevel: "error",
    // Vite uses the next free port if this one is taken.
    server: { host: "127.0.0.1", port: 8290, strictPort: false },
  });
  await server.listen();
  address = server.resolvedUrls?.local[0] ?? "";
});

test.afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const panelOf = (page: Page) => page.getByRole("dialog", { name: "Where does this come from?" });

async function open(page: Page, where: string): Promise<void> {
  await page.goto(`${address}${where}`);
  await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible({ timeout: 120_000 });
}

/** Alt+clicks an element and expects the subject of the panel; then closes it by Escape. */
async function expectSubject(page: Page, element: Locator, subject: string): Promise<void> {
  await element.click({ modifiers: ["Alt"] });
  await expect(panelOf(page).getByRole("heading", { level: 2 })).toHaveText(subject);
  await page.keyboard.press("Escape");
  await expect(panelOf(page)).toBeHidden();
}

test("columns, cells, buttons, menu entries and filters of a list lead to their sources", async ({ dev: page }) => {
  await open(page, "tickets");
  const main = page.getByRole("main");
  const row = main.locator("tr[data-list-row]").first();
  // The columns get their widths with the first rows.
  await expect(row).toBeVisible();
  await expectSubject(page, main.locator("thead th").nth(2), "ticket.type");
  await expectSubject(page, row.locator("td").nth(2), "ticket.type");
  await expectSubject(
    page,
    main
      .getByRole("link")
      .filter({ has: page.locator("svg") })
      .first(),
    "ticket: create",
  );
  await expectSubject(page, page.locator('nav a[href="/books"]'), "menu: books");
  await expectSubject(page, main.getByRole("heading", { level: 1 }), "ticket: many");
  // Neither did the list sort, nor was a page opened.
  await expect(page).toHaveURL(/\/tickets$/);
  await row.getByRole("button").last().click();
  const entry = page.getByRole("menuitem").first();
  await entry.click({ modifiers: ["Alt"] });
  await expect(panelOf(page)).toContainText("The nearest part with a source in the product:");
  await page.keyboard.press("Escape");
  // Escape closed the panel only.
  await expect(entry).toBeVisible();
});

test("fields of forms and pages, sections and tables within them lead to their sources", async ({ dev: page }) => {
  await open(page, "books/create");
  const main = page.getByRole("main");
  await expect(main.locator("input").first()).toBeVisible();
  await expectSubject(page, main.locator("input").first(), "book.name");
  await expectSubject(page, main.locator("label").first(), "book.name");
  await expectSubject(page, main.getByRole("heading", { level: 2 }).nth(1), "book: section marks");
  await main
    .getByRole("button")
    .filter({ has: page.locator("svg") })
    .last()
    .scrollIntoViewIfNeeded();
  await open(page, "books");
  await page.getByRole("main").locator("tbody tr").first().getByRole("link").first().click();
  await expect(main.locator("dt").first()).toBeVisible();
  await expectSubject(page, main.locator("dt").nth(1), "book.description");
  await expectSubject(page, main.locator("dd").nth(1), "book.description");
  await expectSubject(page, main.getByRole("table").first().locator("td").first(), "bookCopy.name");
  await expectSubject(page, main.getByRole("table").first().locator("th").first(), "bookCopy.name");
});

test("a line opens in the editor, by the keyboard too, and no file outside of the product", async ({ dev: page }) => {
  await open(page, "tickets");
  await expect(page.getByRole("main").locator("tr[data-list-row]").first()).toBeVisible();
  const header = page.getByRole("main").locator("thead button").first();
  await header.focus();
  await page.keyboard.press("Alt+Enter");
  const line = panelOf(page)
    .getByRole("button", { name: /schema\/entities\/ticket\.ts/ })
    .first();
  await expect(line).toBeFocused();
  await page.keyboard.press("Enter");
  await expect
    .poll(() => (existsSync(opened) ? readFileSync(opened, "utf8") : ""))
    .toMatch(/schema\/entities\/ticket\.ts/);
  await page.keyboard.press("Escape");
  await expect(header).toBeFocused();
  const secret = path.join(folder, "secret.txt");
  writeFileSync(secret, "");
  const answer = await page.request.get(`${address}__open-in-editor?file=${encodeURIComponent(secret)}`);
  expect(answer.status()).toBe(403);
  expect(readFileSync(opened, "utf8")).not.toContain("secret");
});

test("the panel fits a narrow viewport, in the dark theme too", async ({ dev: page }) => {
  await page.setViewportSize({ width: 390, height: 780 });
  await page.addInitScript(() => localStorage.setItem("console-theme", "dark"));
  await open(page, "tickets");
  await page
    .getByRole("main")
    .getByRole("heading", { level: 1 })
    .click({ modifiers: ["Alt"] });
  const panel = panelOf(page);
  await expect(panel.getByRole("heading", { level: 2 })).toHaveText("ticket: many");
  await page.screenshot({ path: test.info().outputPath("panel.png") });
  const { width, overflow, dark } = await panel.evaluate((box) => ({
    width: box.getBoundingClientRect().width,
    overflow: box.scrollWidth - box.clientWidth,
    dark: getComputedStyle(box).colorScheme,
  }));
  expect(width).toBeLessThanOrEqual(390);
  expect(overflow).toBeLessThanOrEqual(0);
  expect(dark).toContain("dark");
});

test("a build contains nothing of it", () => {
  const built = path.join(process.env["JOURNEYS_DIR"] ?? "", "console");
  const files = readdirSync(built, { recursive: true, encoding: "utf8" }).filter((name) =>
    /\.(?:js|css|html)$/.test(name),
  );
  expect(files.length).toBeGreaterThan(10);
  const found = files.filter((name) =>
    /console-inspector|__inspect|open-in-editor/.test(readFileSync(path.join(built, name), "utf8")),
  );
  expect(found).toEqual([]);
});
