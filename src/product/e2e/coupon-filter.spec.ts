import { expect, type Page } from "@playwright/test";
import { type Translate, test, textField } from "entity-console/testing/journeys";

/** A date in URL format, some days from today in the browser's time zone. */
function day(fromToday: number): string {
  const then = new Date(Date.now() + fromToday * 86_400_000);
  return new Intl.DateTimeFormat("sv-SE", { timeZone: "America/Sao_Paulo" }).format(then);
}

async function openExpirationFilter(page: Page, translate: Translate): Promise<void> {
  await page.getByRole("button", { name: translate("crud.list.filters"), exact: true }).click();
  await page.getByRole("menuitem", { name: translate("entity.coupon.field.expirationDate"), exact: true }).click();
}

test("coupons are filtered by their expiry dates", async ({ page, translate, unique, backend }) => {
  const base = { type: "credits", distribution: "public", value: 5, accounts: [], status: "active" };
  const coupons = [
    { code: `${unique}-LOGO`, expirationDate: day(10) },
    { code: `${unique}-TARDE`, expirationDate: day(90) },
    { code: `${unique}-ANTES`, expirationDate: day(-10) },
    { code: `${unique}-SEMPRE` },
  ];
  for (const coupon of coupons) {
    const made = await backend.post("/api/coupons", { data: { ...base, ...coupon } });
    expect(made.status(), await made.text()).toBe(201);
  }
  const expectOnly = async (...endings: readonly string[]) => {
    const codes = endings.map((ending) => `${unique}-${ending}`).sort();
    await expect
      .poll(async () => (await page.getByRole("link", { name: new RegExp(`^${unique}`) }).allInnerTexts()).sort())
      .toEqual(codes);
  };
  const chip = page.getByRole("button", { name: new RegExp(`${translate("entity.coupon.field.expirationDate")}:`) });

  await page.goto(`/coupons?q=${unique}`);
  await expectOnly("LOGO", "TARDE", "ANTES", "SEMPRE");
  await openExpirationFilter(page, translate);
  await page.getByRole("menuitem", { name: translate("crud.range.next30"), exact: true }).click();
  await expectOnly("LOGO");
  await expect(page).toHaveURL(/expirationDate=%40next30/);
  await chip.click();
  await expectOnly("LOGO", "TARDE", "ANTES", "SEMPRE");

  await openExpirationFilter(page, translate);
  await page.getByRole("menuitem", { name: translate("crud.range.past"), exact: true }).click();
  await expectOnly("ANTES");
  await chip.click();

  await openExpirationFilter(page, translate);
  await page.getByRole("menuitem", { name: translate("crud.range.other"), exact: true }).click();
  const range = page.getByRole("dialog", { name: translate("entity.coupon.field.expirationDate") });
  await range.getByRole("button", { name: translate("crud.range.apply"), exact: true }).click();
  await expect(range.getByText(translate("crud.range.empty"))).toBeVisible();
  await range.getByLabel(translate("crud.range.from"), { exact: true }).fill(day(60));
  await range.getByLabel(translate("crud.range.to"), { exact: true }).fill(day(30));
  await range.getByRole("button", { name: translate("crud.range.apply"), exact: true }).click();
  await expect(range.getByText(translate("crud.range.reversed"))).toBeVisible();
  await range.getByLabel(translate("crud.range.to"), { exact: true }).fill(day(100));
  await range.getByRole("button", { name: translate("crud.range.apply"), exact: true }).click();
  await expectOnly("TARDE");
  await page.reload();
  await expectOnly("TARDE");
  await expect(textField(page, translate("crud.list.search"))).toHaveValue(unique);
});
