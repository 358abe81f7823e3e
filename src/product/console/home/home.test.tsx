import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { address, closeConsole, openAt, standInForWindow } from "#console/testing/console-harness.tsx";
import { fakeFetch, json, type SentCall } from "#console/testing/fake-fetch.ts";

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

/** A backend that filters, and tells how much it found. */
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
  standInForWindow();
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
  test("names whoever is signed in by GET /teachers where the token does not tell", async () => {
    const teacher = { id: 1, name: "Ana Prado", user: { id: 2, username: "ana@escola.example" } };
    fakeFetch((call) => (call.url === "/api/teachers" ? json(teacher) : answer(call)));
    await openAt("/", { signedIn: true });
    await screen.findByRole("button", { name: "Sua conta (Ana Prado)" });
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

  test("counts coupons by status, and those that expire within 30 days of the staff member's own day", async () => {
    fakeFetch(answer);
    await openAt("/", { signedIn: true });
    expect(linkIn(await metrics("Cupons por status"), "Pendente")).toBe("/coupons?status=pending");
    const expiring = await screen.findByRole("link", { name: "3 cupons expiram nos próximos 30 dias" });
    expect(decodeURIComponent(expiring.getAttribute("href") ?? "")).toBe(
      "/coupons?expirationDate=2026-11-21..2026-12-21",
    );
  });

  test("shows plans and features at a glance, and leads to the other views", async () => {
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

  test("a metric that could not be counted is said so, and can be asked for again", async () => {
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

  test("a view of its own opens at its own address", async () => {
    fakeFetch(answer);
    await openAt("/accounts/types", { signedIn: true });
    expect(await screen.findByRole("heading", { name: "Contas por tipo" })).toBeDefined();
  });

  test("a backend of whole arrays is asked once for each list, however many figures are worked out of it", async () => {
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
