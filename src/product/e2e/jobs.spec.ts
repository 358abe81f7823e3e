import { expect } from "@playwright/test";
import { heading } from "entity-console/testing/journeys";
import { job } from "./job.ts";
import { accountOf, atHome, escaped, made, planOf } from "./job-records.ts";

/** The tasks of docs/jobs.md, from the home page after sign-in, within their number of actions. */

job(
  "an account's plan is changed with its price",
  { actions: 9 },
  async ({ page, translate, unique, backend, staff }) => {
    const name = `Troca ${unique}`;
    const price = { name: "Mensal", status: "active", periodicity: "monthly", price: 49.9, currency: "BRL" };
    await made(backend, "/api/plans", planOf(name, { planPayments: [price] }));
    const username = `troca.${unique.toLowerCase()}@escola.example`;
    const id = await made(backend, "/api/accounts", accountOf(username));
    await atHome(page);
    await staff.goBy(username.slice(0, 15), escaped(username));
    await staff.click(page.getByRole("link", { name: translate("crud.action.edit"), exact: true }));
    await staff.type(page.getByRole("combobox", { name: translate("entity.account.field.planId"), exact: true }), name);
    await staff.click(page.getByRole("option", { name, exact: true }));
    await expect(page.getByText(translate("product.planChange.title"))).toBeVisible();
    await staff.press("Control+s");
    await expect(page.getByText(translate("entity.account.updated"))).toBeVisible();
    const saved = (await (await backend.get(`/api/accounts/${id}`)).json()) as object;
    expect(saved).toMatchObject({ amount: 49.9 });
  },
);

job("12 accounts are suspended", { actions: 6 }, async ({ page, translate, unique, backend, staff }) => {
  const names = Array.from({ length: 12 }, (_, index) => `susp-${index + 10}.${unique.toLowerCase()}@escola.example`);
  for (const name of names) {
    await made(backend, "/api/accounts", accountOf(name));
  }
  // The filter of an earlier visit is still set, which hides records of other journeys.
  await page.goto(`/accounts?q=${unique}`);
  await expect(page.getByText(translate("entity.account.count", { count: 12 })).first()).toBeVisible();
  const navigation = page.getByRole("navigation");
  await navigation.getByRole("link", { name: translate("menu.home"), exact: true }).click();
  const accounts = navigation.getByRole("link", { name: translate("entity.account.many"), exact: true });
  await expect(accounts).toHaveAttribute("href", `/accounts?q=${unique}`);
  await staff.click(accounts);
  const boxes = page.getByRole("row").filter({ hasText: unique.toLowerCase() }).getByRole("checkbox");
  await expect(boxes).toHaveCount(12);
  await staff.click(boxes.first());
  await staff.selectTo(boxes.last());
  await staff.click(page.getByRole("button", { name: translate("bulk.edit"), exact: true }));
  const status = translate("entity.account.field.status");
  const value = translate("entity.account.enum.status.suspended");
  await staff.click(page.getByRole("menuitem", { name: translate("bulk.set", { field: status, value }) }));
  await staff.click(
    page.getByRole("dialog").getByRole("button", { name: new RegExp(`^${translate("bulk.edit")} 12`) }),
  );
  await expect(page.getByText(translate("entity.account.bulkDone", { count: 12 }))).toBeVisible();
});

job("why a coupon cannot be redeemed is read", { actions: 3 }, async ({ page, translate, unique, backend, staff }) => {
  const code = `PARADO-${unique}`;
  const ended = { type: "credits", distribution: "public", value: 5, status: "active", accounts: [] };
  await made(backend, "/api/coupons", { ...ended, code, expirationDate: "2020-01-01", oncePerAccount: false });
  await atHome(page);
  await staff.goBy(code, escaped(code));
  await expect(heading(page, code)).toBeVisible();
  await expect(page.getByText(translate("product.coupon.expired")).first()).toBeVisible();
});

job("the coupons that expire this month are listed", { actions: 3 }, async ({ page, translate, staff }) => {
  await atHome(page);
  const words = `${translate("entity.coupon.many")} ${translate("entity.coupon.field.expirationDate")} ${translate("crud.range.thisMonth")}`;
  await staff.goBy(words, escaped(translate("crud.range.thisMonth")));
  await expect(page).toHaveURL(/\/coupons\?expirationDate=/);
});

