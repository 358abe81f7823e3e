import {
  expectNoFaults,
  expectNoFaultsOfKeys,
  expectNoFaultsOfSignIn,
  FRAMEWORK_PAGES,
  openInTheme,
  recordPages,
} from "../../../e2e/accessibility-steps.ts";
import { test } from "../../../e2e/journey.ts";

const PAGES = [
  "/plans",
  "/plans/create",
  "/plans/periodicities",
  "/features",
  "/features/create",
  "/coupons",
  "/coupons/create",
  "/coupons/generate",
  "/coupons/distributions",
  "/accounts",
  "/accounts/types",
  "/token-tool",
  "/edit-account",
];

/** The lists whose records have screens of their own. */
const LISTS = [
  { list: "/plans", call: "plans" },
  { list: "/features", call: "features" },
  { list: "/coupons", call: "coupons" },
  { list: "/accounts", call: "accounts/all" },
];

/** All screens take a browser a minute; the journeys of the framework and of the product take one theme each. */
const usualTheme = "light";

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
    await expectNoFaultsOfKeys(page, "/coupons");
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
