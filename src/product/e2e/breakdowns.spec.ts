import { type APIRequestContext, expect, type Locator } from "@playwright/test";
import { heading, test } from "entity-console/testing/journeys";

/** The number of records of the list at a path of the console. */
async function countAt(backend: APIRequestContext, address: string): Promise<number> {
  const call = address.replace(/^\/accounts\?/, "/accounts/all?");
  const { total } = (await (await backend.get(`/api${call}&page=1&pageSize=1`)).json()) as { total: number };
  return total;
}

async function addressOf(link: Locator): Promise<string> {
  return (await link.getAttribute("href")) ?? "";
}

const BREAKDOWNS = [
  { path: "/coupons/distributions", title: "entity.coupon.breakdown.distribution", count: "entity.coupon.count" },
  { path: "/accounts/types", title: "entity.account.breakdown.type", count: "entity.account.count" },
  { path: "/plans/periodicities", title: "entity.plan.breakdown.periodicity", count: "entity.plan.count" },
] as const;

test("each value of a breakdown has the same count as the list that it links to", async ({
  page,
  translate,
  backend,
}) => {
  for (const { path, title, count } of BREAKDOWNS) {
    await page.goto(path);
    await expect(heading(page, translate(title))).toBeVisible();
    const list = page.getByRole("list", { name: translate(title), exact: true });
    const rows = list.getByRole("listitem");
    await expect(rows.nth(1)).toBeVisible();
    // Other journeys create and remove records meanwhile: open the page again until both match.
    await expect(async () => {
      await page.reload();
      await expect(list).toHaveAttribute("aria-busy", "false");
      for (const row of await rows.all()) {
        const total = await countAt(backend, await addressOf(row.getByRole("link")));
        await expect(row).toContainText(translate(count, { count: total }), { timeout: 1000 });
      }
    }).toPass({ timeout: 60_000 });

    const first = rows.first().getByRole("link");
    const address = await addressOf(first);
    const label = (await first.textContent()) ?? "";
    await first.click();
    await expect(page).toHaveURL(address);
    await expect(
      page
        .getByRole("row")
        .nth(1)
        .or(page.getByText(translate("crud.list.tryOther"))),
    ).toBeVisible();
    // The rows of the list, without the placeholders of its loading state.
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
    for (const row of (await page.getByRole("row").all()).slice(1, 6)) {
      await expect(row).toContainText(label);
    }
  }
});

test("the numbers of the home page link to lists with the same count @full", async ({
  page,
  translate,
  backend,
  language,
}) => {
  const panels = [
    "product.home.accountsByStatus",
    "product.home.accountsByPlan",
    "product.home.plansByStatus",
    "product.home.features",
  ] as const;
  await page.goto("/");
  for (const panel of panels) {
    const list = page.getByRole("list", { name: translate(panel), exact: true });
    await expect(list.getByRole("link").first()).toBeVisible();
    await expect(async () => {
      const link = list.getByRole("listitem").first();
      const total = await countAt(backend, await addressOf(link.getByRole("link")));
      await page.reload();
      const shown = total.toLocaleString(language);
      await expect(link.getByText(shown, { exact: true })).toBeVisible({ timeout: 10_000 });
    }).toPass({ timeout: 60_000 });
  }
  // Backends cannot filter by the status that the list of coupons shows, so the list counts them.
  const coupons = page.getByRole("list", { name: translate("product.home.couponsByStatus") }).getByRole("listitem");
  await expect(async () => {
    await page.goto("/");
    const link = coupons.first().getByRole("link");
    await expect(link).toHaveAttribute("href", "/coupons?state=available", { timeout: 10_000 });
    const shown = await coupons
      .first()
      .getByText(/^[\d.,]+$/)
      .textContent();
    await link.click();
    const count = translate("entity.coupon.count", { count: Number(shown?.replace(/\D/g, "")) });
    // "1–25 of 29 coupons" when there is a second page.
    const footer = page.getByText(new RegExp(`(^|\\s)${count}$`));
    await expect(footer.first()).toBeVisible({ timeout: 10_000 });
  }).toPass({ timeout: 60_000 });

  await page.goBack();
  const expiring = page.getByRole("link", { name: /\b30 (dias|days)/ });
  // Relative dates, which are computed each time the path opens.
  expect(decodeURIComponent(await addressOf(expiring))).toBe("/coupons?expirationDate=@next30");
  await expiring.click();
  await expect(heading(page, translate("entity.coupon.many"))).toBeVisible();
  const remove = page.getByRole("button", {
    name: translate("crud.list.removeFilter", { field: translate("entity.coupon.field.expirationDate") }),
  });
  await expect(remove).toBeVisible();
});
