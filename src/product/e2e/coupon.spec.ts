import { expect } from "@playwright/test";
import {
  choose,
  deleteShown,
  heading,
  pick,
  recordHeader,
  save,
  searchRow,
  shown,
  test,
  textField,
} from "entity-console/testing/journeys";

test("a coupon is created, listed, shown, edited and deleted", async ({ page, translate, unique, language }) => {
  const code = `VOLTA-${unique}`;

  await page.goto("/coupons");
  await page.getByRole("link", { name: translate("entity.coupon.create"), exact: true }).click();
  await expect(heading(page, translate("entity.coupon.create"))).toBeVisible();
  await textField(page, translate("entity.coupon.field.code")).fill(code);
  await pick(page, translate("entity.coupon.field.type"), translate("enum.couponType.discount"));
  await textField(page, translate("entity.coupon.field.value")).fill("25");
  await page.getByLabel(translate("entity.coupon.field.expirationDate")).fill("2027-03-01");
  await save(page, translate);

  await expect(page.getByText(translate("entity.coupon.created"))).toBeVisible();
  await expect(heading(page, code)).toBeVisible();
  await expect(shown(page, translate("entity.coupon.field.type"))).toHaveText(translate("enum.couponType.discount"));
  const date = language === "pt-BR" ? "01/03/2027" : /0?3\/0?1\/2027/;
  await expect(shown(page, translate("entity.coupon.field.expirationDate"))).toContainText(date);

  await page.goto("/coupons");
  await expect(await searchRow(page, translate, code)).toContainText(translate("enum.couponType.discount"));
  await choose(page, translate, [code, translate("crud.action.edit")]);
  await textField(page, translate("entity.coupon.field.usageLimit")).fill("7");
  await pick(page, translate("entity.coupon.field.status"), translate("enum.status.suspended"));
  await save(page, translate);

  await expect(page.getByText(translate("entity.coupon.updated"))).toBeVisible();
  await expect(shown(page, translate("entity.coupon.field.usageLimit"))).toContainText(/^7/);
  await expect(recordHeader(page)).toContainText(translate("enum.status.suspended"));

  await deleteShown(page, translate, { entity: "coupon", path: "/coupons", title: code });
});

test("an individual coupon has a field for its accounts, a public one does not", async ({ page, translate }) => {
  await page.goto("/coupons/create");
  const accounts = page.getByRole("combobox", { name: translate("entity.coupon.field.accounts"), exact: true });
  const distribution = page.getByRole("radiogroup", { name: translate("entity.coupon.field.distribution") });
  await expect(distribution).toBeVisible();
  await expect(accounts).toHaveCount(0);
  await distribution.getByRole("radio", { name: translate("enum.couponDistribution.individual") }).check();
  await expect(accounts).toBeVisible();
});
