import { expect, test } from "./journey.ts";

const PAGES = [
  "/",
  "/books",
  "/books/create",
  "/tickets",
  "/tickets/create",
  "/tickets/print",
  "/tickets/audiences",
  "/members",
  "/genres/create",
  "/shelf-mark",
  "/no-such-page",
];

// What a window of 1280 pixels has left at 400 %.
test.use({ viewport: { width: 320, height: 256 } });

test("case 134: at 400 % no page is wider than the window, and nothing moves that need not", async ({ page, say }) => {
  await page.emulateMedia({ reducedMotion: "reduce", forcedColors: "active" });
  for (const path of PAGES) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
    const width = await page.evaluate(() => document.scrollingElement?.scrollWidth);
    expect([path, width]).toEqual([path, 320]);
  }
  await page.getByRole("button", { name: say("shell.nav.open") }).click();
  await expect(page.getByRole("link", { name: say("menu.tickets") })).toBeVisible();
  const moving = await page.evaluate(
    () => document.getAnimations().filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 1).length,
  );
  expect(moving).toBe(0);
});

test("case 134: wider spacing of letters and lines loses nothing", async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 800 });
  await page.goto("/tickets/create");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  // The values of WCAG 2.2, 1.4.12, as a reader's own style sheet sets them.
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
});
