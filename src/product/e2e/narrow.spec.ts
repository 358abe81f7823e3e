import { expect } from "@playwright/test";
import { expectFitAndRest, expectRoomForSpacing, NARROW, test } from "entity-console/testing/journeys";

const PAGES = [
  "/",
  "/plans",
  "/plans/create",
  "/coupons",
  "/coupons/create",
  "/coupons/generate",
  "/coupons/distributions",
  "/accounts",
  "/features/create",
  "/token-tool",
  "/no-such-page",
];

test.use({ viewport: NARROW });

test("case 134: at 400 % no page is wider than the window, and reduced motion is respected", async ({
  page,
  translate,
}) => {
  await expectFitAndRest(page, translate, { pages: PAGES, entry: translate("menu.coupons") });
});

test("case 134: wider spacing of letters and lines loses no content", async ({ page }) => {
  await expectRoomForSpacing(page, "/coupons/create");
});

test("on a phone, the reason of a disabled action is shown in its toolbar and covers no content", async ({
  page,
  translate,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/accounts?type=individual");
  await page.getByRole("checkbox").first().check();
  await page.getByRole("toolbar").locator("button[aria-disabled=true][aria-describedby]").focus();
  const sort = page.getByRole("combobox", { name: translate("find.sort.label") });
  await expect(async () => {
    const [told, next] = [await page.getByRole("tooltip").boundingBox(), await sort.boundingBox()];
    expect(told?.height).toBeGreaterThan(16);
    expect((told?.y ?? 0) + (told?.height ?? 0)).toBeLessThanOrEqual(next?.y ?? 0);
  }).toPass();
});

test("on a phone, the card of a plan cuts its long prices and not the values after them", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/plans");
  const others = page.getByRole("listitem").locator("dl").first().locator("div:not(:first-child) :is(dt, dd)");
  await expect(others.first()).toBeVisible();
  const cut = await others.evaluateAll((each) =>
    each
      // Texts for screen readers are one pixel wide.
      .filter((one) => one.clientWidth > 1)
      .filter((one) => {
        const text = document.createRange();
        text.selectNodeContents(one);
        return text.getBoundingClientRect().width > one.getBoundingClientRect().width + 0.01;
      })
      .map((one) => one.textContent),
  );
  expect(cut).toEqual([]);
});
