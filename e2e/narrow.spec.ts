import { test } from "./journey.ts";
import { expectFitAndRest, expectRoomForSpacing, NARROW } from "./narrow-steps.ts";

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

test.use({ viewport: NARROW });

test("case 134: at 400 % no page is wider than the window, and reduced motion is respected", async ({
  page,
  translate,
}) => {
  await expectFitAndRest(page, translate, { pages: PAGES, entry: translate("menu.tickets") });
});

test("case 134: wider spacing of letters and lines loses no content", async ({ page }) => {
  await expectRoomForSpacing(page, "/tickets/create");
});
