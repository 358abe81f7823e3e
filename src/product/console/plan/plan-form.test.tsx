import { screen, waitFor, within } from "@testing-library/react";
import { EditScreen } from "entity-console/console/screens";
import { deferred, FakeBackend, renderScreen } from "entity-console/testing/console";
import { describe, expect, test } from "vitest";
import { planUpdateSchema } from "../../../../generated/schemas/plan.ts";
import { planScreens } from "../../../../generated/screens/plan.ts";
import { validatePlanUpdate } from "../../../../generated/validators/plan.js";
import { overrideRegistry } from "../overrides/registry.ts";
// Import the lazy-loaded module now, so that tests do not depend on its loading time.
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

async function openPlan() {
  const backend = new FakeBackend({ tables: { "/plans": [plan], "/accounts/all": accounts, "/features": [] } });
  const form = { schema: planUpdateSchema, validate: validatePlanUpdate };
  const element = <EditScreen screens={planScreens} form={form} />;
  const at = `/plans/edit/${plan.id}`;
  const { user } = await renderScreen({ backend, route: "/plans/edit/:id", at, element, overrides: overrideRegistry });
  const [price] = await screen.findAllByRole("textbox", { name: /Preço/ });
  const retype = async (digits: string) => {
    await user.clear(price as HTMLElement);
    await user.type(price as HTMLElement, digits);
  };
  const save = () => user.click(screen.getByRole("button", { name: "Salvar" }));
  return { backend, user, retype, save };
}

async function changePrice() {
  const { backend, user, retype, save: press } = await openPlan();
  await retype("2490");
  await user.tab();
  await screen.findByText(/1 conta paga o preço anterior/);
  const save = async () => {
    await press();
    await screen.findByText("Plano salvo");
  };
  const written = () => backend.sent("PUT").filter(({ path }) => path.startsWith("/accounts"));
  return { backend, user, save, press, written };
}

describe("another price of a plan", () => {
  test("keeps the prices of accounts by default", async () => {
    const { save, written } = await changePrice();
    expect(screen.getByText(/^Mais 1 conta tem valor negociado/)).toBeTruthy();
    await save();
    expect(written()).toEqual([]);
  });

  test("updates the accounts with the old price if the user chooses that", async () => {
    const { user, save, written } = await changePrice();
    await user.click(screen.getByRole("radio", { name: /1 conta passa a pagar R\$.24,90/ }));
    await save();
    await waitFor(() => expect(written()).toHaveLength(1));
    expect(written()[0]).toMatchObject({ id: "a1", body: { ...accounts[0], amount: 24.9 } });
  });

  test("is not saved before it was seen who pays the old one", async () => {
    const { backend, retype, save } = await openPlan();
    const gate = deferred<void>();
    backend.holdRecords("/accounts", gate.promise);
    await retype("2490");
    await save();
    gate.resolve();
    expect(await screen.findByText(/^Ainda não salvo: confira antes quem paga/)).toBeTruthy();
    expect(backend.sent("PUT")).toEqual([]);
    expect(document.activeElement?.textContent).toContain("1 conta paga o preço anterior");
    await save();
    await screen.findByText("Plano salvo");
  });

  test.each([
    ["mine", /^Salvar a minha/, 1],
    ["theirs", /^Salvar/, 0],
  ])("is applied to accounts after a conflict if %s wins", async (side, button, count) => {
    const { backend, user, press, written } = await changePrice();
    await user.click(screen.getByRole("radio", { name: /1 conta passa a pagar/ }));
    backend.change("/plans", plan.id, { planPayments: [{ ...payment, price: 29.9 }] });
    await press();
    const dialog = within(await screen.findByRole("dialog"));
    if (side === "theirs") {
      await user.click(dialog.getByRole("radio", { name: /Versão salva$/ }));
    }
    await user.click(dialog.getByRole("button", { name: button }));
    await screen.findByText("Plano salvo");
    await waitFor(() => expect(written().length).toBeGreaterThanOrEqual(count));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(written()).toHaveLength(count);
  });
});
