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
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
// Import the lazy-loaded module now, so that no test waits for it.
import "./home.tsx";
import "./read-finance.ts";

const PLANS = [
  { id: "p1", name: "Essencial" },
  { id: "p2", name: "Escola" },
];

const TOTALS: { readonly [query: string]: number } = {
  "/accounts/all?status=active": 1500,
  "/accounts/all?status=suspended": 500,
  "/accounts/all?planId=p1": 40,
  "/accounts/all?planId=p2": 2,
  "/coupons?status=active": 7,
  "/coupons?expirationDate=2026-11-21..2026-12-21": 3,
  "/plans?status=active": 3,
  "/features?active=true": 8,
};

/** A backend with filters that returns the number of matches. */
function answer({ url }: SentCall): Response {
  const { pathname, searchParams } = new URL(url, "http://console.invalid");
  const path = pathname.replace("/api", "");
  const filter = [...searchParams].find(([name]) => !["page", "pageSize", "sort"].includes(name));
  if (path === "/plans" && filter === undefined) {
    return json({ data: PLANS, total: 2 });
  }
  const total = filter === undefined ? 9 : (TOTALS[`${path}?${filter.join("=")}`] ?? 0);
  return json({ data: total === 0 ? [] : [{ id: "1" }], total });
}

beforeEach(() => {
  mockWindowApis();
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(2026, 10, 21, 23, 30) });
});

afterEach(() => {
  vi.useRealTimers();
  closeConsole();
});

const metrics = async (title: string) => {
  const list = await screen.findByRole("list", { name: title });
  await waitFor(() => expect(list.textContent).toMatch(/\d/));
  return list;
};

const linkIn = (list: HTMLElement, name: string) => within(list).getByRole("link", { name }).getAttribute("href");

