import { expect, type Page } from "@playwright/test";
import type { Translate } from "./texts.ts";

/** The width of a 1280 pixel window at 400 % zoom. */
export const NARROW = { width: 320, height: 256 };

/**
 * No page is wider than a narrow window, and its menu opens without animation if motion is reduced.
 * @example
 * await expectFitAndRest(page, translate, { pages: ["/", "/tickets"], entry: translate("menu.tickets") });
 */
export async function expectFitAndRest(
  page: Page,
  translate: Translate,
  { pages, entry }: { pages: readonly string[]; entry: string },
) {
  await page.emulateMedia({ reducedMotion: "reduce", forcedColors: "active" });
  for (const path of pages) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
    const width = await page.evaluate(() => document.scrollingElement?.scrollWidth);
    expect([path, width]).toEqual([path, NARROW.width]);
  }
  await page.getByRole("button", { name: translate("shell.nav.open") }).click();
  await expect(page.getByRole("link", { name: entry })).toBeVisible();
  const moving = await page.evaluate(
    () => document.getAnimations().filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 1).length,
  );
  expect(moving).toBe(0);
}

/**
 * With a reader's wider text spacing, no page truncates words or is wider than its window.
 * @example
 * await expectRoomForSpacing(page, "/tickets/create");
 */
export async function expectRoomForSpacing(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: 640, height: 800 });
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  // The values of WCAG 2.2, 1.4.12, set by a user style sheet.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }",
    );
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });
  const cut = await page.evaluate(() =>
    [...document.querySelectorAll("h1, h2, label, button")]
      .filter((element) => element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 1)
      .map((element) => element.textContent),
  );
  expect(cut).toEqual([]);
  expect(await page.evaluate(() => document.scrollingElement?.scrollWidth)).toBe(640);
}
