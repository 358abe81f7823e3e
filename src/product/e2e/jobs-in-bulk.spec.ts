import { expect } from "@playwright/test";
import { heading } from "entity-console/testing/journeys";
import { job } from "./job.ts";
import { accountOf, made } from "./job-records.ts";

/** Further tasks of docs/jobs.md: bulk actions. */

/** Thirty records are thirty calls, which take time on a busy machine. */
const ALL_CHANGED = { timeout: 60_000 };

job(
  "a batch of coupons is found again and ended as one",
  { actions: 5 },
  async ({ page, translate, backend, staff }) => {
    const order = { quantity: 30, value: 5, prefix: "LOTE" };
    const answer = await backend.post("/api/coupons/generate", { data: order });
    const { data } = (await answer.json()) as { data: { id: string; code: string; batch: string }[] };
    const [{ batch, code } = { batch: "", code: "" }] = data;
    await page.goto(`/coupons?q=${code}`);
    await page.getByRole("link", { name: code, exact: true }).click();
    await expect(heading(page, code)).toBeVisible();
    await staff.click(page.getByRole("link", { name: batch, exact: true }));
    await expect(page.getByText(translate("entity.coupon.count", { count: 30 })).first()).toBeVisible();
    await staff.press("Control+a");
    await staff.click(page.getByRole("button", { name: translate("bulk.edit"), exact: true }));
    const status = { field: translate("product.coupon.storedStatus"), value: translate("enum.status.inactive") };
    await staff.click(page.getByRole("menuitem", { name: translate("bulk.set", status) }));
    await staff.click(
      page.getByRole("dialog").getByRole("button", { name: new RegExp(`^${translate("bulk.edit")} 30`) }),
    );
    await expect(page.getByText(translate("entity.coupon.bulkDone", { count: 30 }))).toBeVisible(ALL_CHANGED);
    const left = await backend.get(`/api/coupons?q=${batch}&status=active`);
    expect(((await left.json()) as { total: number }).total).toBe(0);
  },
);

job("all accounts that match are suspended", { actions: 5 }, async ({ page, translate, unique, backend, staff }) => {
  const word = `todas${unique.toLowerCase()}`;
  // More than one page of records.
  for (let index = 10; index < 40; index += 1) {
    await made(backend, "/api/accounts", accountOf(`${word}-${index}@escola.example`));
  }
  // The filter of an earlier visit is still set, as in daily work.
  await page.goto(`/accounts?q=${word}`);
  await expect(page.getByText(translate("entity.account.count", { count: 30 })).first()).toBeVisible();
  const navigation = page.getByRole("navigation");
  await navigation.getByRole("link", { name: translate("menu.home"), exact: true }).click();
  const accounts = navigation.getByRole("link", { name: translate("entity.account.many"), exact: true });
  await expect(accounts).toHaveAttribute("href", `/accounts?q=${word}`);
  await staff.click(accounts);
  await expect(heading(page, translate("entity.account.many"))).toBeVisible();
  await expect(page.getByText(translate("entity.account.count", { count: 30 })).first()).toBeVisible();
  await staff.press("Control+a");
  await staff.click(page.getByRole("button", { name: translate("bulk.edit"), exact: true }));
  const status = {
    field: translate("entity.account.field.status"),
    value: translate("entity.account.enum.status.suspended"),
  };
  await staff.click(page.getByRole("menuitem", { name: translate("bulk.set", status) }));
  await staff.click(
    page.getByRole("dialog").getByRole("button", { name: new RegExp(`^${translate("bulk.edit")} 30`) }),
  );
  await expect(page.getByText(translate("entity.account.bulkDone", { count: 30 }))).toBeVisible(ALL_CHANGED);
  const left = await backend.get(`/api/accounts/all?q=${word}&status=active`);
  expect(((await left.json()) as { total: number }).total).toBe(0);
});
