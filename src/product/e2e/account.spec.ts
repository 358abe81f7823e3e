import { expect } from "@playwright/test";
import {
  choose,
  findLayoutFaults,
  heading,
  pick,
  recordHeader,
  save,
  searchRow,
  shown,
  test,
  textField,
} from "entity-console/testing/journeys";
import { accountOf, made, planOf } from "./job-records.ts";

test("an account is listed, shown and edited", async ({ page, translate, unique, backend }) => {
  const username = `${unique.toLowerCase()}@escola.example`;
  const made = await backend.post("/api/accounts", {
    data: { username, email: username, password: "Segredo-123", status: "pending", type: "individual" },
  });
  expect(made.status(), await made.text()).toBe(201);

  await page.goto("/accounts");
  await expect(page.getByRole("link", { name: translate("entity.account.create") })).toHaveCount(0);
  const row = await searchRow(page, translate, username);
  await expect(row).toContainText(translate("enum.status.pending"));
  await row.getByRole("link", { name: username, exact: true }).click();
  await expect(heading(page, username)).toBeVisible();
  await expect(shown(page, translate("entity.account.field.email"))).toHaveText(username);
  await expect(page.getByText("Segredo-123")).toHaveCount(0);

  await page.getByRole("link", { name: translate("crud.action.edit"), exact: true }).click();
  await pick(page, translate("entity.account.field.status"), translate("entity.account.enum.status.active"));
  await textField(page, translate("entity.account.field.presentation")).fill("Coordenação pedagógica");
  await save(page, translate);

  await expect(page.getByText(translate("entity.account.updated"))).toBeVisible();
  await expect(recordHeader(page)).toContainText(translate("entity.account.enum.status.active"));
  await expect(shown(page, translate("entity.account.field.presentation"))).toHaveText("Coordenação pedagógica");

  await choose(page, translate, [username, translate("crud.action.delete")]);
  await page
    .getByRole("dialog")
    .getByRole("button", { name: translate("entity.account.delete"), exact: true })
    .click();
  await expect(page.getByText(translate("entity.account.deleted"))).toBeVisible();
});

test("the pages of an account and of a plan end with their content", async ({ page, unique, backend }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const account = await made(backend, "/api/accounts", {
    ...accountOf(`${unique.toLowerCase()}@escola.example`),
    password: "Segredo-123",
  });
  const plan = await made(backend, "/api/plans", planOf(unique));
  for (const path of [`/accounts/show/${account}`, `/plans/show/${plan}`]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
    expect([path, await findLayoutFaults(page)]).toEqual([path, []]);
  }
});
