import { expect } from "@playwright/test";
import { choose, heading, recordHeader, searchRow, test } from "entity-console/testing/journeys";

test("a plan in use is deactivated instead of deleted, and the dialog shows how many accounts use it", async ({
  page,
  translate,
  unique,
  backend,
}) => {
  const name = `Em uso ${unique}`;
  const flags = { recommended: false, defaultPlan: false, hasTeacher: false, hasAdministrator: false };
  const made = await backend.post("/api/plans", {
    data: { name, status: "active", accountType: "individual", features: [], planPayments: [], ...flags },
  });
  expect(made.status(), await made.text()).toBe(201);
  const { id } = (await made.json()) as { id: string };
  for (const each of ["a", "b", "c"]) {
    const username = `${each}.${unique.toLowerCase()}@escola.example`;
    const data = { username, email: username, status: "active", type: "individual", planId: id };
    const account = await backend.post("/api/accounts", { data });
    expect(account.status(), await account.text()).toBe(201);
  }

  await page.goto("/plans");
  await searchRow(page, translate, name);
  await choose(page, translate, [name, translate("crud.action.delete")]);
  const dialog = page.getByRole("dialog", { name: translate("entity.plan.delete"), exact: true });
  const users = dialog.getByRole("link", { name: translate("entity.account.count", { count: 3 }), exact: true });
  await expect(users).toHaveAttribute("href", `/accounts?planId=${id}`);
  await expect(dialog).toContainText(translate("crud.delete.uses", { count: 3, title: name }));
  await expect(dialog.getByRole("button", { name: translate("entity.plan.delete"), exact: true })).toBeDisabled();
  await dialog.getByRole("button", { name: translate("entity.plan.archive"), exact: true }).click();
  await expect(page.getByText(translate("entity.plan.archived"))).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole("row").filter({ hasText: name })).toContainText(translate("enum.status.inactive"));

  await page.getByRole("link", { name, exact: true }).click();
  await expect(heading(page, name)).toBeVisible();
  await expect(recordHeader(page)).toContainText(translate("enum.status.inactive"));
});
