import { AxeBuilder } from "@axe-core/playwright";
import { expect, test } from "./journey.ts";
import { textField } from "./steps.ts";

const PAGES = [
  "/",
  "/plans",
  "/plans/create",
  "/features",
  "/coupons",
  "/coupons/create",
  "/accounts",
  "/no-such-page",
];

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

for (const path of PAGES) {
  test(`${path} has no fault that an accessibility checker finds`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
    const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
    expect(violations.map(({ id, nodes }) => ({ id, where: nodes.map((node) => node.target) }))).toEqual([]);
  });
}

test.describe("signed out", () => {
  test.use({ signedIn: false });

  test("/login has no fault that an accessibility checker finds", async ({ page, say }) => {
    await page.goto("/login");
    await expect(textField(page, say("shell.login.username"))).toBeVisible();
    const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
    expect(violations.map(({ id, nodes }) => ({ id, where: nodes.map((node) => node.target) }))).toEqual([]);
  });
});
