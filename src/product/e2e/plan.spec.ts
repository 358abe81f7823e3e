import { expect } from "@playwright/test";
import {
  choose,
  deleteShown,
  heading,
  pick,
  pickRecords,
  save,
  searchRow,
  shown,
  test,
  textField,
} from "entity-console/testing/journeys";

test("a plan with two payments and three features is created, listed, shown, edited and deleted", async ({
  page,
  translate,
  unique,
  backend,
  language,
}) => {
  const name = `Escola ${unique}`;
  const renamed = `${name} II`;
  const { data } = (await (await backend.get("/api/features?page=1&pageSize=3&sort=name")).json()) as {
    data: { name: string }[];
  };
  const features = data.map((feature) => feature.name);
  expect(features).toHaveLength(3);
  const price = (amount: number) =>
    new Intl.NumberFormat(language, { style: "currency", currency: "BRL" }).format(amount);

  await page.goto("/plans");
  await page.getByRole("link", { name: translate("entity.plan.create"), exact: true }).click();
  await expect(heading(page, translate("entity.plan.create"))).toBeVisible();
  const general = page.getByRole("region", { name: translate("entity.plan.section.general"), exact: true });
  await textField(general, translate("entity.plan.field.name")).fill(name);
  await textField(general, translate("entity.plan.field.description")).fill(
    "Para escolas inteiras.\nSem limite de turmas.",
  );
  await pick(page, translate("entity.plan.field.accountType"), translate("enum.accountType.business"));
  await page.getByRole("switch", { name: translate("entity.plan.field.hasTeacher") }).check();
  await pickRecords(page, translate("entity.plan.field.features"), features);
  await textField(page, translate("entity.plan.field.initialCredits")).fill("1200");

  const payments = page.getByRole("region", { name: translate("entity.plan.section.payments"), exact: true });
  const addPayment = `${translate("crud.form.addRow")}: ${translate("entity.plan.field.planPayments")}`;
  const add = payments.getByRole("button", { name: addPayment, exact: true });
  const paymentNames = textField(payments, translate("entity.planPayment.field.name"));
  const prices = textField(payments, translate("entity.planPayment.field.price"));
  await add.click();
  await paymentNames.nth(0).fill("No cartão");
  await prices.nth(0).pressSequentially("4990");
  await expect(prices.nth(0)).toHaveValue(language === "pt-BR" ? "49,90" : "49.90");
  await add.click();
  await paymentNames.nth(1).fill("No boleto");
  await prices.nth(1).pressSequentially("49900");
  await save(page, translate);

  await expect(page.getByText(translate("entity.plan.created"))).toBeVisible();
  await expect(page).toHaveURL(/\/plans\/show\/[^/]+$/);
  await expect(heading(page, name)).toBeVisible();
  const shownFeatures = shown(page, translate("entity.plan.field.features"));
  for (const feature of features) {
    await expect(shownFeatures.getByRole("link", { name: feature })).toBeVisible();
  }
  await expect(shown(page, translate("entity.plan.field.accountType"))).toHaveText(
    translate("enum.accountType.business"),
  );
  await expect(shown(page, "No cartão")).toContainText(price(49.9));
  await expect(shown(page, "No boleto")).toContainText(price(499));

  await page.goto("/plans");
  const row = await searchRow(page, translate, name);
  await expect(row).toContainText(translate("enum.status.active"));
  await choose(page, translate, [name, translate("crud.action.edit")]);
  await expect(heading(page, name).or(heading(page, translate("entity.plan.edit")))).toBeVisible();
  await expect(textField(general, translate("entity.plan.field.name"))).toHaveValue(name);
  await textField(general, translate("entity.plan.field.name")).fill(renamed);
  await expect(paymentNames).toHaveCount(2);
  await page.getByRole("button", { name: translate("crud.form.removeRow", { row: 2 }) }).click();
  await expect(paymentNames).toHaveCount(1);
  await save(page, translate);

  await expect(page.getByText(translate("entity.plan.updated"))).toBeVisible();
  await expect(heading(page, renamed)).toBeVisible();
  await expect(shown(page, "No boleto")).toHaveCount(0);
  await expect(shown(page, "No cartão")).toContainText(price(49.9));

  await deleteShown(page, translate, { entity: "plan", path: "/plans", title: renamed });
});
