import { expectNoFaultsOfKeys, expectNoFaultsOfSignIn, openInTheme } from "./accessibility-steps.ts";
import { test } from "./journey.ts";

// The sweeps (every-scene.spec.ts) check every screen that needs a session, in both themes.

test("axe finds no violation in the list of shortcuts and the command palette", async ({ page }) => {
  await expectNoFaultsOfKeys(page, "/tickets");
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
