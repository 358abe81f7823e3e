import type { Page } from "@playwright/test";
import {
  choose,
  deleteShown,
  heading,
  pick,
  pickRecords,
  save,
  shown,
  type Translate,
  textField,
} from "entity-console/testing/journeys";
import type { ForeignBackend } from "../../foreign-backend/foreign-backend.ts";
import type { Habits } from "../../foreign-backend/foreign-responses.ts";
import { featureIn, foreignIds, foreignPosts, foreignTexts, pairedHabits } from "./foreign-subscriptions.ts";
import { expect, test } from "./journey-abroad.ts";

/** The fixtures of a journey. */
interface Abroad {
  readonly page: Page;
  readonly translate: Translate;
  readonly foreign: ForeignBackend;
  readonly habits: Habits;
}

/** The last write; fails unless it was the only one since the previous call. */
function lastWrite({ foreign }: Abroad, count: number) {
  expect(foreign.writes).toHaveLength(count);
  const { method = "", path = "", body = "" } = foreign.writes.at(-1) ?? {};
  return { method, path, body, json: body === "" ? null : (JSON.parse(body) as object) };
}

async function features(abroad: Abroad): Promise<void> {
  const { page, translate, habits } = abroad;
  const wanted = foreignPosts(habits).feature;
  await page.goto("/features/create");
  await textField(page, translate("entity.feature.field.name")).fill(wanted.name);
  await pick(page, translate("entity.feature.field.code"), translate("enum.featureCode.presentation-creation"));
  await save(page, translate);
  await expect(heading(page, wanted.name)).toBeVisible();
  expect(lastWrite(abroad, 1)).toMatchObject({ method: "POST", path: "/features", json: wanted });
  await deleteShown(page, translate, { entity: "feature", path: "/features", title: wanted.name });
  expect(lastWrite(abroad, 2)).toMatchObject({ method: "DELETE", body: "" });

  await page.getByRole("textbox", { name: translate("crud.list.search"), exact: true }).fill("");
  await choose(page, translate, ["Redação", translate("crud.action.edit")]);
  await textField(page, translate("entity.feature.field.name")).fill("Redações");
  await save(page, translate);
  await expect(heading(page, "Redações")).toBeVisible();
  const { essay } = foreignTexts(habits);
  expect(lastWrite(abroad, 3).body).toBe(essay.replace('"Redação"', '"Redações"'));
}

async function plans(abroad: Abroad): Promise<void> {
  const { page, translate, habits } = abroad;
  const wanted = foreignPosts(habits).plan;
  await page.goto("/plans");
  await choose(page, translate, ["Escola", translate("crud.action.edit")]);
  await textField(page.getByRole("region").first(), translate("entity.plan.field.name")).fill("Escola nova");
  await pickRecords(page, translate("entity.plan.field.features"), ["Questões"]);
  await save(page, translate);
  await expect(heading(page, "Escola nova")).toBeVisible();
  await expect(shown(page, translate("entity.plan.field.features")).getByRole("link")).toHaveText([/Reda/, "Questões"]);
  const [essay, questions] = [featureIn(habits, "essay"), featureIn(habits, "questions")];
  expect(lastWrite(abroad, 4).body).toBe(
    foreignTexts(habits)
      .plan.replace('"name":"Escola"', '"name":"Escola nova"')
      .replace(`[${essay}]`, `[${essay},${questions}]`),
  );

  await page.goto("/plans/create");
  const general = page.getByRole("region", { name: translate("entity.plan.section.general"), exact: true });
  await textField(general, translate("entity.plan.field.name")).fill(wanted.name);
  await page.getByRole("switch", { name: translate("entity.plan.field.recommended") }).check();
  await pickRecords(page, translate("entity.plan.field.features"), ["Questões"]);
  await textField(page, translate("entity.plan.field.initialCredits")).fill("1200");
  const payments = page.getByRole("region", { name: translate("entity.plan.section.payments"), exact: true });
  const addPayment = `${translate("crud.form.addRow")}: ${translate("entity.plan.field.planPayments")}`;
  await payments.getByRole("button", { name: addPayment, exact: true }).click();
  await textField(payments, translate("entity.planPayment.field.name")).fill("Anual");
  await textField(payments, translate("entity.planPayment.field.price")).pressSequentially("49900");
  await save(page, translate);
  await expect(heading(page, wanted.name)).toBeVisible();
  expect(lastWrite(abroad, 5)).toMatchObject({ method: "POST", path: "/plans", json: wanted });
  await expect(shown(page, translate("entity.plan.field.features")).getByRole("link")).toHaveText(["Questões"]);
  await deleteShown(page, translate, { entity: "plan", path: "/plans", title: wanted.name });
  expect(lastWrite(abroad, 6)).toMatchObject({ method: "DELETE", body: "" });
}

