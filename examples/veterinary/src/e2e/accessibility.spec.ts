import { AxeBuilder } from "@axe-core/playwright";
import { expect, test } from "../../../../e2e/journey.ts";

test("a list and a form have no fault that an accessibility checker finds", async ({ page }) => {
  const found: string[] = [];
  for (const path of ["/appointments", "/patients/create", "/day-agenda"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
    await page.waitForLoadState("networkidle");
    const { violations } = await new AxeBuilder({ page }).analyze();
    found.push(
      ...violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${path}: ${id} at ${target.join(" ")}`)),
    );
  }
  expect(found).toEqual([]);
});
