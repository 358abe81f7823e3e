import { expect } from "@playwright/test";
import { heading } from "entity-console/testing/journeys";
import { job } from "./job.ts";
import { accountOf, atHome, escaped, made } from "./job-records.ts";

/** Further tasks of docs/jobs.md: second thoughts. */

job("a deleted account is brought back", { actions: 5 }, async ({ page, translate, unique, backend, staff }) => {
  const username = `volta.${unique.toLowerCase()}@escola.example`;
  const id = await made(backend, "/api/accounts", accountOf(username));
  expect((await backend.delete(`/api/accounts/${id}`, { headers: { "if-match": "*" } })).status()).toBe(204);
  await atHome(page);
  const words = `${translate("trash.open")} ${translate("entity.account.many")}`;
  await staff.goBy(words, escaped(`${translate("trash.open")} · ${translate("entity.account.many")}`));
  await expect(heading(page, translate("trash.title"))).toBeVisible();
  await staff.click(page.getByRole("button", { name: `${translate("trash.restore")}: ${username}` }));
  await expect(page.getByText(translate("trash.restored", { title: username }))).toBeVisible();
  const restored = (await (await backend.get(`/api/accounts/${id}`)).json()) as object;
  expect(restored).toMatchObject({ id, username });
});

job("the last bulk change is undone", { actions: 2 }, async ({ page, translate, unique, backend, staff }) => {
  const word = `desfaz${unique.toLowerCase()}`;
  for (const name of ["a", "b", "c"]) {
    await made(backend, "/api/accounts", accountOf(`${word}-${name}@escola.example`));
  }
  await page.goto(`/accounts?q=${word}`);
  await expect(page.getByText(translate("entity.account.count", { count: 3 })).first()).toBeVisible();
  await page.keyboard.press("Control+a");
  await page.getByRole("button", { name: translate("bulk.edit"), exact: true }).click();
  const status = {
    field: translate("entity.account.field.status"),
    value: translate("entity.account.enum.status.suspended"),
  };
  await page.getByRole("menuitem", { name: translate("bulk.set", status) }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: new RegExp(`^${translate("bulk.edit")} 3`) })
    .click();
  await expect(page.getByText(translate("entity.account.bulkDone", { count: 3 }))).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await staff.press("Control+z");
  const subject = translate("entity.account.count", { count: 3 });
  await expect(page.getByText(translate("bulk.undone", { subject }))).toBeVisible();
  const left = await backend.get(`/api/accounts/all?q=${word}&status=active`);
  expect(((await left.json()) as { total: number }).total).toBe(3);
});
