import { readFile } from "node:fs/promises";
import { expect } from "@playwright/test";
import { heading, textField } from "entity-console/testing/journeys";
import { job } from "./job.ts";
import { atHome, escaped } from "./job-records.ts";

/** Further tasks of docs/jobs.md: new records. */

job(
  "a plan with a monthly and a yearly price is made",
  { actions: 13 },
  async ({ page, say, unique, backend, staff }) => {
    const name = `Dupla ${unique}`;
    await atHome(page);
    await staff.goBy(say("entity.plan.create"), say("entity.plan.create"));
    await staff.type(textField(page, say("entity.plan.field.name")).first(), name);
    const payments = page.getByRole("region", { name: say("entity.plan.section.payments"), exact: true });
    const add = payments.getByRole("button", {
      name: `${say("crud.form.addRow")}: ${say("entity.plan.field.planPayments")}`,
      exact: true,
    });
    const names = textField(payments, say("entity.planPayment.field.name"));
    const prices = textField(payments, say("entity.planPayment.field.price"));
    await staff.click(add);
    await staff.type(names.nth(0), "Mensal");
    await staff.type(prices.nth(0), "2990");
    await staff.click(add);
    await staff.type(names.nth(1), "Anual");
    await staff.click(payments.getByRole("combobox", { name: say("entity.planPayment.field.periodicity") }).nth(1));
    await staff.click(page.getByRole("option", { name: say("enum.periodicity.yearly"), exact: true }));
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

job("500 coupons are generated and saved as CSV", { actions: 7 }, async ({ page, say, staff }) => {
  await atHome(page);
  await staff.goBy(say("entity.couponGeneration.create"), say("entity.couponGeneration.create"));
  await staff.type(textField(page, say("entity.couponGeneration.field.quantity")), "500");
  await staff.type(textField(page, say("entity.couponGeneration.field.value")), "20");
  await staff.press("Control+s");
  const download = page.waitForEvent("download");
  await staff.click(page.getByRole("dialog").getByRole("button", { name: say("product.coupon.saveCsv"), exact: true }));
  const csv = await readFile(await (await download).path(), "utf8");
  expect(csv.trim().split(/\r?\n/)).toHaveLength(501);
});

job("a payment token is made and copied", { actions: 7 }, async ({ page, say, staff }) => {
  await atHome(page);
  await staff.goBy(say("menu.tokenTool"), escaped(say("menu.tokenTool")));
  await staff.type(textField(page, say("product.tokenTool.username")), "ana.souza@escola.example");
  await staff.type(textField(page, say("product.tokenTool.secret")), "segredo-do-provedor-4711");
  await staff.press("Enter");
  await staff.click(page.getByRole("button", { name: say("product.tokenTool.copy"), exact: true }));
  await expect(page.getByText(say("crud.action.copied"))).toBeVisible();
});