async function coupons(abroad: Abroad): Promise<void> {
  const { page, translate, habits } = abroad;
  const wanted = foreignPosts(habits).coupon;
  await page.goto("/coupons");
  await choose(page, translate, ["volta 10", translate("crud.action.edit")]);
  await textField(page, translate("entity.coupon.field.code")).fill("VOLTA-20");
  await save(page, translate);
  await expect(heading(page, "VOLTA-20")).toBeVisible();
  expect(lastWrite(abroad, 7).body).toBe(foreignTexts(habits).coupon.replace('"volta 10"', '"VOLTA-20"'));

  await page.goto("/coupons/create");
  await textField(page, translate("entity.coupon.field.code")).fill(wanted.code);
  await pick(page, translate("entity.coupon.field.type"), translate("enum.couponType.discount"));
  await textField(page, translate("entity.coupon.field.value")).pressSequentially("1250");
  await page.getByRole("radio", { name: translate("enum.couponDistribution.individual") }).check();
  await pickRecords(page, translate("entity.coupon.field.accounts"), ["ana@escola.example"]);
  await save(page, translate);
  await expect(heading(page, wanted.code)).toBeVisible();
  expect(lastWrite(abroad, 8)).toMatchObject({ method: "POST", path: "/coupons", json: wanted });
  await expect(shown(page, translate("entity.coupon.field.accounts"))).toHaveText("ana@escola.example");
  await deleteShown(page, translate, { entity: "coupon", path: "/coupons", title: wanted.code });
  expect(lastWrite(abroad, 9)).toMatchObject({ method: "DELETE", body: "" });
}

async function accounts(abroad: Abroad): Promise<void> {
  const { page, translate, habits } = abroad;
  await page.goto(`/accounts/show/${foreignIds(habits).account}`);
  await expect(heading(page, "ana@escola.example")).toBeVisible();
  await page.getByRole("link", { name: translate("crud.action.edit"), exact: true }).click();
  await textField(page, translate("entity.account.field.presentation")).fill("Coordena");
  await save(page, translate);
  await expect(shown(page, translate("entity.account.field.presentation"))).toHaveText("Coordena");
  const { account } = foreignTexts(habits);
  expect(lastWrite(abroad, 10).body).toBe(account.replace(/\}$/, ',"presentation":"Coordena"}'));
}

/** The usual run only has the backend that differs most from the reference backend, since each takes seconds. */
const isUsual = ({ shape, relations }: Habits) => shape === "array" && relations === "records";

for (const habits of pairedHabits) {
  const { shape, ids, relations } = habits;
  test.describe(`a backend with ${shape} lists, ${ids} ids and relations as ${relations}`, () => {
    test.use({ habits });

    const tag = isUsual(habits) ? [] : ["@full"];
    test("receives the changed fields, and all other fields unchanged", { tag }, async ({
      page,
      translate,
      foreign,
    }) => {
      const abroad = { page, translate, foreign, habits };
      await features(abroad);
      await plans(abroad);
      await coupons(abroad);
      await accounts(abroad);
    });
  });
}
