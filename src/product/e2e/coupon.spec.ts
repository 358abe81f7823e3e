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

test("a coupon is created, listed, shown, edited and deleted", async ({ page, say, unique, language }) => {
  const code = `VOLTA-${unique}`;

  await page.goto("/coupons");
  await page.getByRole("link", { name: say("entity.coupon.create"), exact: true }).click();
  await expect(heading(page, say("entity.coupon.create"))).toBeVisible();
  await textField(page, say("entity.coupon.field.code")).fill(code);
  await pick(page, say("entity.coupon.field.type"), say("enum.couponType.discount"));
  await textField(page, say("entity.coupon.field.value")).fill("25");
  await page.getByLabel(say("entity.coupon.field.expirationDate")).fill("2027-03-01");
  await save(page, say);

  await expect(page.getByText(say("entity.coupon.created"))).toBeVisible();
  await expect(heading(page, code)).toBeVisible();
  await expect(shown(page, say("entity.coupon.field.type"))).toHaveText(say("enum.couponType.discount"));
  const date = language === "pt-BR" ? "01/03/2027" : /0?3\/0?1\/2027/;
  await expect(shown(page, say("entity.coupon.field.expirationDate"))).toContainText(date);

  await page.goto("/coupons");
  await expect(await searchRow(page, say, code)).toContainText(say("enum.couponType.discount"));
  await choose(page, say, [code, say("crud.action.edit")]);
  await textField(page, say("entity.coupon.field.usageLimit")).fill("7");
  await pick(page, say("entity.coupon.field.status"), say("enum.status.suspended"));
  await save(page, say);

  await expect(page.getByText(say("entity.coupon.updated"))).toBeVisible();
  await expect(shown(page, say("entity.coupon.field.usageLimit"))).toContainText(/^7/);
  await expect(recordHeader(page)).toContainText(say("enum.status.suspended"));

  await deleteShown(page, say, { entity: "coupon", path: "/coupons", title: code });
});

test("an individual coupon has a field for its accounts, a public one does not", async ({ page, say }) => {
  await page.goto("/coupons/create");
  const accounts = page.getByRole("combobox", { name: say("entity.coupon.field.accounts"), exact: true });
  const distribution = page.getByRole("radiogroup", { name: say("entity.coupon.field.distribution") });
  await expect(distribution).toBeVisible();
  await expect(accounts).toHaveCount(0);
  await distribution.getByRole("radio", { name: say("enum.couponDistribution.individual") }).check();
  await expect(accounts).toBeVisible();
});
