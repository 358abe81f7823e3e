import { readFile } from "node:fs/promises";
import { expect } from "@playwright/test";
import { heading, readClipboard, searchRow, test, textField } from "entity-console/testing/journeys";

interface Issued {
  readonly data: readonly { readonly code: string; readonly value: number }[];
}

test("generated coupons are listed exactly, copied, saved and found in the list", async ({ page, translate }) => {
  await page.goto("/coupons");
  await page.getByRole("link", { name: translate("entity.couponGeneration.create"), exact: true }).click();
  await expect(heading(page, translate("entity.couponGeneration.create"))).toBeVisible();
  await textField(page, translate("entity.couponGeneration.field.quantity")).fill("12");
  await textField(page, translate("entity.couponGeneration.field.value")).fill("35");
  const answer = page.waitForResponse("**/api/coupons/generate");
  await page.getByRole("button", { name: translate("entity.couponGeneration.create"), exact: true }).click();
  const issued = ((await (await answer).json()) as Issued).data;
  const codes = issued.map(({ code }) => code);
  expect(new Set(codes).size).toBe(12);

  const dialog = page.getByRole("dialog", { name: `${translate("entity.couponGeneration.created")}: 12` });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole("listitem")).toHaveText(codes);

  await dialog.getByRole("button", { name: translate("product.coupon.copyAll"), exact: true }).click();
  await expect(page.getByText(translate("crud.action.copied")).first()).toBeVisible();
  expect((await readClipboard(page)).split("\n")).toEqual(codes);
  const [first = ""] = codes;
  await dialog.getByRole("button", { name: `${translate("crud.action.copy")} ${first}`, exact: true }).click();
  await expect.poll(() => readClipboard(page)).toBe(first);

  const download = page.waitForEvent("download");
  await dialog.getByRole("button", { name: translate("product.coupon.saveCsv"), exact: true }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(
    new RegExp(`^${translate("product.coupon.fileName")}-\\d{4}-\\d\\d-\\d\\d\\.csv$`),
  );
  const csv = await readFile(await file.path(), "utf8");
  for (const code of codes) {
    expect(csv).toContain(code);
  }
  expect(csv.trim().split(/\r?\n/)).toHaveLength(13);
  expect(csv).toContain(translate("entity.coupon.field.code"));

  await dialog.getByRole("button", { name: translate("crud.action.close"), exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL("/coupons");
  await expect(await searchRow(page, translate, first)).toContainText(translate("enum.couponType.credits"));
});

test("coupons generated with a prefix, a limit and an expiry date are found by their batch @full", async ({
  page,
  translate,
}) => {
  await page.goto("/coupons/generate");
  await textField(page, translate("entity.couponGeneration.field.quantity")).fill("3");
  await textField(page, translate("entity.couponGeneration.field.value")).fill("35");
  await textField(page, translate("entity.couponGeneration.field.prefix")).fill("natal");
  await textField(page, translate("entity.couponGeneration.field.usageLimit")).fill("4");
  await textField(page, translate("entity.couponGeneration.field.expirationDate")).fill("2031-12-31");
  const answer = page.waitForResponse("**/api/coupons/generate");
  await page.getByRole("button", { name: translate("entity.couponGeneration.create"), exact: true }).click();
  const response = await answer;
  expect(response.request().postDataJSON()).toEqual({
    quantity: 3,
    value: 35,
    prefix: "NATAL",
    usageLimit: 4,
    expirationDate: "2031-12-31",
  });
  const [{ batch } = { batch: "" }, ...others] = ((await response.json()) as { data: { batch: string }[] }).data;
  expect(others.map((other) => other.batch)).toEqual([batch, batch]);

  const dialog = page.getByRole("dialog", { name: `${translate("entity.couponGeneration.created")}: 3` });
  await expect(dialog.getByRole("listitem")).toHaveText([/^NATAL-/, /^NATAL-/, /^NATAL-/]);
  await expect(dialog.getByRole("alert")).toHaveCount(0);
  await dialog.getByRole("link", { name: translate("product.coupon.batch", { batch }), exact: true }).click();
  await expect(page).toHaveURL(`/coupons?q=${batch}`);
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText(translate("entity.coupon.count", { count: 3 })).first()).toBeVisible();
});
