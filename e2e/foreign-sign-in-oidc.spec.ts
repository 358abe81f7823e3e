import type { Page } from "@playwright/test";
import { expect, signOut, test, tokensOf } from "./journey-sign-in.ts";
import { heading, save, textField } from "./steps.ts";
import type { Translate } from "./texts.ts";

test.describe("OpenID Connect with oidc-provider", () => {
  test.use({ signIn: "oidc" });

  async function signInAtProvider(page: Page): Promise<void> {
    await page.getByPlaceholder("Enter any login").fill("ana");
    await page.getByPlaceholder("and password").fill("x");
    await page.getByRole("button", { name: "Sign-in" }).click();
    await page.getByRole("button", { name: "Continue" }).click();
  }

  const submit = (page: Page, translate: Translate) =>
    page.getByRole("button", { name: translate("shell.login.submit"), exact: true });

  test("the code flow signs in and returns to the page, tokens are renewed, and sign-out ends both sessions", async ({
    page,
    translate,
    faults,
  }) => {
    await page.goto("/genres/show/3");
    await submit(page, translate).click();
    await signInAtProvider(page);
    await expect(heading(page, "Genre 03")).toBeVisible();
    await expect(page).toHaveURL("/genres/show/3");
    await expect(page.getByRole("button", { name: /Ana ana/ })).toBeVisible();

    const first = await tokensOf(page);
    await page.waitForFunction(
      () => JSON.parse(window.localStorage.getItem("main-tokens") ?? "{}").expiresAt < Date.now(),
    );
    await page.goto("/genres/show/4");
    await expect(heading(page, "Genre 04")).toBeVisible();
    expect(await tokensOf(page)).not.toBe(first);

    await signOut(page, translate);
    await page.getByRole("button", { name: "Yes, sign me out" }).click();
    await expect(page).toHaveURL(/\/login/);
    expect(await tokensOf(page)).toBeNull();
    await submit(page, translate).click();
    await expect(page.getByPlaceholder("Enter any login")).toBeVisible();
    // The provider's own pages have no icon.
    faults.forget();
  });

  test("a sign-in that the user cancels shows the provider's reason, and a used code is not sent again", async ({
    page,
    translate,
    faults,
  }) => {
    await page.goto("/genres");
    await submit(page, translate).click();
    await page.getByRole("link", { name: /Cancel/ }).click();
    await expect(page).toHaveURL("/login");
    await expect(page.getByText("End-User aborted interaction")).toBeVisible();
    await page.goto("/signed-in?code=abc&state=unknown");
    await expect(page).toHaveURL("/login");
    await expect(page.getByText(translate("shell.login.failed"))).toBeVisible();
    faults.forget();
  });

  test("a session that ends under an open form continues after a sign-in in a window", async ({
    page,
    translate,
    faults,
  }) => {
    await page.goto("/genres/edit/5");
    await submit(page, translate).click();
    await signInAtProvider(page);
    const description = textField(page, translate("entity.genre.field.description"));
    await description.fill("Kept");
    await page.evaluate(() => {
      const tokens = JSON.parse(window.localStorage.getItem("main-tokens") ?? "{}");
      window.localStorage.setItem(
        "main-tokens",
        JSON.stringify({ ...tokens, accessToken: "old", refreshToken: "old", expiresAt: 1 }),
      );
    });
    await save(page, translate);
    const dialog = page.getByRole("dialog", { name: translate("shell.login.againTitle") });
    const popup = page.waitForEvent("popup");
    await dialog.getByRole("button", { name: translate("shell.login.submit"), exact: true }).click();
    // The provider still knows the user, so its window closes by itself.
    await (await popup).waitForEvent("close");
    await expect(dialog).toBeHidden();
    // The save that waited for the sign-in has continued.
    await expect(heading(page, "Genre 05")).toBeVisible();
    faults.forget();
  });
});
