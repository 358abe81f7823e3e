import { screen, waitFor, within } from "@testing-library/react";
import { FakeBackend, renderScreen } from "entity-console/testing/console";
import { describe, expect, test } from "vitest";
import { accountScreens } from "../../../../generated/screens/account.ts";
import { AccountShow } from "./account-show.tsx";
// Import the lazy-loaded module now, so that tests do not depend on its loading time.
import "./plan-drawer.tsx";

const paymentOf = (id: string, price: number, more: object = {}) => ({
  id,
  name: "Mensal",
  currency: "BRL",
  price,
  periodicity: "monthly",
  status: "active",
  ...more,
});
const credits = { creditRecharge: 100, rechargePeriodicity: "monthly" };
const plans = [
  { ...credits, id: "p1", name: "Essencial", accountType: "individual", planPayments: [paymentOf("m1", 29.9)] },
  {
    ...credits,
    id: "p2",
    name: "Escola",
    accountType: "business",
    planPayments: [paymentOf("m2", 89), paymentOf("y2", 890, { name: "Anual", periodicity: "yearly" })],
  },
];
const account = {
  id: "a1",
  username: "ana@escola.example",
  email: "ana@escola.example",
  status: "pending",
  type: "individual",
  planId: "p1",
  planPayment: "m1",
  amount: 19.9,
  principalUser: false,
};
const redeemed = {
  id: "r1",
  createdAt: "2026-11-02T12:00:00Z",
  code: "VOLTA",
  couponId: "c1",
  type: "credits",
  value: 50,
};

interface Shown {
  readonly audit?: boolean;
  readonly language?: string;
  readonly change?: object;
}

async function showAccount(shape: "bare" | "envelope", { audit = true, language = "pt-BR", change = {} }: Shown = {}) {
  const backend = new FakeBackend({
    tables: {
      "/accounts/all": [{ ...account, ...change }],
      "/plans": plans,
      "/coupons": [],
      "/redemptions": [
        { ...redeemed, accountId: "a1" },
        { ...redeemed, id: "r2", code: "OUTRA", accountId: "a2" },
      ],
    },
    answers: { "/plans/enabled": plans.map(({ id, name }) => ({ id, name })) },
    shape,
  });
  const shown = await renderScreen({
    backend,
    route: "/accounts/show/:id",
    at: "/accounts/show/a1",
    element: <AccountShow screens={accountScreens} />,
    abilities: { audit },
    language,
  });
  return { ...shown, backend };
}

describe("an account's page", () => {
  test.each([
    ["pt-BR", /^R\$.10,00 abaixo do preço do plano, R\$.29,90$/, "100 créditos", "Pendente"],
    ["en-US", /^R\$10\.00 below the plan's price, R\$29\.90$/, "100 credits", "Pending"],
  ] as const)("starts with its price compared with the plan's price, in %s", async (...row) => {
    const [language, gap, given, wait] = row;
    await showAccount("bare", { language });
    expect(await screen.findByText(gap)).toBeTruthy();
    expect(screen.getByText(given, { exact: false })).toBeTruthy();
    expect(screen.getAllByText(wait).length).toBeGreaterThan(0);
  });

  test.each(["individual", "business"])("shows each figure of an %s account once", async (type) => {
    await showAccount("bare", { change: { type } });
    await screen.findByText(/abaixo do preço/);
    const labels = screen.getAllByRole("term").map(({ textContent }) => textContent);
    expect(labels).toEqual([...new Set(labels)]);
    expect(labels).toEqual(
      expect.arrayContaining(["Plano", "Opção de cobrança", "Valor cobrado", "Usuário principal"]),
    );
  });

  test("names the coupons that it redeemed, and none of others", async () => {
    await showAccount("envelope");
    const link = await screen.findByRole("link", { name: "VOLTA" });
    expect(link.getAttribute("href")).toBe("/coupons/show/c1");
    expect(screen.queryByText("OUTRA")).toBeNull();
  });

  test("shows a notice for a backend without redemptions", async () => {
    const { backend } = await showAccount("bare", { audit: false });
    expect(await screen.findByText("Este servidor não informa quem resgatou o cupom.")).toBeTruthy();
    expect(backend.calls.filter(({ path }) => path === "/redemptions")).toEqual([]);
  });
});

test.each(["bare", "envelope"] as const)(
  "another plan is chosen in a drawer that compares the prices before saving, with %s lists",
  async (shape) => {
    const { user, backend } = await showAccount(shape);
    await screen.findByText(/abaixo do preço/);
    await user.click(screen.getByRole("button", { name: "Mudar plano" }));
    const drawer = within(await screen.findByRole("dialog", { name: "Mudar plano" }));
    const save = drawer.getByRole("button", { name: "Salvar" });
    expect(save.hasAttribute("disabled")).toBe(true);
    await user.click(drawer.getByRole("combobox", { name: "Plano" }));
    await user.click(await screen.findByRole("option", { name: "Escola" }));
    expect(await drawer.findByText("Plano: Essencial → Escola")).toBeTruthy();
    expect(drawer.getByText(/^Valor cobrado: R\$.19,90 → R\$.89,00$/)).toBeTruthy();
    expect(drawer.getByText(/^R\$.69,10 a mais$/)).toBeTruthy();
    expect(drawer.getByText("O tipo da conta muda para: Empresarial")).toBeTruthy();
    expect(backend.sent("PUT")).toEqual([]);
    await user.click(save);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    const [{ body } = {}] = backend.sent("PUT");
    expect(body).toMatchObject({ planId: "p2", planPayment: "m2", amount: 89, type: "business", status: "pending" });
  },
);
