import { expect, test } from "vitest";
import type { RevenueShare } from "../../../../schema/service.ts";
import { planRevenue } from "./plan-revenue.ts";

const share = (change: Partial<RevenueShare>): RevenueShare => ({
  planId: "p1",
  plan: "Essencial",
  periodicity: "monthly",
  currency: "BRL",
  accounts: 1,
  amount: 10,
  monthly: 10,
  ...change,
});

test("a plan's revenue sums its accounts by currency, without on-demand payments", () => {
  const revenue = [
    share({ accounts: 2, monthly: 0.1 }),
    share({ periodicity: "yearly", monthly: 0.2 }),
    share({ currency: "USD", monthly: 5 }),
    share({ periodicity: "on-demand", accounts: 4, monthly: 0, currency: "EUR" }),
    share({ planId: "p2", accounts: 9, monthly: 99 }),
  ];
  expect(planRevenue(revenue, "p1")).toEqual({
    payers: 8,
    onDemand: 4,
    sums: [
      ["BRL", 0.3],
      ["USD", 5],
    ],
  });
});
