import { test } from "../../../e2e/journey.ts";
import { expectFitAndRest, expectRoomForSpacing, NARROW } from "../../../e2e/narrow-steps.ts";

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

test("case 134: at 400 % no page is wider than the window, and nothing moves that need not", async ({ page, say }) => {
  await expectFitAndRest(page, say, { pages: PAGES, entry: say("menu.coupons") });
});

test("case 134: wider spacing of letters and lines loses nothing", async ({ page }) => {
  await expectRoomForSpacing(page, "/coupons/create");
});
