import { expect, test } from "./journey.ts";
import { expectMessage, heading, save, shown, textField } from "./steps.ts";

/** A day as staff type it, in the order of the browser's language. */
function typedDay(language: string, [year, month, day]: readonly [string, string, string]): string {
  return language === "en-US" ? `${month}/${day}/${year}` : `${day}/${month}/${year}`;
}

test("a date is typed in the order of the page, rejected if it does not exist, and chosen in the calendar by keyboard", {
  tag: "@languages",
}, async ({ page, translate, language, unique, backend }) => {
  const data = { code: `DATA-${unique}`, type: "rebate", audience: "public", value: 15, members: [], status: "active" };
  const made = await backend.post("/api/tickets", { data });
  expect(made.status(), await made.text()).toBe(201);
  const { id } = (await made.json()) as { id: string };
  await page.goto(`/tickets/edit/${id}`);
  const field = textField(page, translate("entity.ticket.field.lastDay"));
  const missing = typedDay(language, ["2031", "02", "31"]);
  await field.fill(missing);
  await save(page, translate);
  await expectMessage(field, translate("crud.problem.format.date"));
  await expect(field).toHaveValue(missing);

  await field.fill(typedDay(language, ["2031", "02", "28"]));
  await field.press("Tab");
  const button = page.getByRole("button", { name: translate("crud.date.open") }).and(page.locator(":focus"));
  await expect(button).toBeVisible();
  await page.keyboard.press("Enter");
  const calendar = page.getByRole("dialog", { name: translate("crud.date.open"), exact: true });
  await expect(calendar.locator(":focus")).toHaveText("28");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect(calendar).toBeHidden();
  await expect(field).toHaveValue(typedDay(language, ["2031", "03", "01"]));
  await save(page, translate);
  await expect(heading(page, data.code)).toBeVisible();
  expect(await (await backend.get(`/api/tickets/${id}`)).json()).toMatchObject({ lastDay: "2031-03-01" });
  await expect(shown(page, translate("entity.ticket.field.lastDay"))).toContainText("2031");
});
