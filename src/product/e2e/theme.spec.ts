import type { Page } from "@playwright/test";
import { themeNames } from "#console/theme/theme-seeds.ts";
import { expect, test } from "../../../e2e/journey.ts";
import { heading } from "../../../e2e/steps.ts";

/** The colours that a page is drawn in: its ground, and its main button. */
async function coloursOf(page: Page): Promise<string> {
  const button = page.getByRole("link", { name: /./ }).and(page.locator(".MuiButton-contained")).first();
  const paint = (element: Element) => getComputedStyle(element).backgroundColor;
  return [await page.locator("body").evaluate(paint), await button.evaluate(paint)].join(" on ");
}

test("each of the nine themes is chosen, looks its own way and is remembered", async ({ page, say }) => {
  await page.goto("/coupons");
  await expect(heading(page, say("entity.coupon.many"))).toBeVisible();
  expect(themeNames).toHaveLength(9);
  const seen = new Set<string>();
  for (const name of themeNames) {
    await page.getByRole("button", { name: say("shell.theme.label"), exact: true }).click();
    await page.getByRole("menuitemradio", { name: say(`shell.theme.${name}`), exact: true }).click();
    await expect(page.getByRole("menu")).toHaveCount(0);
    await page.reload();
    await expect(heading(page, say("entity.coupon.many"))).toBeVisible();
    seen.add(await coloursOf(page));
    await page.getByRole("button", { name: say("shell.theme.label"), exact: true }).click();
    const chosen = page.getByRole("menuitemradio", { name: say(`shell.theme.${name}`), exact: true });
    await expect(chosen).toHaveAttribute("aria-checked", "true");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("menu")).toHaveCount(0);
  }
  expect(seen.size).toBe(9);
});

test("a first visit follows the system's dark, a choice outlives it", async ({ page, say }) => {
  const scheme = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("/coupons");
  await expect(heading(page, say("entity.coupon.many"))).toBeVisible();
  expect(await scheme()).toBe("dark");
  await page.getByRole("button", { name: say("shell.theme.label"), exact: true }).click();
  await page.getByRole("menuitemradio", { name: say("shell.theme.light"), exact: true }).click();
  await expect.poll(scheme).toBe("light");
  await page.reload();
  await expect(heading(page, say("entity.coupon.many"))).toBeVisible();
  expect(await scheme()).toBe("light");
});
