import type { Page } from "@playwright/test";
import { choose, heading, pick, save, type Translate, textField } from "entity-console/testing/journeys";
import { foreignTexts } from "./foreign-subscriptions.ts";
import { expect, test } from "./journey-abroad.ts";

const NAME = "Apresentações";

async function typeFeature(page: Page, translate: Translate): Promise<void> {
  await page.goto("/features/create");
  await textField(page, translate("entity.feature.field.name")).fill(NAME);
  await pick(page, translate("entity.feature.field.code"), translate("enum.featureCode.presentation-creation"));
}

/** Opens the only coupon and types another code. */
async function typeCode(page: Page, translate: Translate, code: string): Promise<void> {
  await page.goto("/coupons/edit/cp-1");
  await textField(page, translate("entity.coupon.field.code")).fill(code);
}

test("a field changed in two tabs is a conflict, and other changes of both are kept", async ({
  page,
  context,
  translate,
  foreign,
}) => {
  const other = await context.newPage();
  await typeCode(page, translate, "MINHA");
  await typeCode(other, translate, "DELA");
  await textField(other, translate("entity.coupon.field.usageLimit")).fill("7");
  await save(other, translate);
  await expect(heading(other, "DELA")).toBeVisible();

  await save(page, translate);
  const dialog = page.getByRole("dialog", { name: translate("crud.conflict.title"), exact: true });
  await expect(dialog).toContainText("DELA");
  await expect(dialog.getByText(translate("entity.coupon.field.usageLimit"))).toHaveCount(0);
  await dialog.getByRole("button", { name: translate("crud.conflict.keepMine"), exact: true }).click();
  await expect(heading(page, "MINHA")).toBeVisible();
  const { coupon } = foreignTexts({ shape: "array", ids: "text", relations: "ids" });
  const mine = coupon.replace('"volta 10"', '"MINHA"').replace(/\}$/, ',"usageLimit":7}');
  expect(foreign.writes.map(({ body }) => body)).toEqual([mine.replace("MINHA", "DELA"), mine]);
});

test("a tab drops a user's data once another user signs in in another tab", async ({ page, context, translate }) => {
  const account = (tab: Page, name: string) =>
    tab.getByRole("button", { name: translate("shell.user.labelOf", { instance: name }), exact: true });
  await typeCode(page, translate, "DE-ANA");
  await expect(account(page, "Ana")).toBeVisible();

  const other = await context.newPage();
  await other.goto("/features");
  await account(other, "Ana").click();
  await other.getByRole("menuitem", { name: translate("shell.user.signOut") }).click();
  await textField(other, translate("shell.login.username")).fill("bruno@escola.example");
  await textField(other, translate("shell.login.password")).fill("Segredo-123");
  await other.getByRole("button", { name: translate("shell.login.submit"), exact: true }).click();
  await expect(account(other, "Bruno")).toBeVisible();

  await expect(account(page, "Bruno")).toBeVisible();
  await expect(account(page, "Ana")).toHaveCount(0);
  await expect(page.locator("[value='DE-ANA']")).toHaveCount(0);
});

test("a lost network is reported, no input is lost, and missing data loads once it is back", async ({
  page,
  context,
  translate,
  faults,
  foreign,
}) => {
  faults.expectLosses();
  await page.goto("/features");
  await expect(page.getByRole("link", { name: "Redação", exact: true })).toBeVisible();
  await context.setOffline(true);
  await page.getByRole("link", { name: translate("menu.tokenTool"), exact: true }).click();
  await expect(page.getByText(translate("shell.error.network"))).toBeVisible();
  await expect(page.getByRole("navigation").first()).toBeVisible();
  await context.setOffline(false);
  await expect(heading(page, translate("menu.tokenTool"))).toBeVisible();

  await typeFeature(page, translate);
  await context.setOffline(true);
  await save(page, translate);
  await expect(
    page.getByText(translate("crud.form.failed", { reason: translate("shell.error.offline") })),
  ).toBeVisible();
  await expect(textField(page, translate("entity.feature.field.name"))).toHaveValue(NAME);
  expect(foreign.writes).toEqual([]);
  await context.setOffline(false);
  await save(page, translate);
  await expect(heading(page, NAME)).toBeVisible();
  expect(foreign.writes).toHaveLength(1);
});

for (const heedsKeys of [true, false]) {
  test.describe(`a lost response of a backend that ${heedsKeys ? "supports" : "ignores"} Idempotency-Key`, () => {
    test.use({ heedsKeys });

    test("is reported as uncertain, can be checked, and is repeated with one key", async ({
      page,
      translate,
      faults,
      foreign,
    }) => {
      faults.expectLosses();
      await typeFeature(page, translate);
      foreign.fail({ isLost: true });
      await save(page, translate);
      await expect(page.getByText(translate("crud.form.unsettled"))).toBeVisible();
      const [looking] = await Promise.all([
        page.waitForEvent("popup"),
        page.getByRole("link", { name: translate("crud.form.lookFirst") }).click(),
      ]);
      await expect(looking.getByRole("link", { name: NAME, exact: true })).toHaveCount(1);

      await save(page, translate);
      await expect(heading(page, NAME)).toBeVisible();
      const [first, second] = foreign.writes;
      expect(second).toEqual(first);
      expect(first?.key).toMatch(/^[0-9a-f]{32}$/);
      await looking.reload();
      await expect(looking.getByRole("link", { name: NAME, exact: true })).toHaveCount(heedsKeys ? 1 : 2);
    });
  });
}

test("429 shows the waiting time, 500 is an internal server error, and no input is lost", async ({
  page,
  translate,
  faults,
  foreign,
}) => {
  faults.expectRefusal(429, "/api/features");
  faults.expectRefusal(500, "/api/features");
  await typeFeature(page, translate);
  foreign.fail({ status: 429, headers: { "retry-after": "90" } });
  await save(page, translate);
  await expect(page.getByText(/Tente de novo a partir das \d\d:\d\d:\d\d/)).toBeVisible();
  foreign.fail({ status: 500 });
  await save(page, translate);
  await expect(
    page.getByText(translate("crud.form.failed", { reason: translate("shell.error.server") })),
  ).toBeVisible();
  await save(page, translate);
  await expect(heading(page, NAME)).toBeVisible();
  expect(new Set(foreign.writes.map(({ body }) => body)).size).toBe(1);
});

test("a record that was deleted in another tab can be created again from the input", async ({
  page,
  context,
  translate,
  faults,
  foreign,
}) => {
  faults.expectRefusal(404, "/api/features/ft-2");
  await page.goto("/features/edit/ft-2");
  await textField(page, translate("entity.feature.field.name")).fill("Perguntas");
  const other = await context.newPage();
  await other.goto("/features");
  await choose(other, translate, ["Questões", translate("crud.action.delete")]);
  const asking = other.getByRole("dialog", { name: translate("entity.feature.delete") });
  await asking.getByRole("button", { name: translate("entity.feature.delete"), exact: true }).click();
  await expect(other.getByText(translate("entity.feature.deleted"))).toBeVisible();

  await save(page, translate);
  const dialog = page.getByRole("dialog", { name: translate("crud.gone.title"), exact: true });
  await dialog.getByRole("button", { name: translate("crud.gone.create"), exact: true }).click();
  await expect(heading(page, "Perguntas")).toBeVisible();
  const { method, path, body = "" } = foreign.writes.at(-1) ?? {};
  expect([method, path]).toEqual(["POST", "/features"]);
  expect(JSON.parse(body)).toMatchObject({ name: "Perguntas", code: "question-generate" });
});
