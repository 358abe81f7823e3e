import { languageName } from "#console/i18n/language-name.ts";
import { expect, test } from "../../../e2e/journey.ts";
import { choose, heading, pick, save, searchRow, shown, textField } from "../../../e2e/steps.ts";
import { sayIn } from "../../../e2e/texts.ts";

test("unsaved changes are not left behind by accident", async ({ page, say, unique }) => {
  await page.goto("/features");
  await page.getByRole("link", { name: say("entity.feature.create"), exact: true }).click();
  const name = textField(page, say("entity.feature.field.name"));
  await name.fill(unique);
  await expect(page.getByText(say("crud.form.unsaved")).first()).toBeVisible();
  await page
    .getByRole("link", { name: say("menu.plans"), exact: true })
    .first()
    .click();
  const question = page.getByRole("dialog", { name: say("crud.form.leaveTitle") });
  await expect(question).toContainText(say("crud.form.leaveText"));
  await question.getByRole("button", { name: say("shell.confirm.cancel"), exact: true }).click();
  await expect(page).toHaveURL("/features/create");
  await expect(name).toHaveValue(unique);

  await page.goBack();
  await question.getByRole("button", { name: say("crud.form.leave"), exact: true }).click();
  await expect(heading(page, say("entity.feature.many"))).toBeVisible();
  await expect(page).toHaveURL("/features");
});

test("another language keeps what was typed into an open form", async ({ page, say, language, unique }) => {
  const other = language === "pt-BR" ? "en-US" : "pt-BR";
  const sayInOther = sayIn(other);
  await page.goto("/features/create");
  await textField(page, say("entity.feature.field.name")).fill(`Redação ${unique}`);
  await pick(page, say("entity.feature.field.code"), say("enum.featureCode.essay"));
  await page.getByRole("button", { name: say("shell.language.label") }).click();
  await page.getByRole("menuitemradio", { name: languageName(other) }).click();
  await expect(heading(page, sayInOther("entity.feature.create"))).toBeVisible();
  await expect(textField(page, sayInOther("entity.feature.field.name"))).toHaveValue(`Redação ${unique}`);
  await expect(page.getByRole("combobox", { name: sayInOther("entity.feature.field.code") })).toHaveText(
    sayInOther("enum.featureCode.essay"),
  );
});

test("a coupon is duplicated: the form begins with the other one's values", async ({ page, say, unique, backend }) => {
  const code = `ORIGEM-${unique}`;
  const data = { code, type: "discount", distribution: "public", value: 15, accounts: [], usageLimit: 40 };
  const made = await backend.post("/api/coupons", { data: { ...data, status: "suspended" } });
  expect(made.status(), await made.text()).toBe(201);
  await page.goto("/coupons");
  await searchRow(page, say, code);
  await choose(page, say, [code, say("crud.action.duplicate")]);
  await expect(heading(page, say("entity.coupon.create"))).toBeVisible();
  await expect(textField(page, say("entity.coupon.field.usageLimit"))).toHaveValue("40");
  await textField(page, say("entity.coupon.field.code")).fill(`COPIA-${unique}`);
  await save(page, say);
  await expect(heading(page, `COPIA-${unique}`)).toBeVisible();
  await expect(shown(page, say("entity.coupon.field.type"))).toHaveText(say("enum.couponType.discount"));
  await expect(shown(page, say("entity.coupon.field.status"))).toHaveText(say("enum.status.suspended"));
  await page.goto(`/coupons?q=${unique}`);
  await expect(page.getByRole("link", { name: new RegExp(`${unique}$`) })).toHaveCount(2);
});
