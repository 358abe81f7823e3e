import { screen } from "@testing-library/react";
import { columnTexts, deferred, FakeBackend, renderScreen, ServiceContext } from "entity-console/testing/console";
import { expect, test } from "vitest";
import { serviceApi } from "../../../../generated/api/service.ts";
import { planScreens } from "../../../../generated/screens/plan.ts";
// Import the lazy-loaded module now, so that no test waits for it.
import "./read-payers.ts";
import { PlanList } from "./plan-list.tsx";

const payment = { id: "m1", name: "Mensal", status: "active", periodicity: "monthly", price: 19.9, currency: "BRL" };
const yearly = { ...payment, id: "y1", name: "Anual", periodicity: "yearly", price: 199 };
const plans = [
  { id: "p1", name: "Essencial", status: "active", planPayments: [payment, { ...yearly, status: "inactive" }] },
  { id: "p2", name: "Grátis", status: "active", planPayments: [] },
];
const paying = { status: "active", planId: "p1", planPayment: "m1", amount: 19.9 };
const accounts = [
  { ...paying, id: "a1", username: "ana" },
  { ...paying, id: "a2", username: "bia", amount: 1 },
  { ...paying, id: "a3", username: "cid", status: "suspended" },
];

function showPlans(options: object, tables: object = {}) {
  const backend = new FakeBackend({
    tables: { "/plans": plans, "/accounts/all": accounts, "/coupons": [], ...tables },
    answers: { "/dashboard/finance": { revenue: [{ planId: "p1", accounts: 7 }] } },
    shape: "bare",
  });
  return renderPlans(backend, options).then(() => backend);
}

function renderPlans(backend: FakeBackend, options: object = {}) {
  const element = (
    <ServiceContext value={serviceApi(backend)}>
      <PlanList screens={planScreens} />
    </ServiceContext>
  );
  return renderScreen({ backend, route: "/plans", at: "/plans", element, ...options });
}

test("plans are listed with the prices that are open, and with the accounts that pay them, counted out of one list", async () => {
  const backend = await showPlans({});
  expect(await screen.findByText(/^R\$.19,90 · Mensal$/)).toBeTruthy();
  await screen.findByText("2");
  expect(columnTexts("Contas pagantes")).toEqual(["2", "0"]);
  expect(screen.queryByText(/199/)).toBeNull();
  expect(backend.calls.filter(({ path }) => path === "/accounts/all")).toHaveLength(1);
});

test("a plan without a price has an empty place, and one of a backend's own words has them as they came", async () => {
  const odd = { ...payment, price: "19.90", currency: null, periodicity: "WEEKLY" };
  await showPlans({}, { "/plans": [{ ...plans[0], planPayments: [odd] }, plans[1]] });
  await screen.findByText("19,90 · WEEKLY");
  expect(columnTexts("Preços")).toEqual(["19,90\u00a0·\u00a0WEEKLY", "–"]);
});

test("lines break between prices, never inside one", async () => {
  const onDemand = { ...yearly, id: "d1", periodicity: "on-demand" };
  await showPlans({}, { "/plans": [{ ...plans[0], planPayments: [payment, onDemand] }] });
  await screen.findByText(/Mensal/);
  const [prices] = columnTexts("Preços");
  expect(prices?.split(" ")).toEqual([
    "R$\u00a019,90\u00a0·\u00a0Mensal",
    "ou\u00a0R$\u00a0199,00\u00a0·\u00a0Sob\u00a0demanda",
  ]);
});

test("sums are requested once from a backend that supports them", async () => {
  const backend = await showPlans({ abilities: { sums: true } });
  await screen.findByText("7");
  expect(backend.calls.filter(({ path }) => path === "/dashboard/finance")).toHaveLength(1);
  expect(backend.calls.filter(({ path }) => path === "/accounts/all")).toEqual([]);
});

test("sums are requested only after the plans are shown", async () => {
  const [rows, sums] = [deferred<void>(), deferred<void>()];
  const backend = new FakeBackend({ tables: { "/plans": plans, "/accounts/all": accounts, "/coupons": [] } });
  backend.holdRecords("/plans", rows.promise);
  backend.holdRecords("/accounts", sums.promise);
  await renderPlans(backend);
  // Longer than the wait for rendering.
  await new Promise((settled) => setTimeout(settled, 300));
  expect(backend.calls.map(({ path }) => path)).toEqual(["/plans"]);
  rows.resolve();
  await screen.findByText("Essencial");
  expect(columnTexts("Contas pagantes")).toEqual(["–", "–"]);
  sums.resolve();
  await screen.findByText("2");
});
