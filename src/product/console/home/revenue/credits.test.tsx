import { screen, within } from "@testing-library/react";
import {
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
import "./credit-coupons-screen.tsx";

const about = { monthsZone: "America/Sao_Paulo", computedAt: "2026-11-21T15:00:00.000Z" };

const creditsOf = (isNow: boolean) => ({
  ...about,
  firstState: "2026-01-15",
  credits: [
    {
      sinceDay: isNow ? "2026-11-01" : "2026-08-01",
      untilDay: isNow ? "2026-11-21" : "2026-08-21",
      isPartial: true,
      isRestated: false,
      outstandingCredits: isNow ? 1500 : 1000,
      creditCoupons: 12,
      unlimitedCoupons: 1,
    },
  ],
});

const coupon = { isCouponDeleted: false, isUnlimited: false, remainingCredits: 1400, couponLastDay: "2026-12-31" };
const COUPONS = [
  { ...coupon, couponId: "c1", couponCode: "NATAL" },
  { couponId: "c2", couponCode: "FOI", isCouponDeleted: true, remainingCredits: 0, isUnlimited: true },
];

function answer({ url }: SentCall): Response {
  const { pathname, searchParams } = new URL(url, "http://console.invalid");
  if (pathname.endsWith("/finance/credits")) {
    return json(creditsOf((searchParams.get("untilDay") ?? "") > "2026-11-01"));
  }
  if (pathname.endsWith("/credits/coupons")) {
    return json({ coupons: COUPONS, couponCount: 2 });
  }
  return json(
    pathname.endsWith("/finance/history")
      ? { ...about, ruleVersion: 1, revenue: [], coupons: [] }
      : { data: [], total: 0 },
  );
}

const open = async (path: string, features: Readonly<Record<string, boolean>>) => {
  const calls = fakeFetch(answer);
  await openAt(path, { signedIn: true, config: { ...testConfig, features: { revenueHistory: true, ...features } } });
  return calls;
};

const plain = (text: string | null | undefined) => text?.replaceAll(/[\u00a0\u202f]/g, " ");

beforeEach(() => {
  mockWindowApis();
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(2026, 10, 21, 12) });
});

afterEach(() => {
  vi.useRealTimers();
  closeConsole();
});

test("outstanding credits are a line against the period before, and each point is a link to its coupons", async () => {
  await open("/?period=thisQuarter", { creditHistory: true });
  const panel = within(await screen.findByRole("region", { name: "Créditos a resgatar no fim de cada mês" }));
  const figure = await panel.findByText("Créditos a resgatar em 21/11/2026");
  expect(plain(figure.parentElement?.textContent)).toContain("1.500 +50%antes: 1.000, em 21/08/2026");
  const point = within(panel.getByRole("group")).getByRole("link");
  expect(point.getAttribute("href")).toBe("/revenue/credits?day=2026-11-21");
  expect(panel.getByText(/O histórico começa em 15\/01\/2026/)).toBeDefined();
});

test("without the history of credits in the backend, home sends no call for it", async () => {
  const calls = await open("/", {});
  await screen.findByRole("region", { name: "Cupons resgatados" });
  expect(screen.queryByRole("region", { name: /^Créditos a resgatar no fim/ })).toBeNull();
  expect(calls.filter(({ url }) => url.includes("/finance/credits"))).toEqual([]);
});

test("the coupons behind a point are listed, also those that were deleted", async () => {
  await open("/revenue/credits?day=2026-11-21", { creditHistory: true });
  expect((await screen.findByRole("link", { name: "NATAL" })).getAttribute("href")).toBe("/coupons/show/c1");
  expect(screen.getByRole("row", { name: /^FOI Sem limite/ })).toBeDefined();
  expect(screen.queryByRole("link", { name: "FOI" })).toBeNull();
});
