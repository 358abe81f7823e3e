import { screen, waitFor, within } from "@testing-library/react";
import {
  address,
  closeConsole,
  fakeFetch,
  json,
  mockWindowApis,
  openAt,
  type SentCall,
  testConfig,
} from "entity-console/testing/console";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import "../home.tsx";
import "./revenue-accounts-screen.tsx";
import "./redemptions-screen.tsx";

const days = (sinceDay: string, untilDay: string) => ({ sinceDay, untilDay, isPartial: untilDay === "2026-11-21" });
const month = (sinceDay: string, untilDay: string, more: object = {}) => ({
  ...days(sinceDay, untilDay),
  isRestated: false,
  currency: "BRL",
  openingBalance: 100,
  carriedOver: 0,
  newBusiness: 50,
  reactivation: 0,
  expansion: 10,
  contraction: 0,
  churn: -20,
  planTransfer: 0,
  closingBalance: 140,
  openingAccounts: 4,
  carriedOverAccounts: 0,
  gainedAccounts: 2,
  lostAccounts: 1,
  closingAccounts: 5,
  ...more,
});
const NOW = [
  month("2026-10-01", "2026-10-31"),
  month("2026-11-01", "2026-11-21", { openingBalance: 140, closingBalance: 180, closingAccounts: 6 }),
  month("2026-11-01", "2026-11-21", { currency: "USD", closingBalance: 7 }),
];
const BEFORE = [
  month("2026-07-01", "2026-07-31"),
  month("2026-08-01", "2026-08-21", { closingBalance: 90, closingAccounts: 3 }),
];
const coupons = (sinceDay: string, untilDay: string, redemptions: number) => ({
  ...days(sinceDay, untilDay),
  redemptions,
  credits: 30,
  discounts: 12.5,
});
const history = (revenue: readonly object[], couponMonths: readonly object[]) => ({
  monthsZone: "America/Sao_Paulo",
  computedAt: "2026-11-21T15:00:00.000Z",
  firstMovement: "2025-01-01",
  ruleVersion: 1,
  revenue,
  coupons: couponMonths,
});

const account = {
  accountId: "a1",
  username: "ana@escola.example",
  effectiveAt: "2026-11-02T12:00:00.000Z",
  recordedAt: "2026-11-02T12:00:00.000Z",
  movementCause: "created",
  monthlyBefore: 0,
  monthlyAfter: 50,
  plan: "Essencial",
};

let isEmpty = false;

const PLANS = [
  month("2026-11-01", "2026-11-21", { planId: "p1", plan: "Essencial", planTransfer: -30, closingBalance: 110 }),
  month("2026-11-01", "2026-11-21", { planId: "p2", plan: "Escola", planTransfer: 30, closingBalance: 170 }),
];

const planHistory = (isNow: boolean) =>
  json(history(isNow ? PLANS : [month("2026-08-01", "2026-08-21", { planId: "p2", closingBalance: 85 })], []));

function answer({ url }: SentCall): Response {
  const { pathname, searchParams } = new URL(url, "http://console.invalid");
  const since = searchParams.get("sinceDay") ?? "";
  if (searchParams.get("splitBy") === "plan") {
    return planHistory((searchParams.get("untilDay") ?? "") > "2026-11-01");
  }
  if (pathname.endsWith("/finance/history")) {
    const isNow = (searchParams.get("untilDay") ?? "") > "2026-11-01";
    if (isEmpty) {
      return json(history([], []));
    }
    return json(
      isNow ? history(NOW, [coupons("2026-11-01", "2026-11-21", 3)]) : history(BEFORE, [coupons(since, since, 1)]),
    );
  }
  if (pathname.endsWith("/finance/accounts")) {
    return json({ accounts: [account, { ...account, accountId: "a2", username: undefined }], accountCount: 2 });
  }
  return json({ data: [], total: 0 });
}

const { main } = testConfig.backends;
const config = { ...testConfig, backends: { ...testConfig.backends, main }, features: { revenueHistory: true } };

beforeEach(() => {
  isEmpty = false;
  mockWindowApis();
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(2026, 10, 21, 12) });
});

afterEach(() => {
  vi.useRealTimers();
  closeConsole();
});

const plain = (text: string | null | undefined) => text?.replaceAll(/[\u00a0\u202f]/g, " ");
const opened = async (path = "/") => {
  const calls = fakeFetch(answer);
  const { user } = await openAt(path, { signedIn: true, config });
  return { calls, user };
};
const revenue = async () => within(await screen.findByRole("region", { name: "Receita recorrente ao longo do tempo" }));

test("home starts with the revenue of a period in one currency, compared with the previous period", async () => {
  const { calls, user } = await opened();
  const panel = await revenue();
  await user.selectOptions(await panel.findByLabelText("Período"), "thisQuarter");
  await panel.findByText("antes: R$ 90,00, em 21/08/2026", { normalizer: (text) => plain(text) ?? "" });
  expect(plain(panel.getByText("Receita mensal em 21/11/2026").parentElement?.textContent)).toContain(
    "R$ 180,00 +100%",
  );
  const asked = () =>
    calls.filter(({ url }) => url.includes("/finance/history")).map(({ url }) => url.replace(/^.*\?/, ""));
  await waitFor(() => expect(asked()).toContain("sinceDay=2026-10-01&untilDay=2026-11-21"));
  expect(asked()).toContain("sinceDay=2026-07-01&untilDay=2026-08-21");
  expect(new URLSearchParams(address().split("?")[1]).get("period")).toBe("thisQuarter");
  await user.selectOptions(panel.getByLabelText("Moeda"), "USD");
  await panel.findAllByText("US$ 7,00", { normalizer: (text) => plain(text)?.trim() ?? "" });
});

