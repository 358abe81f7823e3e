import { readFile } from "node:fs/promises";
import { expect } from "@playwright/test";
import { heading, textField } from "entity-console/testing/journeys";
import { job } from "./job.ts";
import { atHome, escaped } from "./job-records.ts";

/** Further tasks of docs/jobs.md: new records. */

job(
  "a plan with a monthly and a yearly price is made",
  { actions: 13 },
  async ({ page, translate, unique, backend, staff }) => {
    const name = `Dupla ${unique}`;
    await atHome(page);
    await staff.goBy(translate("entity.plan.create"), translate("entity.plan.create"));
    await staff.type(textField(page, translate("entity.plan.field.name")).first(), name);
    const payments = page.getByRole("region", { name: translate("entity.plan.section.payments"), exact: true });
    const add = payments.getByRole("button", {
      name: `${translate("crud.form.addRow")}: ${translate("entity.plan.field.planPayments")}`,
      exact: true,
    });
    const names = textField(payments, translate("entity.planPayment.field.name"));
    const prices = textField(payments, translate("entity.planPayment.field.price"));
    await staff.click(add);
    await staff.type(names.nth(0), "Mensal");
    await staff.type(prices.nth(0), "2990");
    await staff.click(add);
    await staff.type(names.nth(1), "Anual");
    await staff.click(
      payments.getByRole("combobox", { name: translate("entity.planPayment.field.periodicity") }).nth(1),
    );
    await staff.click(page.getByRole("option", { name: translate("enum.periodicity.yearly"), exact: true }));
    await staff.type(prices.nth(1), "29900");
    await staff.press("Control+s");
    await expect(heading(page, name)).toBeVisible();
    const found = await backend.get(`/api/plans?${new URLSearchParams({ q: name }).toString()}`);
    const { data } = (await found.json()) as { data: { planPayments: { periodicity: string; price: number }[] }[] };
    expect(data[0]?.planPayments.map(({ periodicity, price }) => [periodicity, price])).toEqual([
      ["monthly", 29.9],
      ["yearly", 299],
    ]);
  },
);

job("500 coupons are generated and saved as CSV", { actions: 7 }, async ({ page, translate, staff }) => {
  await atHome(page);
  await staff.goBy(translate("entity.couponGeneration.create"), translate("entity.couponGeneration.create"));
  await staff.type(textField(page, translate("entity.couponGeneration.field.quantity")), "500");
  await staff.type(textField(page, translate("entity.couponGeneration.field.value")), "20");
  await staff.press("Control+s");
  const download = page.waitForEvent("download");
  await staff.click(
    page.getByRole("dialog").getByRole("button", { name: translate("product.coupon.saveCsv"), exact: true }),
  );
  const csv = await readFile(await (await download).path(), "utf8");
  expect(csv.trim().split(/\r?\n/)).toHaveLength(501);
});

job("a payment token is made and copied", { actions: 7 }, async ({ page, translate, staff }) => {
  await atHome(page);
  await staff.goBy(translate("menu.tokenTool"), escaped(translate("menu.tokenTool")));
  await staff.type(textField(page, translate("product.tokenTool.username")), "ana.souza@escola.example");
  await staff.type(textField(page, translate("product.tokenTool.secret")), "segredo-do-provedor-4711");
  await staff.press("Enter");
  await staff.click(page.getByRole("button", { name: translate("product.tokenTool.copy"), exact: true }));
  await expect(page.getByText(translate("crud.action.copied"))).toBeVisible();
});
