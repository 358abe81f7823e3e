import type { Page } from "@playwright/test";
import { expect, test } from "./journey.ts";
import type { Translate } from "./texts.ts";

const MANY = 730;

/** A backend with more genres than one page. */
async function answerManyGenres(page: Page): Promise<void> {
  const genres = Array.from({ length: MANY }, (_, at) => ({
    id: `many-${at}`,
    name: `Genre ${String(at).padStart(4, "0")}`,
    code: "poetry",
    active: at % 2 === 0,
  }));
  await page.route(/\/api\/genres(\?|$)/, (route) => {
    const asked = new URL(route.request().url()).searchParams;
    const [number, size] = [Number(asked.get("page") ?? 1), Number(asked.get("pageSize") ?? 25)];
    const data = genres.slice((number - 1) * size, number * size);
    return route.fulfill({ json: { data, total: MANY, page: number, pageSize: size } });
  });
}

/** The number of rows, pages and links of a PDF, from its accessibility structure. */
async function onPaper(page: Page): Promise<{ readonly rows: number; readonly pages: number; readonly links: number }> {
  const document = (await page.pdf({ format: "A4", tagged: true })).toString("latin1");
  const count = (what: RegExp) => document.match(what)?.length ?? 0;
  return { rows: count(/\/S \/TR\b/g), pages: count(/\/Type \/Page\b/g), links: count(/\/Subtype \/Link\b/g) };
}

async function print(page: Page, translate: Translate): Promise<void> {
  await page.getByRole("button", { name: translate("transfer.menu"), exact: true }).click();
  await page.getByRole("menuitem", { name: translate("transfer.print"), exact: true }).click();
  await expect.poll(() => page.evaluate(() => document.querySelectorAll("body > div > table").length)).toBe(1);
}

test("a list is printed with all of its rows, and restored afterwards", async ({ page, translate }) => {
  // The browser's own dialog would block the test.
  await page.addInitScript(() => Object.assign(window, { print: () => undefined }));
  await answerManyGenres(page);
  await page.goto("/genres");
  await page.locator("[data-list-row]").first().waitFor();

  const one = await onPaper(page);
  expect(one.rows).toBeLessThan(60);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByText(translate("print.pageOf", { page: 1, pages: Math.ceil(MANY / 25) }))).toBeVisible();
  await page.emulateMedia({ media: null });

  await print(page, translate);
  const all = await onPaper(page);
  expect(all.rows).toBeGreaterThanOrEqual(MANY + 2);
  expect(all.pages).toBeGreaterThan(5);
  expect(all.links).toBe(0);

  await page.keyboard.press("Escape");
  await expect(page.locator("body > div > table")).toHaveCount(0);
  await expect(page.getByRole("table")).toBeVisible();
});

test("on paper, words do not break next to a column with free space", async ({ page }) => {
  await page.goto("/tickets");
  const row = page.locator("[data-list-row]").first();
  await row.waitFor();
  await page.emulateMedia({ media: "print" });
  /** Maximum number of lines of a one-word text. */
  const lines = await row.locator("td").evaluateAll((cells) => {
    const range = document.createRange();
    const words = cells.filter(({ textContent }) => /^\p{L}+$/u.test(textContent));
    return words.map((cell) => {
      range.selectNodeContents(document.createTreeWalker(cell, NodeFilter.SHOW_TEXT).nextNode() ?? cell);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    });
  });
  expect(lines.length).toBeGreaterThan(0);
  expect(Math.max(...lines)).toBe(1);
});
