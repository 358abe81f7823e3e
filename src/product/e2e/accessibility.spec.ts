import { expectNoFaultsOfKeys, expectNoFaultsOfSignIn, openInTheme, test } from "entity-console/testing/journeys";

// The sweeps (every-scene.spec.ts) check all screens that need a session, in both themes.

test("axe finds no violation in the list of shortcuts and the command palette", async ({ page }) => {
  await expectNoFaultsOfKeys(page, "/coupons");
});

test.describe("signed out", () => {
  test.use({ signedIn: false });

  for (const theme of ["light", "dark"]) {
    test(`axe finds no violation on the sign-in page, in ${theme}`, async ({ page, translate }) => {
      await openInTheme(page, theme);
      await expectNoFaultsOfSignIn(page, translate);
    });
  }
});
