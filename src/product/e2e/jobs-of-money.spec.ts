import { expect } from "@playwright/test";
import { job } from "./job.ts";
import { atHome } from "./job-records.ts";

/** Questions about money of docs/jobs.md, on the home page with demo data. */

job("the revenue of this quarter by plan is saved as a sheet", { actions: 3 }, async ({ page, translate, staff }) => {
  await atHome(page);
  const revenue = page.getByRole("region", { name: translate("product.revenue.title"), exact: true });
  await staff.select(revenue.getByLabel(translate("screen.period.label"), { exact: true }), "thisQuarter");
  await staff.select(revenue.getByLabel(translate("product.revenue.split"), { exact: true }), "plan");
  const table = revenue.getByRole("table", { name: translate("product.revenue.by.plan"), exact: true });
  await expect(table.getByRole("columnheader", { name: translate("product.revenue.closingBefore") })).toBeVisible();
  await expect(table.getByRole("rowheader", { name: translate("product.revenue.total"), exact: true })).toBeVisible();
  const saved = page.waitForEvent("download");
  await staff.click(revenue.getByRole("button", { name: translate("screen.figures.csv"), exact: true }).first());
  expect((await saved).suggestedFilename()).toMatch(/\.csv$/);
});

job("the development of one plan is shown", { actions: 2 }, async ({ page, translate, staff }) => {
  await atHome(page);
  const revenue = page.getByRole("region", { name: translate("product.revenue.title"), exact: true });
  await staff.select(revenue.getByLabel(translate("product.revenue.split"), { exact: true }), "plan");
  const table = revenue.getByRole("table", { name: translate("product.revenue.by.plan"), exact: true });
  await expect(table).toBeVisible();
  const plan = revenue.getByLabel(translate("product.revenue.splits.plan"), { exact: true });
  const points = revenue
    .getByRole("group", { name: translate("product.revenue.balance"), exact: true })
    .getByRole("link");
  await expect(points.last()).not.toHaveAttribute("href", /planId=/);
  await staff.select(plan, (await plan.getByRole("option").nth(1).getAttribute("value")) ?? "");
  await expect(points.last()).toHaveAttribute("href", /planId=/);
});

job("the canceled accounts of a month are listed", { actions: 1 }, async ({ page, translate, staff }) => {
  await atHome(page);
  const bars = page.getByRole("group", { name: translate("product.revenue.movements"), exact: true });
  await staff.click(bars.getByRole("link", { name: new RegExp(`: ${translate("product.revenue.churn")} `) }).first());
  await expect(page).toHaveURL(/\/revenue\/accounts\?figure=churn&/);
  await expect(page.getByRole("row").nth(1)).toContainText("R$");
});

job(
  "the cost of coupons in a month is shown with its redemptions",
  { actions: 1 },
  async ({ page, translate, staff }) => {
    await atHome(page);
    const months = page
      .getByRole("group", { name: translate("product.revenue.coupons"), exact: true })
      .getByRole("link");
    await expect(months.last()).toHaveAccessibleName(/R\$/);
    await staff.click(months.last());
    await expect(page).toHaveURL(/\/revenue\/redemptions\?since=/);
    await expect(page.getByRole("row").nth(1)).toBeVisible();
  },
);

job("the coupons behind the outstanding credits are listed", { actions: 1 }, async ({ page, translate, staff }) => {
  await atHome(page);
  const points = page.getByRole("group", { name: translate("product.credits.title"), exact: true }).getByRole("link");
  await staff.click(points.last());
  await expect(page).toHaveURL(/\/revenue\/credits\?day=/);
  await expect(page.getByRole("row").nth(1)).toBeVisible();
});

job("the accounts gained in a month are listed", { actions: 2 }, async ({ page, translate, staff }) => {
  await atHome(page);
  const revenue = page.getByRole("region", { name: translate("product.revenue.title"), exact: true });
  await staff.click(revenue.getByText(translate("product.revenue.asTable"), { exact: true }));
  const table = revenue.getByRole("table", { name: translate("product.revenue.title"), exact: true });
  await staff.click(table.locator("a[href*='figure=accountsGained']").first());
  await expect(page).toHaveURL(/\/revenue\/accounts\?figure=accountsGained&/);
  await expect(page.getByRole("row").nth(1)).toBeVisible();
});
