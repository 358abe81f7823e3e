import { expect } from "@playwright/test";
import { heading } from "entity-console/testing/journeys";
import { job } from "./job.ts";
import { accountOf, atHome, escaped, made } from "./job-records.ts";

/** Tasks of docs/jobs.md that colleagues share. */

job(
  "a colleague gets a shared view with a note",
  { actions: 8 },
  async ({ page, translate, unique, backend, staff }) => {
    await atHome(page);
    const month = translate("crud.range.thisMonth");
    const words = `${translate("entity.coupon.many")} ${translate("entity.coupon.field.expirationDate")} ${month}`;
    await staff.goBy(words, escaped(month));
    await expect(page).toHaveURL(/\/coupons\?expirationDate=/);
    await staff.click(page.getByRole("button", { name: translate("find.views.label"), exact: true }));
    await staff.click(page.getByRole("button", { name: translate("find.views.save"), exact: true }));
    const dialog = page.getByRole("dialog", { name: translate("find.views.save") });
    await staff.type(dialog.getByRole("textbox", { name: translate("find.views.name") }), `Vencem ${unique}`);
    // A message to the team shares the view.
    await staff.type(dialog.getByRole("textbox", { name: translate("views.note") }), "Confira até sexta");
    await staff.press("Control+Enter");
    await expect(page.getByText(translate("find.views.saved")).first()).toBeVisible();
    await expect(page).toHaveURL(/\/coupons\?view=/);
    const { data } = (await (await backend.get("/api/list-views?list=coupon")).json()) as { data: readonly object[] };
    // Other journeys share views of this list too.
    const view = { name: `Vencem ${unique}`, isShared: true, note: "Confira até sexta" };
    expect(data).toContainEqual(expect.objectContaining(view));
  },
);

job("a note is left on an account", { actions: 5 }, async ({ page, translate, unique, backend, staff }) => {
  const username = `nota.${unique.toLowerCase()}@escola.example`;
  const id = await made(backend, "/api/accounts", accountOf(username));
  await atHome(page);
  await staff.goBy(username.slice(0, 15), escaped(username));
  await expect(heading(page, username)).toBeVisible();
  await staff.type(page.getByRole("textbox", { name: translate("notes.text"), exact: true }), `Ligou ${unique}`);
  await staff.press("Control+Enter");
  await expect(page.getByText(translate("notes.added")).first()).toBeVisible();
  const notes = await backend.get(`/api/record-notes?entity=account&recordId=${id}`);
  expect(await notes.json()).toMatchObject({ total: 1, data: [{ text: `Ligou ${unique}`, title: username }] });
});
