import {
  expectNoFaults,
  expectNoFaultsOfKeys,
  expectNoFaultsOfSignIn,
  FRAMEWORK_PAGES,
  openInTheme,
  recordPages,
} from "./accessibility-steps.ts";
import { test } from "./journey.ts";

const PAGES = [
  "/books",
  "/books/create",
  "/books/intervals",
  "/genres",
  "/genres/create",
  "/tickets",
  "/tickets/create",
  "/tickets/print",
  "/tickets/audiences",
  "/members",
  "/members/types",
  "/shelf-mark",
];

/** The lists whose records have screens of their own. */
const LISTS = [
  { list: "/books", call: "books" },
  { list: "/genres", call: "genres" },
  { list: "/tickets", call: "tickets" },
  { list: "/members", call: "members/all" },
];

for (const theme of ["light", "dark"]) {
  test(`case 124, 133: no screen has a fault that an accessibility checker finds, in ${theme}`, async ({
    page,
    backend,
  }) => {
    test.setTimeout(360_000);
    await openInTheme(page, theme);
    await expectNoFaults(page, [...FRAMEWORK_PAGES, ...PAGES, ...(await recordPages(backend, LISTS))]);
  });

  test(`what the keys open has no fault that an accessibility checker finds, in ${theme}`, async ({ page }) => {
    await openInTheme(page, theme);
    await expectNoFaultsOfKeys(page, "/tickets");
  });

  test.describe("signed out", () => {
    test.use({ signedIn: false });

    test(`the sign-in has no fault that an accessibility checker finds, in ${theme}`, async ({ page, say }) => {
      await openInTheme(page, theme);
      await expectNoFaultsOfSignIn(page, say);
    });
  });
}
