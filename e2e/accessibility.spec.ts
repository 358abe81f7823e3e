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

/** All screens take a browser a minute; the journeys of the framework and of the product take one theme each. */
const usualTheme = "dark";

for (const theme of ["light", "dark"]) {
  const tag = theme === usualTheme ? [] : ["@full"];
  test(`case 124, 133: no screen has a fault that an accessibility checker finds, in ${theme}`, { tag }, async ({
    page,
    backend,
  }) => {
    test.setTimeout(360_000);
    await openInTheme(page, theme);
    await expectNoFaults(page, [...FRAMEWORK_PAGES, ...PAGES, ...(await recordPages(backend, LISTS))]);
  });

  test(`what the keys open has no fault that an accessibility checker finds, in ${theme}`, { tag }, async ({
    page,
  }) => {
    await openInTheme(page, theme);
    await expectNoFaultsOfKeys(page, "/tickets");
  });

  test.describe("signed out", () => {
    test.use({ signedIn: false });

    test(`the sign-in has no fault that an accessibility checker finds, in ${theme}`, { tag }, async ({
      page,
      say,
    }) => {
      await openInTheme(page, theme);
      await expectNoFaultsOfSignIn(page, say);
    });
  });
}
