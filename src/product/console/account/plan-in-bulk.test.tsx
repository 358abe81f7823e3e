import { screen, waitFor, within } from "@testing-library/react";
import { ApiError, type EntityRecord } from "entity-console/console";
import { BulkDialog, FakeBackend, renderScreen } from "entity-console/testing/console";
import { describe, expect, test } from "vitest";
import { accountScreens } from "../../../../generated/screens/account.ts";
import { overrideRegistry } from "../overrides/registry.ts";

const paymentOf = (id: string, price: number, periodicity: string) => {
  return { id, name: periodicity, currency: "BRL", price, periodicity, status: "active" };
};
const plans = [
  { id: "p1", name: "Essencial", accountType: "individual", planPayments: [paymentOf("m1", 19.9, "monthly")] },
  {
    id: "p2",
    name: "Escola",
    accountType: "business",
    planPayments: [paymentOf("m2", 890, "monthly"), paymentOf("y2", 8900, "yearly")],
  },
  { id: "p3", name: "Livre", accountType: "individual", planPayments: [] },
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
const bia = { ...account, id: "a2", username: "bia@escola.example", email: "bia@escola.example" };

/** Opens the list of accounts and selects a plan for all of them. */
async function choosePlan(name: string, accounts: readonly EntityRecord[], isUnread = false) {
  const backend = new FakeBackend({
    tables: { "/accounts/all": accounts, "/plans": plans },
    answers: { "/plans/enabled": plans.map(({ id, name: title }) => ({ id, name: title })) },
  });
  if (isUnread) {
    const refused = Promise.reject(new ApiError({ kind: "http", statusCode: 500, message: "No" }));
    refused.catch(() => undefined);
    backend.holdRecords("/plans", refused);
  }
  const element = (
    <BulkDialog
      screens={accountScreens}
      records={accounts}
      choice={{ field: "planId" }}
      onDone={() => undefined}
      onClose={() => undefined}
    />
  );
  const { user } = await renderScreen({
    backend,
    route: "/accounts",
    at: "/accounts",
    element,
    overrides: overrideRegistry,
  });
  const dialog = within(await screen.findByRole("dialog"));
  await user.click(dialog.getByRole("combobox", { name: "Novo valor" }));
  await user.click(await screen.findByRole("option", { name }));
  const save = dialog.getByRole<HTMLButtonElement>("button", { name: /^Alterar \d/ });
  const sent = () => backend.sent("PUT").map(({ body }) => body as EntityRecord);
  return { user, dialog, save, sent };
}

const SCHOOL = { type: "business", planId: "p2", planPayment: "m2", amount: 890 };

describe("another plan of many accounts", () => {
  test("updates price, payment and type, shows old and new values before sending, and a single undo reverts all", async () => {
    const { user, dialog, save, sent } = await choosePlan("Escola", [account, bia]);
    const row = within(await dialog.findByRole("row", { name: /ana@/ }));
    const [before, after] = row.getAllByRole("cell");
    await waitFor(() => expect(after?.textContent).toMatch(/Escola.*Empresarial.*monthly.*890,00/));
    expect(before?.textContent).toMatch(/Essencial.*Individual.*monthly.*19,90/);
    expect(dialog.queryByText(/outro tipo de conta/)).toBeNull();
    await user.click(save);
    await waitFor(() => expect(sent()).toEqual([account, bia].map((each) => ({ ...each, ...SCHOOL }))));
    await user.click(await screen.findByRole("button", { name: "Desfazer", hidden: true }));
    await waitFor(() => expect(sent().slice(2)).toEqual([account, bia]));
  });

  test("takes payment and price away where the new one has none", async () => {
    const { user, save, sent } = await choosePlan("Livre", [account]);
    await waitFor(() => expect(save.disabled).toBe(false));
    await user.click(save);
    const { planPayment: _, amount: __, ...rest } = account;
    await waitFor(() => expect(sent()).toEqual([{ ...rest, planId: "p3" }]));
  });

  test("is not sent where the plan cannot be read", async () => {
    const { dialog, save } = await choosePlan("Escola", [account], true);
    expect(await dialog.findByText(/^Não foi possível verificar o que mais mudaria/)).toBeTruthy();
    expect(save.disabled).toBe(true);
  });

  test("is sent in the format in which the backend returns plans, and undone in the same format", async () => {
    const { planId: _, ...rest } = account;
    const foreign = { ...rest, plan: { id: "p1", name: "Essencial" }, planPayment: { id: "m1" } };
    const { user, save, sent } = await choosePlan("Escola", [foreign]);
    await waitFor(() => expect(save.disabled).toBe(false));
    await user.click(save);
    const wanted = { ...rest, ...SCHOOL, plan: { id: "p2", name: "Escola" }, planPayment: { id: "m2" } };
    const { planId: __, ...body } = wanted;
    await waitFor(() => expect(sent()).toEqual([body]));
    await user.click(await screen.findByRole("button", { name: "Desfazer", hidden: true }));
    await waitFor(() => expect(sent()[1]).toEqual(foreign));
  });
});
