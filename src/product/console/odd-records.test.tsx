/** Records with unusual values, as other backends may return them: each page renders without inventing data. */
import { screen } from "@testing-library/react";
import { EditScreen } from "entity-console/console/screens";
import { FakeBackend, renderScreen } from "entity-console/testing/console";
import { describe, expect, test } from "vitest";
import { planUpdateSchema } from "../../../generated/schemas/plan.ts";
import { accountScreens } from "../../../generated/screens/account.ts";
import { couponScreens } from "../../../generated/screens/coupon.ts";
import { planScreens } from "../../../generated/screens/plan.ts";
import { validatePlanUpdate } from "../../../generated/validators/plan.js";
import { AccountShow } from "./account/account-show.tsx";
import { CouponShow } from "./coupon/coupon-show.tsx";
import { overrideRegistry } from "./overrides/registry.ts";
import { PlanList } from "./plan/plan-list.tsx";
// Import the lazy-loaded module now, so that tests do not depend on its loading time.
import "./plan/price-question.tsx";
import { PlanShow } from "./plan/plan-show.tsx";

const payment = { id: "m", name: "Mensal", status: "active", periodicity: "monthly", price: 29.9, currency: "BRL" };
const mixed = [null, "avulso", 7, payment, { name: "Sem id", price: "19,90", status: "active" }];

const pages = {
  plan: { table: "/plans", route: "/plans/show/:id", at: "/plans/show/1", element: <PlanShow screens={planScreens} /> },
  coupon: {
    table: "/coupons",
    route: "/coupons/show/:id",
    at: "/coupons/show/1",
    element: <CouponShow screens={couponScreens} />,
  },
  account: {
    table: "/accounts/all",
    route: "/accounts/show/:id",
    at: "/accounts/show/1",
    element: <AccountShow screens={accountScreens} />,
  },
};

const NONE = { "/plans": [], "/coupons": [], "/accounts/all": [], "/features": [] };

/** Opens a record's page and returns the texts of its figures. */
async function show(entity: keyof typeof pages, record: object, others: object = {}) {
  const { table, ...page } = pages[entity];
  const tables = { ...NONE, ...others, [table]: [{ id: "1", name: "Um", ...record }] };
  await renderScreen({ backend: new FakeBackend({ tables }), ...page });
  return async (label: string) =>
    (await screen.findByText(label, { selector: "dt" })).nextElementSibling?.textContent?.replaceAll("\u00a0", " ");
}

async function openList(planPayments: unknown) {
  const backend = new FakeBackend({ tables: { ...NONE, "/plans": [{ id: "1", name: "Um", planPayments }] } });
  await renderScreen({ backend, route: "/plans", at: "/plans", element: <PlanList screens={planScreens} /> });
  return await screen.findByText("Um");
}

describe("a plan whose payments are", () => {
  test("partly invalid payments lists them with the valid ones", async () => {
    const figure = await show("plan", { planPayments: mixed });
    expect(await screen.findByText("avulso, 7")).toBeTruthy();
    expect(await figure("Mensal")).toContain("R$ 29,90");
    expect(await figure("Sem id")).toContain("19,90");
  });

  test("a word shows it, instead of saying that there are none", async () => {
    await show("plan", { planPayments: "mensal" });
    expect(await screen.findByText("mensal")).toBeTruthy();
    expect(screen.queryByText("Nenhum item")).toBeNull();
  });

  test.each([
    ["partly none", mixed],
    ["a word", "mensal"],
    ["an object", { data: [] }],
  ])("%s is in the list of plans", async (_, planPayments) => {
    expect(await openList(planPayments)).toBeTruthy();
  });

  test.each([
    ["partly none", mixed],
    ["a word", "mensal"],
  ])("%s is saved with them as they came", async (_, planPayments) => {
    const backend = new FakeBackend({ tables: { ...NONE, "/plans": [{ id: "1", name: "Um", planPayments }] } });
    const form = { schema: planUpdateSchema, validate: validatePlanUpdate };
    const element = <EditScreen screens={planScreens} form={form} />;
    const at = "/plans/edit/1";
    const page = { backend, route: "/plans/edit/:id", at, element, overrides: overrideRegistry };
    const { user } = await renderScreen(page);
    await user.type(await screen.findByLabelText(/Descrição/, { selector: "#form\\.description" }), "a");
    await user.click(screen.getByRole("button", { name: "Salvar" }));
    await screen.findByText("Plano salvo");
    expect(backend.sent("PUT")[0]?.body).toEqual({ id: "1", name: "Um", planPayments, description: "a" });
  });
});

