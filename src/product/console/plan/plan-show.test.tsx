import { screen, within } from "@testing-library/react";
import { FakeBackend, renderScreen, ServiceContext } from "entity-console/testing/console";
import { describe, expect, test } from "vitest";
import { serviceApi } from "../../../../generated/api/service.ts";
import { planScreens } from "../../../../generated/screens/plan.ts";
import { PlanShow } from "./plan-show.tsx";

const monthly = { name: "Mensal", currency: "BRL", price: 29.9, periodicity: "monthly", status: "active" };
const plan = {
  id: "p1",
  name: "Essencial",
  status: "active",
  accountType: "individual",
  features: [],
  planPayments: [
    { ...monthly, id: "m1" },
    { ...monthly, id: "y1", name: "Doze meses", periodicity: "yearly", price: 298.8, status: "inactive" },
  ],
};
const account = {
  id: "a1",
  username: "ana@escola.example",
  status: "active",
  planId: "p1",
  planPayment: "m1",
  amount: 30,
};
const accounts = [
  account,
  { ...account, id: "a2", username: "bia@escola.example", status: "suspended" },
  { ...account, id: "a3", username: "cora@escola.example", planPayment: "y1", amount: 120 },
  { ...account, id: "a4", username: "dora@escola.example", planId: "p2", planPayment: "m2" },
];

async function showPlan(shape: "bare" | "envelope", language = "pt-BR") {
  const backend = new FakeBackend({
    tables: { "/accounts/all": accounts, "/plans": [plan], "/coupons": [], "/features": [] },
    shape,
  });
  return await renderScreen({
    backend,
    route: "/plans/show/:id",
    at: "/plans/show/p1",
    element: (
      <ServiceContext value={serviceApi(backend)}>
        <PlanShow screens={planScreens} />
      </ServiceContext>
    ),
    language,
  });
}

describe("a plan's page", () => {
  test.each([
    ["pt-BR", "Contas pagantes", "Receita mensal recorrente", /^R\$.40,00$/],
    ["en-US", "Paying accounts", "Monthly recurring revenue", /^R\$40\.00$/],
  ] as const)("starts with the number of accounts and the monthly revenue, in %s", async (...row) => {
    const [language, payers, revenue, sum] = row;
    await showPlan("bare", language);
    const brings = (await screen.findByText(revenue, { selector: "dt" })).nextElementSibling as HTMLElement;
    expect(await within(brings).findByText(sum)).toBeTruthy();
    const pay = screen.getByText(payers, { selector: "dt" }).nextElementSibling as HTMLElement;
    expect(within(pay).getByRole("link", { name: "2" }).getAttribute("href")).toBe("/accounts?status=active&planId=p1");
  });

  test.each(["bare", "envelope"] as const)("counts the accounts of each of its prices over %s lists", async (shape) => {
    await showPlan(shape);
    const panel = within(await screen.findByRole("region", { name: "Preços" }));
    const first = panel.getByText("Mensal", { selector: "dt" }).nextElementSibling as HTMLElement;
    expect(first.textContent).toMatch(/^R\$.29,90/);
    const link = await within(first).findByRole("link", { name: "2 contas" });
    expect(link.getAttribute("href")).toBe("/accounts?planId=p1&planPayment=m1");
    const second = panel.getByText("Doze meses", { selector: "dt" }).nextElementSibling as HTMLElement;
    expect(second.textContent).toMatch(/^R\$.298,80Anual · Inativa · 1 conta$/);
  });

  test("shows each price once", async () => {
    await showPlan("bare");
    await screen.findByRole("region", { name: "Preços" });
    expect(screen.queryByRole("table", { name: "Preços" })).toBeNull();
    expect(screen.getAllByText(/29,90/)).toHaveLength(1);
  });
});