job(
  "a feature is taken out of use, with its plans seen before,",
  { actions: 6 },
  async ({ page, translate, unique, backend, staff }) => {
    const name = `Recurso ${unique}`;
    const id = await made(backend, "/api/features", { name, code: "essay", active: true });
    await made(backend, "/api/plans", planOf(`Com ${unique}`, { features: [id] }));
    await atHome(page);
    await staff.goBy(name, escaped(name));
    const plans = page.getByRole("region", { name: translate("entity.plan.many"), exact: true });
    await expect(plans.getByRole("link", { name: `Com ${unique}` })).toBeVisible();
    await staff.click(page.getByRole("button", { name: translate("crud.list.rowActions", { title: name }) }));
    const verb = translate("entity.feature.archive");
    await staff.click(page.getByRole("menuitem", { name: verb, exact: true }));
    const dialog = page.getByRole("dialog", { name: verb });
    await expect(dialog.getByRole("link", { name: translate("entity.plan.count", { count: 1 }) })).toBeVisible();
    await staff.click(dialog.getByRole("button", { name: verb, exact: true }));
    await expect(page.getByText(translate("entity.feature.archived"))).toBeVisible();
  },
);

job(
  "a price is corrected, for those who pay it too,",
  { actions: 7 },
  async ({ page, translate, unique, backend, staff }) => {
    const name = `Preço ${unique}`;
    const payment = { name: "Mensal", status: "active", periodicity: "monthly", price: 19.9, currency: "BRL" };
    const planId = await made(backend, "/api/plans", planOf(name, { planPayments: [payment] }));
    const plan = (await (await backend.get(`/api/plans/${planId}`)).json()) as { planPayments: { id: string }[] };
    const more = { planId, planPayment: plan.planPayments[0]?.id, amount: 19.9 };
    const id = await made(backend, "/api/accounts", accountOf(`valor.${Date.now()}@escola.example`, more));
    await atHome(page);
    await staff.goBy(name, escaped(name));
    await staff.click(page.getByRole("link", { name: translate("crud.action.edit"), exact: true }));
    await staff.type(
      page.getByRole("textbox", { name: translate("entity.planPayment.field.price"), exact: true }),
      "2490",
    );
    await staff.click(page.getByRole("radio", { name: /24[.,]90/ }));
    await staff.press("Control+s");
    await expect(page.getByText(translate("entity.plan.updated"))).toBeVisible();
    await expect
      .poll(async () => (await (await backend.get(`/api/accounts/${id}`)).json()) as object)
      .toMatchObject({ amount: 24.9 });
  },
);

job("a business gets its principal user", { actions: 6 }, async ({ page, translate, unique, backend, staff }) => {
  const username = `principal.${unique.toLowerCase()}@escola.example`;
  const id = await made(backend, "/api/accounts", accountOf(username, { type: "business" }));
  await atHome(page);
  await staff.goBy(username, escaped(username));
  const verb = translate("entity.account.action.makePrincipalUser");
  await staff.click(page.getByRole("button", { name: translate("crud.list.rowActions", { title: username }) }));
  await staff.click(page.getByRole("menuitem", { name: verb, exact: true }));
  await staff.click(page.getByRole("dialog").getByRole("button", { name: verb, exact: true }));
  await expect
    .poll(async () => (await (await backend.get(`/api/accounts/${id}`)).json()) as object)
    .toMatchObject({ principalUser: true });
});

job("the revenue of this quarter is compared with the last", { actions: 2 }, async ({ page, translate, staff }) => {
  await atHome(page);
  const revenue = page.getByRole("region", { name: translate("product.revenue.title"), exact: true });
  await staff.select(revenue.getByLabel(translate("screen.period.label"), { exact: true }), "thisQuarter");
  await expect(page).toHaveURL(/period=thisQuarter/);
  await expect(revenue.getByText(/R\$/).first()).toBeVisible();
  await expect(
    revenue.getByText(new RegExp(translate("product.revenue.before", { amount: "" }).trim())).first(),
  ).toBeVisible();
  const points = revenue
    .getByRole("group", { name: translate("product.revenue.balance"), exact: true })
    .getByRole("link");
  await expect(points.last()).toBeVisible();
  await expect(points.last()).toHaveAccessibleName(/R\$/);
});
