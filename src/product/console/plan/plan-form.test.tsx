import { screen, waitFor } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { EditScreen } from "#console/crud/form/edit-screen.tsx";
import { FakeBackend } from "#console/crud/testing/fake-backend.ts";
import { renderScreen } from "#console/crud/testing/render-screen.tsx";
import { planUpdateSchema } from "../../../../generated/schemas/plan.ts";
import { planScreens } from "../../../../generated/screens/plan.ts";
import { validatePlanUpdate } from "../../../../generated/validators/plan.js";
import { overrideRegistry } from "../overrides/registry.ts";
// Fetched when it is wanted; the tests are not about how long that takes.
import "./price-question.tsx";

const payment = {
  id: "m1",
  planId: "p1",
  name: "Mensal",
  status: "active",
  periodicity: "monthly",
  price: 19.9,
  currency: "BRL",
};
const plan = {
  id: "p1",
  name: "Essencial",
  status: "active",
  accountType: "individual",
  features: [],
  planPayments: [payment],
};
const account = { id: "a1", username: "ana@escola.example", planId: plan.id, planPayment: payment.id };
const accounts = [
  { ...account, amount: payment.price },
  { ...account, id: "a2", username: "bia@escola.example", amount: 1 },
  { ...account, id: "a3", username: "cid@escola.example", amount: payment.price, planId: "p9" },
];

async function changePrice() {
  const backend = new FakeBackend({ tables: { "/plans": [plan], "/accounts/all": accounts, "/features": [] } });
  const form = { schema: planUpdateSchema, validate: validatePlanUpdate };
  const element = <EditScreen screens={planScreens} form={form} />;
  const at = `/plans/edit/${plan.id}`;
  const { user } = await renderScreen({ backend, route: "/plans/edit/:id", at, element, overrides: overrideRegistry });
  const [price] = await screen.findAllByRole("textbox", { name: /Preço/ });
  await user.clear(price as HTMLElement);
  await user.type(price as HTMLElement, "2490");
  await user.tab();
  await screen.findByText(/1 conta paga o preço de antes/);
  const save = async () => {
    await user.click(screen.getByRole("button", { name: "Salvar" }));
    await screen.findByText("Plano salvo");
  };
  const written = () => backend.sent("PUT").filter(({ path }) => path.startsWith("/accounts"));
  return { user, save, written };
}

describe("another price of a plan", () => {
  test("leaves what accounts pay as it is, unless it is said otherwise", async () => {
    const { save, written } = await changePrice();
    expect(screen.getByText(/^Mais 1 conta paga outro valor/)).toBeTruthy();
    await save();
    expect(written()).toEqual([]);
  });

  test("becomes what those pay who paid the old one, where that was chosen", async () => {
    const { user, save, written } = await changePrice();
    await user.click(screen.getByRole("radio", { name: /1 conta passa a pagar R\$.24,90/ }));
    await save();
    await waitFor(() => expect(written()).toHaveLength(1));
    expect(written()[0]).toMatchObject({ id: "a1", body: { ...accounts[0], amount: 24.9 } });
  });
});