describe("a coupon's page", () => {
  test.each([
    ["an object", { $date: "2027-01-01" }, '{"$date":"2027-01-01"}'],
    ["a day in another format", "31/01/2027", "31/01/2027"],
    ["an invalid day", "0000-00-00", "0000-00-00"],
    ["nothing", null, "--/--/----Não expira"],
  ])("shows a last day of %s as it is", async (_, expirationDate, told) => {
    const figure = await show("coupon", { code: "A", status: "active", expirationDate });
    expect(await figure("Expira em")).toBe(told);
  });

  test("shows a last day in milliseconds since 1970 as expired", async () => {
    const figure = await show("coupon", { code: "A", expirationDate: Date.UTC(2020, 0, 31) });
    expect(await figure("Expira em")).toBe("Expirado31/01/2020");
  });

  test("shows a non-numeric value and limit as they are, and no count if there is none", async () => {
    const figure = await show("coupon", { code: "A", type: "discount", value: "1.234,50", usageLimit: "dez" });
    expect([await figure("Valor"), await figure("Usos"), await figure("Limite de usos")]).toEqual([
      "1.234,50",
      "–",
      "dez",
    ]);
  });

  test("renders if its accounts are not a list", async () => {
    const figure = await show("coupon", { code: "A", distribution: "individual", accounts: {} });
    expect(await figure("Usos")).toBe("–");
  });
});

describe("an account's page", () => {
  const plans = {
    "/plans": [{ id: "p", name: "Escola", planPayments: [null, payment], rechargePeriodicity: "weekly" }],
  };

  test.each([
    ["of its plan by its id", { planId: "p", planPayment: "m" }, "Mensal"],
    ["by itself", { planId: "p", planPayment: { id: "x", name: "Antiga", price: 5 } }, "Antiga"],
    ["by its price if it has no name", { planPayment: { id: "x", name: null, price: 5 } }, "5,00"],
    ["by its id if nothing else is known", { planId: "p", planPayment: "gone" }, "gone"],
    ["as none", { planId: "p", planPayment: null }, "–"],
  ])("shows its payment %s", async (_, account, told) => {
    const figure = await show("account", { username: "a@b.example", status: "active", ...account }, plans);
    await screen.findAllByText(/Escola|–/);
    await expect.poll(() => figure("Opção de cobrança")).toBe(told);
  });

  test("invents neither credits, nor an activation, nor an amount", async () => {
    const account = { username: "a@b.example", status: "blocked", planId: "p", amount: "1.234,50" };
    const figure = await show("account", { ...account, type: "business", principalUser: "false" }, plans);
    await screen.findByText("Escola");
    expect(await figure("Créditos por recarga")).toMatch(/^–weekly$/i);
    expect(await figure("Ativação")).toBe("–");
    expect(await figure("Valor cobrado")).toBe("1.234,50");
    expect(await figure("Usuário principal")).toBe("Não");
  });

  test.each([
    ["itself", { id: "p", name: "Escola" }],
    ["its id", "p"],
  ])("finds its plan if the response contains only `plan`, as %s", async (_, plan) => {
    await show("account", { username: "a@b.example", plan }, plans);
    expect((await screen.findByRole("link", { name: "Escola" })).getAttribute("href")).toBe("/plans/show/p");
  });
});
