import type { Page } from "@playwright/test";
import { themeNames } from "../src/console/theme/theme-seeds.ts";
import { expect, test } from "./journey.ts";
import { heading } from "./steps.ts";

/** The colours of a page: its background and its main button. */
async function coloursOf(page: Page): Promise<string> {
  const button = page.getByRole("link", { name: /./ }).and(page.locator('[class*="raised"]')).first();
  const paint = (element: Element) => getComputedStyle(element).backgroundColor;
  return [await page.locator("body").evaluate(paint), await button.evaluate(paint)].join(" on ");
}

test("each of the nine themes can be selected, looks different and is remembered", { tag: "@full" }, async ({
  page,
  translate,
}) => {
  await page.goto("/tickets");
  await expect(heading(page, translate("entity.ticket.many"))).toBeVisible();
  expect(themeNames).toHaveLength(9);
  const seen = new Set<string>();
  for (const name of themeNames) {
    await page.getByRole("button", { name: translate("shell.theme.label"), exact: true }).click();
    await page.getByRole("menuitemradio", { name: translate(`shell.theme.${name}`), exact: true }).click();
    await expect(page.getByRole("menu")).toHaveCount(0);
    await page.reload();
    await expect(heading(page, translate("entity.ticket.many"))).toBeVisible();
    seen.add(await coloursOf(page));
    await page.getByRole("button", { name: translate("shell.theme.label"), exact: true }).click();
    const chosen = page.getByRole("menuitemradio", { name: translate(`shell.theme.${name}`), exact: true });
    await expect(chosen).toHaveAttribute("aria-checked", "true");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("menu")).toHaveCount(0);
  }
  expect(seen.size).toBe(9);
});

test("a first visit is light in any system theme; the option for the system theme follows it to dark and back", async ({
  page,
  translate,
}) => {
  const scheme = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("/tickets");
  await expect(heading(page, translate("entity.ticket.many"))).toBeVisible();
  expect(await scheme()).toBe("light");
  await page.getByRole("button", { name: translate("shell.theme.label"), exact: true }).click();
  await page.getByRole("menuitemradio", { name: translate("shell.theme.system"), exact: true }).click();
  await expect.poll(scheme).toBe("dark");
  await page.reload();
  await expect(heading(page, translate("entity.ticket.many"))).toBeVisible();
  expect(await scheme()).toBe("dark");
  await page.emulateMedia({ colorScheme: "light" });
  await expect.poll(scheme).toBe("light");
});
