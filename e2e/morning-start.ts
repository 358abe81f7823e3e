import { expect, type Page } from "@playwright/test";
import { demoCredentials } from "../src/backend/config/demo-credentials.ts";
import { test } from "./journey.ts";
import { readRoutes } from "./read-routes.ts";
import { textField } from "./steps.ts";
import { expiredSession, storeTokens, toStored } from "./stored-sessions.ts";
import type { Translate } from "./texts.ts";

async function signIn(page: Page, translate: Translate): Promise<void> {
  await textField(page, translate("shell.login.username")).fill(demoCredentials.username);
  await textField(page, translate("shell.login.password")).fill(demoCredentials.password);
  await page.getByRole("button", { name: translate("shell.login.submit"), exact: true }).click();
}

/**
 * The first page in the morning, with yesterday's session: each list, home and one form.
 * @example
 * morningStarts();
 */
export function morningStarts(): void {
  test("a session that expired overnight redirects the first page to the sign-in and back", async ({
    browser,
    language,
    translate,
  }) => {
    const routes = await readRoutes();
    const lists = routes.filter(({ screen }) => screen === "list").map(({ path: list }) => list);
    const form = routes.find(({ screen }) => screen === "edit")?.path.replace(/:\w+/, "unknown") ?? "/";
    const context = await browser.newContext({ locale: language });
    await context.addInitScript(storeTokens, toStored(expiredSession, language));
    for (const wanted of ["/", ...lists.map((list) => `${list}?q=a#row`), form]) {
      const page = await context.newPage();
      await page.goto(wanted);
      await expect(page, wanted).toHaveURL("/login");
      await expect(page.getByText(translate("shell.session.refreshFailed")), wanted).toBeVisible();
      await signIn(page, translate);
      await expect(page).toHaveURL(wanted);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await page.close();
    }
    await context.close();
  });
}
