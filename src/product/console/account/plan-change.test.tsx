import { screen, waitFor } from "@testing-library/react";
import { ApiError } from "entity-console/console";
import { EditScreen } from "entity-console/console/screens";
import { deferred, FakeBackend, renderScreen } from "entity-console/testing/console";
import { describe, expect, test } from "vitest";
import { accountUpdateSchema } from "../../../../generated/schemas/account.ts";
import { accountScreens } from "../../../../generated/screens/account.ts";
import { validateAccountUpdate } from "../../../../generated/validators/account.js";
import { overrideRegistry } from "../overrides/registry.ts";

const paymentOf = (id: string, price: number) => ({
  id,
  name: "Mensal",
  currency: "BRL",
  price,
  periodicity: "monthly",
  status: "active",
});
const plans = [
  { id: "p1", name: "Essencial", accountType: "individual", planPayments: [paymentOf("m1", 19.9)] },
  { id: "p2", name: "Escola", accountType: "business", planPayments: [paymentOf("m2", 890)] },
];
const account = {
  id: "a1",
  username: "ana@escola.example",
  email: "ana@escola.example",
  status: "active",
  type: "individual",
  planId: "p1",
  planPayment: "m1",
  amount: 19.9,
  principalUser: false,
};

/** Opens the form of an account; its plans are returned after `gate`. */
async function editAccount(gate: Promise<void>) {
  const backend = new FakeBackend({
    tables: { "/accounts/all": [account], "/plans": plans },
    answers: { "/plans/enabled": plans.map(({ id, name }) => ({ id, name })) },
  });
  backend.holdRecords("/plans", gate);
  const form = { schema: accountUpdateSchema, validate: validateAccountUpdate };
  const element = <EditScreen screens={accountScreens} form={form} />;
  const at = "/accounts/edit/a1";
  const { user } = await renderScreen({
    backend,
    route: "/accounts/edit/:id",
    at,
    element,
    overrides: overrideRegistry,
  });
  await user.click(await screen.findByRole("combobox", { name: /^Plano/ }));
  await user.click(await screen.findByRole("option", { name: "Escola" }));
  const save = () => user.click(screen.getByRole("button", { name: /^Salv/ }));
  return { user, save, sent: () => backend.sent("PUT").map(({ body }) => body) };
}

const SCHOOL = { planId: "p2", planPayment: "m2", amount: 890, type: "business" };

describe("another plan of an account", () => {
  test("is saved with its price, however late the plan is read", async () => {
    const gate = deferred<void>();
    const { save, sent } = await editAccount(gate.promise);
    await save();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(sent()).toEqual([]);
    gate.resolve();
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]).toMatchObject(SCHOOL);
  });

  test("keeps the amount that was typed while the plan was on its way", async () => {
    const gate = deferred<void>();
    const { user, save, sent } = await editAccount(gate.promise);
    const amount = screen.getByLabelText(/^Valor cobrado/);
    await user.clear(amount);
    await user.type(amount, "50000");
    gate.resolve();
    await save();
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]).toMatchObject({ ...SCHOOL, amount: 500 });
  });

  test("that cannot be loaded is saved without its price only after a warning", async () => {
    const gate = deferred<void>();
    const { save, sent } = await editAccount(gate.promise);
    await save();
    gate.reject(new ApiError({ kind: "http", statusCode: 403, message: "Forbidden" }));
    expect((await screen.findAllByText(/^Não foi possível carregar o plano/)).length).toBeGreaterThan(0);
    expect(sent()).toEqual([]);
    await waitFor(() => expect(screen.getByRole("button", { name: "Salvar" })).toBeTruthy());
    await save();
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]).toMatchObject({ planId: "p2", amount: 19.9 });
  });
});
