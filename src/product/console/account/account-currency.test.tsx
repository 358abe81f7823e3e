import { screen, waitFor } from "@testing-library/react";
import { EditScreen, ListScreen, ShowScreen } from "entity-console/console/screens";
import { FakeBackend, renderScreen } from "entity-console/testing/console";
import { expect, test } from "vitest";
import { accountUpdateSchema } from "../../../../generated/schemas/account.ts";
import { accountScreens } from "../../../../generated/screens/account.ts";
import { validateAccountUpdate } from "../../../../generated/validators/account.js";
import { overrideRegistry } from "../overrides/registry.ts";

const payments = [
  { id: 11, name: "Mensal", currency: "USD", price: 20, periodicity: "monthly", status: "active" },
  { id: 12, name: "Anual", currency: "EUR", price: 200, periodicity: "yearly", status: "active" },
];
const plan = { id: 1, name: "Escola", accountType: "business", planPayments: payments };
const names = { username: "ana@escola.example", email: "ana@escola.example", status: "active", type: "business" };
const account = { id: 7, ...names, planId: 1, planPayment: 11, amount: 20, principalUser: false };

const world = (change: object = {}) =>
  new FakeBackend({
    tables: { "/accounts/all": [{ ...account, ...change }], "/plans": [plan] },
    answers: { "/plans/enabled": [plan] },
  });

const form = { schema: accountUpdateSchema, validate: validateAccountUpdate };
const screens = {
  list: { route: "/accounts", at: "/accounts", element: <ListScreen screens={accountScreens} /> },
  show: { route: "/accounts/show/:id", at: "/accounts/show/7", element: <ShowScreen screens={accountScreens} /> },
  edit: {
    route: "/accounts/edit/:id",
    at: "/accounts/edit/7",
    element: <EditScreen screens={accountScreens} form={form} />,
  },
};

test.each(["list", "show"] as const)("an account's amount is in its payment's currency on the %s", async (where) => {
  await renderScreen({ backend: world(), ...screens[where] });
  expect(await screen.findByText("US$ 20,00")).toBeTruthy();
});

test.each(["list", "show"] as const)(
  "the same applies if plan and payment are returned as records, on the %s",
  async (where) => {
    const [payment] = payments;
    const records = {
      planId: undefined,
      plan: { id: 1, name: "Escola" },
      planPayment: { id: payment?.id, name: "Mensal" },
    };
    await renderScreen({ backend: world(records), ...screens[where] });
    expect(await screen.findByText("US$ 20,00")).toBeTruthy();
  },
);

test.each(["list", "show"] as const)("without a payment it is in the product's currency on the %s", async (where) => {
  await renderScreen({ backend: world({ planPayment: null }), ...screens[where] });
  expect(await screen.findByText("R$ 20,00")).toBeTruthy();
});

test("a payment that is gone leaves the amount without a currency rather than in a wrong one", async () => {
  const backend = world({ planPayment: 99 });
  await renderScreen({ backend, ...screens.show });
  await waitFor(() => expect(backend.calls.some(({ path }) => path === "/plans/{id}")).toBe(true));
  expect(screen.getByText("20,00")).toBeTruthy();
});

test("the form shows the currency of the chosen payment and sends its id unchanged", async () => {
  const backend = world();
  const { user } = await renderScreen({ backend, ...screens.edit });
  const amount = await screen.findByLabelText(/^Valor cobrado/);
  const signs = () => amount.closest("div")?.textContent;
  await waitFor(() => expect(signs()).toContain("US$"));
  await user.click(screen.getByRole("combobox", { name: /^Opção de cobrança/ }));
  await user.click(await screen.findByRole("option", { name: "Anual" }));
  await waitFor(() => expect(signs()).toContain("€"));
  await user.click(screen.getByRole("button", { name: "Salvar" }));
  await waitFor(() => expect(backend.sent("PUT")).toHaveLength(1));
  expect(backend.sent("PUT")[0]?.body).toMatchObject({ planId: 1, planPayment: 12 });
});

test("without an expanded plan in the response, the plan and payment are sent as ids", async () => {
  const backend = world({ planId: undefined, plan: null, planPayment: null, amount: null });
  const { user } = await renderScreen({ backend, ...screens.edit, overrides: overrideRegistry });
  await user.click(await screen.findByRole("combobox", { name: /^Plano/ }));
  await user.click(await screen.findByRole("option", { name: "Escola" }));
  await screen.findByText(/US\$ 20,00/);
  await user.click(screen.getByRole("button", { name: "Salvar" }));
  await waitFor(() => expect(backend.sent("PUT")).toHaveLength(1));
  const body = backend.sent("PUT")[0]?.body;
  expect(body).toMatchObject({ plan: { id: 1, name: "Escola" }, planPayment: 11, amount: 20 });
  expect(Object.keys(body as object)).not.toContain("planId");
});
