import type { Page } from "@playwright/test";
import { expect } from "./journey.ts";
import type { Say } from "./texts.ts";

const WIDTHS = [1440, 1024, 390];
const MOST_PRESSES = 5;

/** The words of what has the focus; nothing while that is the page itself. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => (document.activeElement === document.body ? "" : (document.activeElement?.textContent ?? "")));

const isInRow = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.activeElement?.closest('[data-list-row="0"]') !== null);

/** The keys that lead from a list as it was opened to its first row: Tab, and Enter on what leads past others. */
async function keysToFirstRow(page: Page, say: Say): Promise<readonly string[]> {
  const ways = [say("shell.skip"), say("find.skipToRows")];
  const keys: string[] = [];
  while (keys.length <= MOST_PRESSES && !(await isInRow(page))) {
    const isWay = keys.at(-1) !== "Enter" && ways.includes((await focused(page)).trim());
    keys.push(isWay ? "Enter" : "Tab");
    await page.keyboard.press(keys.at(-1) ?? "");
  }
  return keys;
}

/** At every width, from each of those lists as it is opened, its first row is few presses away. */
export async function expectFirstRowsNear(page: Page, say: Say, lists: readonly string[]): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    for (const list of lists) {
      await page.goto(list);
      await page.locator("[data-list-row]").first().waitFor();
      const keys = await keysToFirstRow(page, say);
      expect(keys.length, `${list} at ${width} px: ${keys.join(", ")}`).toBeLessThanOrEqual(MOST_PRESSES);
    }
  }
}