describe("the home screen", () => {
  test("shows the user name from GET /teachers if the token does not contain it", async () => {
    const teacher = { id: 1, name: "Ana Prado", user: { id: 2, username: "ana@escola.example" } };
    fakeFetch((call) => (call.url === "/api/teachers" ? json(teacher) : answer(call)));
    await openAt("/", { signedIn: true });
    await screen.findByRole("button", { name: "Sua conta (Ana Prado)" });
    await screen.findByRole("heading", { level: 1, name: "Olá, Ana Prado" });
  });

  test("counts accounts by status and by plan, each metric with the way to its records", async () => {
    fakeFetch(answer);
    const { user } = await openAt("/", { signedIn: true });
    const byStatus = await metrics("Contas por status");
    await waitFor(() => expect(byStatus.textContent).toBe("Ativa1.50075%Inativa00%Pendente00%Suspensa50025%"));
    expect(linkIn(byStatus, "Ativa")).toBe("/accounts?status=active");
    const byPlan = await metrics("Contas por plano");
    await waitFor(() => expect(byPlan.textContent).toBe("Essencial4095%Escola25%"));
    await user.click(within(byPlan).getByRole("link", { name: "Escola" }));
    await waitFor(() => expect(address()).toBe("/accounts?planId=p2"));
  });

  test("shows the plans with most accounts, the others as one, and accounts without a plan: all accounts together", async () => {
    const counts = [2, 0, 0, 5, 0, 40, 41, 43, 3, 10, 50, 1];
    const plans = counts.map((_, at) => ({ id: `p${at}`, name: `Plano ${at}` }));
    fakeFetch((call) => {
      const { pathname, searchParams } = new URL(call.url, "http://console.invalid");
      if (pathname.endsWith("/plans")) {
        return json({ data: plans, total: plans.length });
      }
      const planId = searchParams.get("planId");
      const isAccounts = pathname.endsWith("/accounts/all") && !searchParams.has("status");
      return isAccounts ? json({ data: [], total: planId ? counts[Number(planId.slice(1))] : 202 }) : answer(call);
    });
    await openAt("/", { signedIn: true });
    const byPlan = await metrics("Contas por plano");
    await waitFor(() => expect(within(byPlan).getAllByRole("listitem")[0]?.textContent).toBe("Plano 105025%"));
    const rows = within(byPlan).getAllByRole("listitem");
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      "Plano 105025%",
      "Plano 74321%",
      "Plano 64120%",
      "Plano 54020%",
      "Plano 9105%",
      "Plano 353%",
      "Plano 832%",
      "Plano 02< 1%",
      "Outros1< 1%",
      "Sem plano73%",
    ]);
  });

  test("counts coupons by the status that lists show", async () => {
    const coupon = { status: "active", usageCount: 0, usageLimit: 1 };
    const rows = [coupon, coupon, { ...coupon, usageCount: 1 }, { ...coupon, expirationDate: "2026-11-20" }];
    const isAll = (url: string) => /\/coupons(\?|$)/.test(url) && !/status=|expirationDate=/.test(url);
    fakeFetch((call) =>
      isAll(call.url) ? json({ data: rows.map((row, id) => ({ ...row, id })), total: rows.length }) : answer(call),
    );
    await openAt("/", { signedIn: true });
    const byStatus = await metrics("Cupons por status");
    await waitFor(() => expect(byStatus.textContent).toBe("Disponível250%Expirado125%Esgotado125%"));
    expect(linkIn(byStatus, "Esgotado")).toBe("/coupons?state=exhausted");
  });

  test("counts the coupons that expire within 30 days of the staff member's own day", async () => {
    fakeFetch(answer);
    await openAt("/", { signedIn: true });
    const expiring = await screen.findByRole("link", { name: "3 cupons expiram nos próximos 30 dias" });
    expect(decodeURIComponent(expiring.getAttribute("href") ?? "")).toBe("/coupons?expirationDate=@next30");
  });

  test("shows plans and features, and links to the other views", async () => {
    fakeFetch(answer);
    await openAt("/", { signedIn: true });
    expect(linkIn(await metrics("Planos por status"), "Ativo")).toBe("/plans?status=active");
    const features = await metrics("Recursos");
    await waitFor(() => expect(features.textContent).toBe("Ativos8100%Inativos00%"));
    expect(linkIn(features, "Inativos")).toBe("/features?active=false");
    const views = screen.getByRole("region", { name: "Outras visões" });
    expect(
      within(views)
        .getAllByRole("link")
        .map((link) => link.getAttribute("href")),
    ).toEqual(["/accounts/types", "/coupons/distributions", "/plans/periodicities"]);
  });

  test("a metric that could not be loaded shows an error and can be retried", async () => {
    let isDown = true;
    fakeFetch((call) => (isDown && call.url.includes("status=active") ? json({}, 500) : answer(call)));
    const { user } = await openAt("/", { signedIn: true });
    const panel = await screen.findByRole("region", { name: "Contas por status" });
    expect(await within(panel).findByText("Não foi possível carregar todos os números.")).toBeDefined();
    expect(within(panel).getByRole("list").textContent).toContain("Ativa–");
    isDown = false;
    await user.click(within(panel).getByRole("button", { name: "Tentar de novo" }));
    await waitFor(() => expect(within(panel).getByRole("list").textContent).toContain("Ativa1.500"));
    expect(within(panel).queryByRole("button")).toBeNull();
  });

  test("shows the sums of a backend that makes them, and fetches no account for them", async () => {
    const share = { planId: "p1", plan: "Essencial", currency: "BRL" };
    const summary = {
      revenue: [
        { ...share, periodicity: "monthly", accounts: 40, amount: 796, monthly: 796 },
        { ...share, periodicity: "yearly", accounts: 2, amount: 398, monthly: 33.17 },
        { ...share, periodicity: "on-demand", accounts: 7, amount: 70, monthly: 0 },
      ],
      unpricedAccounts: 1,
      driftedAccounts: 1,
      drifted: [
        { accountId: "a1", username: "ana@escola.example", plan: "Escola", amount: 19.9, price: 890, currency: "BRL" },
      ],
      couponCredits: 1250,
      unlimitedCoupons: 3,
    };
    const calls = fakeFetch((call) => (call.url.endsWith("/dashboard/finance") ? json(summary) : answer(call)));
    const { main } = testConfig.backends;
    const config = {
      ...testConfig,
      backends: { ...testConfig.backends, main: { ...main, abilities: { sums: true } } },
    };
    await openAt("/", { signedIn: true, config });
    const revenue = within(await screen.findByRole("region", { name: "Receita mensal recorrente" }));
    expect(revenue.getByText(/829,17/)).toBeDefined();
    expect(revenue.getAllByRole("row").map(({ textContent }) => textContent?.replaceAll("\u00a0", " "))).toEqual([
      "PlanoPeriodicidadeContasPor mês",
      "EssencialMensalMensal40R$ 796,00",
      "EssencialAnualAnual2R$ 33,17",
    ]);
    expect(revenue.getByText(/Não incluídas: 7 contas sob demanda e/)).toBeDefined();
    const unpriced = revenue.getByRole("link", { name: "1 conta sem preço" });
    expect(decodeURIComponent(unpriced.getAttribute("href") ?? "")).toBe("/accounts?status=active&planPayment=@empty");
    expect(revenue.getAllByRole("link")[0]?.getAttribute("href")).toBe("/accounts?status=active&planId=p1");
    const drift = within(screen.getByRole("region", { name: "Contas com valor diferente do plano" }));
    expect(drift.getByRole("link").getAttribute("href")).toBe("/accounts/show/a1");
    expect(screen.getByRole("link", { name: "1.250 créditos" }).getAttribute("href")).toBe(
      "/coupons?status=active&type=credits",
    );
    expect(calls.some(({ url }) => /\/accounts\/all\?.*pageSize=(25|500)/.test(url))).toBe(false);
  });

  test("reports that there are too many accounts to compute sums", async () => {
    const manyAccounts = Array.from({ length: 25 }, (_, index) => ({ id: index + 1 }));
    fakeFetch((call) =>
      /accounts\/all\?page=1&pageSize=25$/.test(call.url) ? json({ data: manyAccounts, total: 100_000 }) : answer(call),
    );
    await openAt("/", { signedIn: true });
    expect(await screen.findByText(/contas demais para somar no navegador/)).toBeDefined();
    expect(linkIn(await metrics("Cupons por status do cadastro"), "Pendente")).toBe("/coupons?status=pending");
    expect(await screen.findByRole("link", { name: /cupons expiram/ })).toBeDefined();
  });

  test("a view of its own opens at its own address", async () => {
    fakeFetch(answer);
    await openAt("/accounts/types", { signedIn: true });
    expect(await screen.findByRole("heading", { name: "Contas por tipo" })).toBeDefined();
  });

  test("with plain arrays, each list is loaded once for all figures", async () => {
    const lists: { readonly [path: string]: readonly object[] } = {
      "/accounts/all": [1, 2, 3].map((id) => ({ id, status: id === 3 ? "suspended" : "active", planId: 1 })),
      "/plans": [{ id: 1, name: "Essencial", status: "active" }],
    };
    const calls = fakeFetch(({ url }) => json(lists[url.replace(/^.*\/api|\?.*$/g, "")] ?? []));
    await openAt("/", { signedIn: true });
    const byStatus = await metrics("Contas por status");
    await waitFor(() => expect(byStatus.textContent).toBe("Ativa267%Inativa00%Pendente00%Suspensa133%"));
    await waitFor(() =>
      expect(screen.getByRole("list", { name: "Contas por plano" }).textContent).toBe("Essencial3100%"),
    );
    const asked = calls.map(({ url }) => url.replace(/^.*\/api|\?.*$/g, "")).toSorted();
    expect(asked.filter((path) => path !== "/teachers")).toEqual(["/accounts/all", "/coupons", "/features", "/plans"]);
  });
});
