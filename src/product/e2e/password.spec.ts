import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, type Page } from "@playwright/test";
import { demoCredentials, startBackend } from "entity-console/backend";
import { heading, type Translate, test, textField } from "entity-console/testing/journeys";
import { backendProduct } from "../backend/product.ts";

// Its own backend: the change ends all other sessions of the administrator whom all journeys share.
test.use({ signedIn: false });

const folder = mkdtempSync(path.join(tmpdir(), "password-"));
const CHANGED = "Mudança-2027";

test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function signIn(page: Page, translate: Translate, password: string): Promise<void> {
  await textField(page, translate("shell.login.username")).fill(demoCredentials.username);
  await page.getByLabel(translate("shell.login.password"), { exact: true }).fill(password);
  await page.getByRole("button", { name: translate("shell.login.submit"), exact: true }).click();
}

test("staff change their own password, and the old one no longer works @full", async ({
  page,
  translate,
  language,
  faults,
}) => {
  const dataDir = path.join(folder, language);
  const consoleDir = process.env["JOURNEYS_DIR"];
  const env = { PORT: "0", DATA_DIR: dataDir, MAX_EVENT_LOOP_DELAY_MS: "0" };
  const backend = await startBackend(backendProduct, {
    env: { ...env, ...(consoleDir ? { CONSOLE_DIR: `${consoleDir}/console` } : {}) },
  });
  try {
    await page.addInitScript((name) => window.localStorage.setItem("console-language", name), language);
    await page.goto(`${backend.url}/edit-account`);
    await signIn(page, translate, demoCredentials.password);
    await expect(heading(page, translate("menu.editAccount"))).toBeVisible();

    const current = textField(page, translate("product.password.current"));
    const changed = textField(page, translate("product.password.new"));
    const confirmation = textField(page, translate("product.password.confirmation"));
    const submit = page.getByRole("button", { name: translate("product.password.submit"), exact: true });
    await submit.click();
    await expect(current).toHaveAccessibleDescription(translate("product.password.currentRequired"));
    await expect(changed).toHaveAccessibleDescription(translate("product.password.newRequired"));

    const tries = [
      ["Ab1-", "length"],
      ["abcdef1-", "uppercase"],
      ["ABCDEF1-", "lowercase"],
      ["Abcdefg-", "number"],
      ["Abcdefg1", "special"],
    ] as const;
    await current.fill("Demo-4321");
    const rules = page.getByRole("list", { name: translate("product.password.rules") }).getByRole("listitem");
    for (const [password, rule] of tries) {
      await changed.fill(password);
      await expect(rules.filter({ hasText: translate(`product.password.rule.${rule}`) })).toContainText(
        translate("product.password.unmet"),
      );
      await submit.click();
      await expect(changed).toHaveAccessibleDescription(translate(`product.password.rule.${rule}`));
    }

    await changed.fill(CHANGED);
    await confirmation.fill(`${CHANGED}!`);
    await submit.click();
    await expect(confirmation).toHaveAccessibleDescription(translate("product.password.mismatch"));
    await confirmation.fill(CHANGED);
    faults.expectRefusal(422, "/api/users/me/password");
    await submit.click();
    await expect(page.getByText(translate("product.password.failure"))).toBeVisible();
    await expect(current).toHaveAccessibleDescription(translate("product.password.wrong"));

    await current.fill(demoCredentials.password);
    await submit.click();
    await expect(page.getByText(translate("product.password.success"))).toBeVisible();
    await expect(current).toHaveValue("");

    // The session of the request continues.
    await page.goto(`${backend.url}/coupons`);
    await expect(heading(page, translate("entity.coupon.many"))).toBeVisible();
    await page.evaluate(() => window.localStorage.removeItem("main-tokens"));
    await page.goto(`${backend.url}/login`);
    faults.expectRefusal(401, "/api/authentication");
    await signIn(page, translate, demoCredentials.password);
    await expect(page.getByText(translate("shell.login.invalid")).first()).toBeVisible();
    await signIn(page, translate, CHANGED);
    await expect(page).toHaveURL(`${backend.url}/`);
  } finally {
    await page.close();
    await backend.close();
  }
});
