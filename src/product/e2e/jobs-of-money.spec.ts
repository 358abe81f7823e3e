import { expect } from "@playwright/test";
import { job } from "./job.ts";
import { atHome } from "./job-records.ts";

/** Questions about money of docs/jobs.md, on the home page with demo data. */

job("the revenue of this quarter by plan is saved as a sheet", { actions: 3 }, async ({ page, say, staff }) => {
  await atHome(page);
  const revenue = page.getByRole("region", { name: say("product.revenue.title"), exact: true });
  await staff.select(revenue.getByLabel(say("screen.period.label"), { exact: true }), "thisQuarter");
  await staff.select(revenue.getByLabel(say("product.revenue.split"), { exact: true }), "plan");
  const table = revenue.getByRole("table", { name: say("product.revenue.by.plan"), exact: true });
  await expect(table.getByRole("columnheader", { name: say("product.revenue.closingBefore") })).toBeVisible();
  await expect(table.getByRole("rowheader", { name: say("product.revenue.total"), exact: true })).toBeVisible();
  const saved = page.waitForEvent("download");
  await staff.click(revenue.getByRole("button", { name: say("screen.figures.csv"), exact: true }).first());
  expect((await saved).suggestedFilename()).toMatch(/\.csv$/);
});

job("the development of one plan is shown", { actions: 2 }, async ({ page, say, staff }) => {
  await atHome(page);
  const revenue = page.getByRole("region", { name: say("product.revenue.title"), exact: true });
  await staff.select(revenue.getByLabel(say("product.revenue.split"), { exact: true }), "plan");
  const table = revenue.getByRole("table", { name: say("product.revenue.by.plan"), exact: true });
  await expect(table).toBeVisible();
  const plan = revenue.getByLabel(say("product.revenue.splits.plan"), { exact: true });
  const points = revenue.getByRole("group", { name: say("product.revenue.balance"), exact: true }).getByRole("link");
  await expect(points.last()).not.toHaveAttribute("href", /planId=/);
  await staff.select(plan, (await plan.getByRole("option").nth(1).getAttribute("value")) ?? "");
  await expect(points.last()).toHaveAttribute("href", /planId=/);
});

job("the canceled accounts of a month are listed", { actions: 1 }, async ({ page, say, staff }) => {
  await atHome(page);
  const bars = page.getByRole("group", { name: say("product.revenue.movements"), exact: true });
  await staff.click(bars.getByRole("link", { name: new RegExp(`: ${say("product.revenue.churn")} `) }).first());
  await expect(page).toHaveURL(/\/revenue\/accounts\?figure=churn&/);
  await expect(page.getByRole("row").nth(1)).toContainText("R$");
});

job("the cost of coupons in a month is shown with its redemptions", { actions: 1 }, async ({ page, say, staff }) => {
  await atHome(page);
  const months = page.getByRole("group", { name: say("product.revenue.coupons"), exact: true }).getByRole("link");
  await expect(months.last()).toHaveAccessibleName(/R\$/);
  await staff.click(months.last());
  await expect(page).toHaveURL(/\/revenue\/redemptions\?since=/);
  await expect(page.getByRole("row").nth(1)).toBeVisible();
});

job("the coupons behind the outstanding credits are listed", { actions: 1 }, async ({ page, say, staff }) => {
  await atHome(page);
  const points = page.getByRole("group", { name: say("product.credits.title"), exact: true }).getByRole("link");
  await staff.click(points.last());
  await expect(page).toHaveURL(/\/revenue\/credits\?day=/);
  await expect(page.getByRole("row").nth(1)).toBeVisible();
});

job("the accounts gained in a month are listed", { actions: 2 }, async ({ page, say, staff }) => {
  await atHome(page);
  const revenue = page.getByRole("region", { name: say("product.revenue.title"), exact: true });
  await staff.click(revenue.getByText(say("product.revenue.asTable"), { exact: true }));
  const table = revenue.getByRole("table", { name: say("product.revenue.title"), exact: true });
  await staff.click(table.locator("a[href*='figure=accountsGained']").first());
  await expect(page).toHaveURL(/\/revenue\/accounts\?figure=accountsGained&/);
  await expect(page.getByRole("row").nth(1)).toBeVisible();
});
