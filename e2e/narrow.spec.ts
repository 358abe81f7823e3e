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

test("case 134: at 400 % no page is wider than the window, and nothing moves that need not", async ({ page, say }) => {
  await expectFitAndRest(page, say, { pages: PAGES, entry: say("menu.tickets") });
});

test("case 134: wider spacing of letters and lines loses nothing", async ({ page }) => {
  await expectRoomForSpacing(page, "/tickets/create");
});
