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
  say,
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
  await page.getByRole("link", { name: say("entity.plan.create"), exact: true }).click();
  await expect(heading(page, say("entity.plan.create"))).toBeVisible();
  const general = page.getByRole("region", { name: say("entity.plan.section.general"), exact: true });
  await textField(general, say("entity.plan.field.name")).fill(name);
  await textField(general, say("entity.plan.field.description")).fill("Para escolas inteiras.\nSem limite de turmas.");
  await pick(page, say("entity.plan.field.accountType"), say("enum.accountType.business"));
  await page.getByRole("switch", { name: say("entity.plan.field.hasTeacher") }).check();
  await pickRecords(page, say("entity.plan.field.features"), features);
  await textField(page, say("entity.plan.field.initialCredits")).fill("1200");

  const payments = page.getByRole("region", { name: say("entity.plan.section.payments"), exact: true });
  const addPayment = `${say("crud.form.addRow")}: ${say("entity.plan.field.planPayments")}`;
  const add = payments.getByRole("button", { name: addPayment, exact: true });
  const paymentNames = textField(payments, say("entity.planPayment.field.name"));
  const prices = textField(payments, say("entity.planPayment.field.price"));
  await add.click();
  await paymentNames.nth(0).fill("No cartão");
  await prices.nth(0).pressSequentially("4990");
  await expect(prices.nth(0)).toHaveValue(language === "pt-BR" ? "49,90" : "49.90");
  await add.click();
  await paymentNames.nth(1).fill("No boleto");
  await prices.nth(1).pressSequentially("49900");
  await save(page, say);

  await expect(page.getByText(say("entity.plan.created"))).toBeVisible();
  await expect(page).toHaveURL(/\/plans\/show\/[^/]+$/);
  await expect(heading(page, name)).toBeVisible();
  for (const feature of features) {
    await expect(shown(page, say("entity.plan.field.features")).getByRole("link", { name: feature })).toBeVisible();
  }
  await expect(shown(page, say("entity.plan.field.accountType"))).toHaveText(say("enum.accountType.business"));
  await expect(shown(page, "No cartão")).toContainText(price(49.9));
  await expect(shown(page, "No boleto")).toContainText(price(499));

  await page.goto("/plans");
  const row = await searchRow(page, say, name);
  await expect(row).toContainText(say("enum.status.active"));
  await choose(page, say, [name, say("crud.action.edit")]);
  await expect(heading(page, name).or(heading(page, say("entity.plan.edit")))).toBeVisible();
  await expect(textField(general, say("entity.plan.field.name"))).toHaveValue(name);
  await textField(general, say("entity.plan.field.name")).fill(renamed);
  await expect(paymentNames).toHaveCount(2);
  await page.getByRole("button", { name: say("crud.form.removeRow", { row: 2 }) }).click();
  await expect(paymentNames).toHaveCount(1);
  await save(page, say);

  await expect(page.getByText(say("entity.plan.updated"))).toBeVisible();
  await expect(heading(page, renamed)).toBeVisible();
  await expect(shown(page, "No boleto")).toHaveCount(0);
  await expect(shown(page, "No cartão")).toContainText(price(49.9));

  await deleteShown(page, say, { entity: "plan", path: "/plans", title: renamed });
});
