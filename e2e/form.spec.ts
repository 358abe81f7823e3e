import { languageName } from "../src/console/i18n/language-name.ts";
import { expect, test } from "./journey.ts";
import { choose, heading, pick, recordHeader, save, searchRow, shown, textField } from "./steps.ts";
import { translateIn } from "./texts.ts";

test("unsaved changes are not lost by accident", async ({ page, translate, unique }) => {
  await page.goto("/genres");
  await page.getByRole("link", { name: translate("entity.genre.create"), exact: true }).click();
  const name = textField(page, translate("entity.genre.field.name"));
  await name.fill(unique);
  await expect(page.getByText(translate("crud.form.unsaved")).first()).toBeVisible();
  await page
    .getByRole("link", { name: translate("menu.books"), exact: true })
    .first()
    .click();
  const question = page.getByRole("dialog", { name: translate("crud.form.leaveTitle") });
  await expect(question).toContainText(translate("crud.form.leaveText"));
  await question.getByRole("button", { name: translate("crud.form.stay"), exact: true }).click();
  await expect(page).toHaveURL("/genres/create");
  await expect(name).toHaveValue(unique);

  await page.goBack();
  await question.getByRole("button", { name: translate("crud.form.leave"), exact: true }).click();
  await expect(heading(page, translate("entity.genre.many"))).toBeVisible();
  await expect(page).toHaveURL("/genres");
});

test("changing the language keeps the input of an open form", async ({ page, translate, language, unique }) => {
  const other = language === "pt-BR" ? "en-US" : "pt-BR";
  const sayOther = translateIn(other);
  await page.goto("/genres/create");
  await textField(page, translate("entity.genre.field.name")).fill(`Poesia ${unique}`);
  await pick(page, translate("entity.genre.field.code"), translate("enum.genreCode.poetry"));
  await page.getByRole("button", { name: translate("shell.language.label") }).click();
  await page.getByRole("menuitemradio", { name: languageName(other) }).click();
  await expect(heading(page, sayOther("entity.genre.create"))).toBeVisible();
  await expect(textField(page, sayOther("entity.genre.field.name"))).toHaveValue(`Poesia ${unique}`);
  await expect(page.getByRole("combobox", { name: sayOther("entity.genre.field.code") })).toHaveText(
    sayOther("enum.genreCode.poetry"),
  );
});

test("a ticket is duplicated: the form starts with the values of the original", async ({
  page,
  translate,
  unique,
  backend,
}) => {
  const code = `ORIGEM-${unique}`;
  const data = { code, type: "rebate", audience: "public", value: 15, members: [], useLimit: 40 };
  const made = await backend.post("/api/tickets", { data: { ...data, status: "blocked" } });
  expect(made.status(), await made.text()).toBe(201);
  await page.goto("/tickets");
  await searchRow(page, translate, code);
  await choose(page, translate, [code, translate("crud.action.duplicate")]);
  await expect(heading(page, translate("entity.ticket.create"))).toBeVisible();
  await expect(textField(page, translate("entity.ticket.field.useLimit"))).toHaveValue("40");
  await textField(page, translate("entity.ticket.field.code")).fill(`COPIA-${unique}`);
  await save(page, translate);
  await expect(heading(page, `COPIA-${unique}`)).toBeVisible();
  await expect(shown(page, translate("entity.ticket.field.type"))).toHaveText(translate("enum.ticketType.rebate"));
  await expect(recordHeader(page)).toContainText(translate("enum.status.blocked"));
  await page.goto(`/tickets?q=${unique}`);
  await expect(page.getByRole("link", { name: new RegExp(`${unique}$`) })).toHaveCount(2);
});
