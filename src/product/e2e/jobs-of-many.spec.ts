import { readFile } from "node:fs/promises";
import { type APIRequestContext, expect, type Locator, type Page, test } from "@playwright/test";
import { heading, type Translate } from "entity-console/testing/journeys";
import { job } from "./job.ts";
import { atHome } from "./job-records.ts";

/** Further tasks of docs/jobs.md: any number of records. */

/** Number of coupons: enough for a job of the backend. `npm run bench:job-journeys` runs the same journeys with 100,000. */
const RECORDS = Number(process.env["JOB_RECORDS"] ?? 1_200);

/** Coupons of one call of the backend. */
const MAX_PER_CALL = 20_000;

/** Work on many records takes minutes on a busy machine. */
const ALL_DONE = { timeout: 60_000 + RECORDS * 6 };

test.describe.configure({ timeout: 180_000 + RECORDS * 12 });

interface Batch {
  readonly name: string;
  /** Code of one of its coupons. */
  readonly code: string;
}

/** Generates a batch of coupons with as many calls as needed. */
async function batchOf(backend: APIRequestContext): Promise<Batch> {
  let made: Batch | null = null;
  for (let left = RECORDS; left > 0; left -= MAX_PER_CALL) {
    const order = { quantity: Math.min(left, MAX_PER_CALL), value: 5, ...(made === null ? {} : { batch: made.name }) };
    const answer = await backend.post("/api/coupons/generate", { data: order, ...ALL_DONE });
    expect(answer.status()).toBe(201);
    const { data } = (await answer.json()) as { data: { code: string; batch: string }[] };
    made ??= { name: data[0]?.batch ?? "", code: data[0]?.code ?? "" };
  }
  return made ?? { name: "", code: "" };
}

async function readTotal(backend: APIRequestContext, query: string): Promise<number> {
  const answer = await backend.get(`/api/coupons?${query}&count=exact&pageSize=1`, ALL_DONE);
  return ((await answer.json()) as { total: number }).total;
}

/** Waits for the rows of a batch. */
async function expectList(page: Page, translate: Translate, batch: string): Promise<void> {
  await expect(heading(page, translate("entity.coupon.many"))).toBeVisible();
  await expect(page).toHaveURL(new RegExp(batch));
  await expect(page.locator("tbody a").nth(1)).toBeVisible();
}

/** Opens the coupons of a batch, and returns to the home page. Returns the link to the list, which keeps the search. */
async function searchBefore(page: Page, translate: Translate, { name }: Batch): Promise<Locator> {
  await page.goto(`/coupons?q=${name}`);
  await expect(heading(page, translate("entity.coupon.many"))).toBeVisible();
  const navigation = page.getByRole("navigation");
  await navigation.getByRole("link", { name: translate("menu.home"), exact: true }).click();
  const list = navigation.getByRole("link", { name: translate("entity.coupon.many"), exact: true });
  await expect(list).toHaveAttribute("href", `/coupons?q=${name}`);
  return list;
}

job(`a batch of ${RECORDS} coupons is ended`, { actions: 6 }, async ({ page, translate, backend, staff }) => {
  const { name, code } = await batchOf(backend);
  await atHome(page);
  await page.goto(`/coupons?q=${code}`);
  await page.getByRole("link", { name: code, exact: true }).click();
  await expect(heading(page, code)).toBeVisible();
  await staff.click(page.getByRole("link", { name, exact: true }));
  await expectList(page, translate, name);
  await staff.press("Control+a");
  await expect(
    page.getByRole("toolbar", { name: translate("entity.coupon.selected", { count: RECORDS }) }),
  ).toBeVisible(ALL_DONE);
  await staff.click(page.getByRole("button", { name: translate("bulk.edit"), exact: true }));
  const status = { field: translate("product.coupon.storedStatus"), value: translate("enum.status.inactive") };
  await staff.click(page.getByRole("menuitem", { name: translate("bulk.set", status) }));
  const subject = translate("entity.coupon.count", { count: RECORDS });
  await staff.click(page.getByRole("dialog").getByRole("button", { name: `${translate("bulk.edit")} ${subject}` }));
  await expect(page.getByText(translate("entity.coupon.bulkDone", { count: RECORDS }))).toBeVisible(ALL_DONE);
  expect(await readTotal(backend, `q=${name}&status=active`)).toBe(0);
  // The backend did the work, instead of calls from the page.
  const { data: jobs } = (await (await backend.get("/api/coupons/jobs")).json()) as { data: { total: number }[] };
  expect(jobs.map(({ total }) => total)).toContain(RECORDS);
});

job(`${RECORDS} coupons are exported`, { actions: 3 }, async ({ page, translate, backend, staff }) => {
  const batch = await batchOf(backend);
  await staff.click(await searchBefore(page, translate, batch));
  await expectList(page, translate, batch.name);
  await staff.click(page.getByRole("button", { name: translate("transfer.menu"), exact: true }));
  const saving = page.waitForEvent("download", ALL_DONE);
  await staff.click(page.getByRole("menuitem", { name: translate("transfer.export"), exact: true }));
  const csv = await readFile(await (await saving).path(), "utf8");
  expect(csv.trim().split(/\r?\n/)).toHaveLength(RECORDS + 1);
});
