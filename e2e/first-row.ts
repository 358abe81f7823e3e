import type { Page } from "@playwright/test";
import { expect } from "./journey.ts";
import type { Translate } from "./texts.ts";

const WIDTHS = [1440, 1024, 390];
const MAX_PRESSES = 5;

/** The name of the focused control; empty if the page itself has the focus. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => (document.activeElement === document.body ? "" : (document.activeElement?.textContent ?? "")));

const isInRow = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.activeElement?.closest('[data-list-row="0"]') !== null);

/** The keys from an opened list to its first row: Tab, and Enter on skip links. */
async function keysToFirstRow(page: Page, translate: Translate): Promise<readonly string[]> {
  const ways = [translate("shell.skip"), translate("find.skipToRows")];
  const keys: string[] = [];
  while (keys.length <= MAX_PRESSES && !(await isInRow(page))) {
    const isWay = keys.at(-1) !== "Enter" && ways.includes((await focused(page)).trim());
    keys.push(isWay ? "Enter" : "Tab");
    await page.keyboard.press(keys.at(-1) ?? "");
  }
  return keys;
}

/**
 * At every width, the first row of each list takes few keys.
 * @example
 * await expectFirstRowsNear(page, translate, ["/tickets", "/tickets?state=open"]);
 */
export async function expectFirstRowsNear(page: Page, translate: Translate, lists: readonly string[]): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    for (const list of lists) {
      await page.goto(list);
      await page.locator("[data-list-row]").first().waitFor();
      const keys = await keysToFirstRow(page, translate);
      expect(keys.length, `${list} at ${width} px: ${keys.join(", ")}`).toBeLessThanOrEqual(MAX_PRESSES);
    }
  }
}
