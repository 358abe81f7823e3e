import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./journey.ts";

const MANY = 1000;

/** A backend that returns all its genres at once. */
async function answerManyGenres(page: Page, many = MANY): Promise<void> {
  const genres = Array.from({ length: many }, (_, at) => {
    const name = `Genre ${String(at).padStart(4, "0")}`;
    return { id: `many-${at}`, name, code: "poetry", active: true };
  });
  await page.route(/\/api\/genres(\?|$)/, (route) => route.fulfill({ json: genres }));
}

const rows = (page: Page): Locator => page.locator("[data-list-row]");
const row = (page: Page, at: number): Locator => page.locator(`[data-list-row="${at}"]`);
const box = (page: Page, at: number): Locator => row(page, at).getByRole("checkbox");

/** The focused row, by its index. */
async function expectAt(page: Page, at: number): Promise<void> {
  await expect(page.locator("[data-list-row]:focus-within")).toHaveAttribute("data-list-row", String(at));
  await expect(row(page, at)).toHaveAttribute("aria-rowindex", String(at + 2));
  await expect(row(page, at)).toBeInViewport();
}

test("case 87: a list of 1,000 rows renders few of them, and supports keys, selection and search like a short one", async ({
  page,
  translate,
}) => {
  await answerManyGenres(page);
  await page.goto(`/genres?size=${MANY}`);
  await expect(row(page, 0)).toBeVisible();
  await expect(page.getByRole("table")).toHaveAttribute("aria-rowcount", String(MANY + 1));
  expect(await rows(page).count()).toBeLessThanOrEqual(80);

  await page.keyboard.press("j");
  await expectAt(page, 0);
  await page.keyboard.press("x");
  const chosen = (count: number) => page.getByRole("toolbar", { name: translate("entity.genre.selected", { count }) });
  await expect(chosen(1)).toBeVisible();

  // A selected row stays selected while it is not in the document.
  await page.keyboard.press("End");
  await expectAt(page, MANY - 1);
  await expect(row(page, 0)).toHaveCount(0);
  await page.keyboard.press("x");
  await expect(chosen(2)).toBeVisible();
  await expect(box(page, MANY - 1)).toBeChecked();
  await page.keyboard.press("k");
  await expectAt(page, MANY - 2);
  await page.keyboard.press("Home");
  await expectAt(page, 0);
  await expect(box(page, 0)).toBeChecked();
  await expect(row(page, MANY - 1)).toHaveCount(0);
  expect(await rows(page).count()).toBeLessThanOrEqual(80);

  // The browser's own search only finds rows in the document.
  await page.keyboard.press("Control+f");
  await expect(rows(page)).toHaveCount(MANY);
  await expect(chosen(2)).toBeVisible();
});

test("a list of 6,000 rows is saved as a workbook", async ({ page, translate }) => {
  await answerManyGenres(page, 6000);
  await page.goto("/genres");
  await expect(row(page, 0)).toBeVisible();
  await page.getByRole("button", { name: translate("transfer.menu"), exact: true }).click();
  const saved = page.waitForEvent("download");
  await page.getByRole("menuitem", { name: translate("transfer.exportXlsx"), exact: true }).click();
  expect((await saved).suggestedFilename()).toMatch(/\.xlsx$/);
  const what = translate("entity.genre.count", { count: 6000 });
  await expect(page.getByText(translate("transfer.exported", { subject: what }))).toBeVisible();
});