test("points and bars are links to the accounts behind them, and partial months have their days in the name", async () => {
  await opened();
  const panel = await revenue();
  const bars = within(await panel.findByRole("group", { name: "Movimentações da receita mensal" }));
  expect(bars.getAllByRole("link").map((link) => plain(link.getAttribute("aria-label")))).toEqual([
    "outubro de 2026: Novas +R$ 50,00",
    "outubro de 2026: Aumentos +R$ 10,00",
    "outubro de 2026: Cancelamentos -R$ 20,00",
    "01/11/2026 a 21/11/2026: Novas +R$ 50,00",
    "01/11/2026 a 21/11/2026: Aumentos +R$ 10,00",
    "01/11/2026 a 21/11/2026: Cancelamentos -R$ 20,00",
  ]);
  expect(bars.getAllByRole("link")[2]?.getAttribute("href")).toBe(
    "/revenue/accounts?figure=churn&since=2026-10-01&until=2026-10-31&currency=BRL",
  );
  const points = within(panel.getByRole("group", { name: "Receita mensal no fim de cada mês" }));
  expect(points.getAllByRole("link")[0]?.getAttribute("href")).toContain("figure=closingBalance&since=2026-10-01");
});

test("the same figures are a table, which adds up, and the definition is shown", async () => {
  const { user } = await opened();
  const panel = await revenue();
  await user.click(await panel.findByText("Ver como tabela"));
  const table = panel.getByRole("table", { name: "Receita recorrente ao longo do tempo" });
  const row = within(table).getAllByRole("row")[1];
  expect(
    within(row ?? table)
      .getAllByRole("cell")
      .map(({ textContent }) => plain(textContent)),
  ).toEqual(["100,00", "50,00", "0,00", "10,00", "0,00", "-20,00", "140,00", "2", "1", "5"]);
  expect(panel.getByText(/os anuais entram divididos por 12.*fuso America\/Sao_Paulo/)).toBeDefined();
});

test("split by plan, a table has the movements of each plan against the period before, and one plan can be chosen", async () => {
  const { user } = await opened();
  const panel = await revenue();
  await user.selectOptions(await panel.findByLabelText("Dividir por"), "plan");
  const table = await panel.findByRole("table", { name: "Movimentações por plano" });
  const textOf = (row: HTMLElement) => plain(row.textContent) ?? "";
  const [, first, second, total] = within(table).getAllByRole("row").map(textOf);
  expect(first).toMatch(/^Escola.*30,00170,0085,00 \+100%$/);
  expect(second).toMatch(/^Essencial.*-30,00110,000,00 $/);
  expect(total).toMatch(/^Total100,00/);
  expect(within(table).getByRole("link", { name: "-30,00" }).getAttribute("href")).toBe(
    "/revenue/accounts?figure=planTransfer&since=2026-11-01&until=2026-11-21&currency=BRL&planId=p1",
  );
  await user.selectOptions(panel.getByLabelText("Plano"), "Essencial");
  await waitFor(() =>
    expect(plain(panel.getByText("Receita mensal em 21/11/2026").parentElement?.textContent)).toContain("R$ 110,00"),
  );
  expect(new URLSearchParams(address().split("?")[1]).get("part")).toBe("p1");
});

test("the accounts behind a bar are listed, also those that were deleted", async () => {
  await opened("/revenue/accounts?figure=newBusiness&since=2026-11-01&until=2026-11-21&currency=BRL");
  expect(await screen.findByRole("heading", { level: 1, name: "Receita recorrente: Novas" })).toBeDefined();
  expect((await screen.findByRole("link", { name: "ana@escola.example" })).getAttribute("href")).toBe(
    "/accounts/show/a1",
  );
  expect(screen.getByText("Conta excluída")).toBeDefined();
});

test("redeemed coupons have their number and cost, and a link to the redemptions of the days", async () => {
  await opened();
  const panel = within(await screen.findByRole("region", { name: "Cupons resgatados" }));
  expect(plain(panel.getByText("Descontos concedidos").parentElement?.textContent)).toBe(
    "Descontos concedidosR$ 12,50antes: R$ 12,50",
  );
  expect(panel.getByRole("link").getAttribute("href")).toBe("/revenue/redemptions?since=2026-11-01&until=2026-11-21");
});

test("a period without revenue has a text instead of a chart", async () => {
  isEmpty = true;
  await opened();
  expect(await (await revenue()).findByText(/Ainda não há receita recorrente neste período/)).toBeDefined();
});

test("without the history in the backend, home has no chart and sends no call for it", async () => {
  const calls = fakeFetch(answer);
  await openAt("/", { signedIn: true });
  await screen.findByRole("region", { name: "Contas por status" });
  await waitFor(() => expect(screen.queryByRole("region", { name: /ao longo do tempo/ })).toBeNull());
  expect(calls.filter(({ url }) => url.includes("/finance/"))).toEqual([]);
});
