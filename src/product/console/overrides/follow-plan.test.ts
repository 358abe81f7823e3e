import { parseExactJson } from "entity-console/console";
import { expect, test } from "vitest";
import type { Plan } from "../../../../schema/entities/plan.ts";
import { followPlan, paymentOf } from "./follow-plan.ts";

type Given = readonly [id: string, periodicity: string, price: number, status?: string];

const payment = (...[id, periodicity, price, status = "active"]: Given) => ({ id, periodicity, price, status });
const plan = (accountType: string, ...planPayments: object[]) => ({ accountType, planPayments }) as unknown as Plan;

const small = plan("individual", payment("s1", "monthly", 19.9), payment("s2", "yearly", 199));
const school = plan(
  "business",
  payment("b0", "monthly", 1, "inactive"),
  payment("b1", "yearly", 8900),
  payment("b2", "monthly", 890),
);

test("another plan brings its type, a payment of the same period, and its price", () => {
  const now = { planId: "b", amount: 19.9, type: "individual" as const };
  expect(followPlan(now, school, { plan: small, payment: "s1" })).toEqual({
    planId: "b",
    planPayment: "b2",
    amount: 890,
    type: "business",
  });
});

test("a price is an amount, however many digits it was written with", () => {
  const price = parseExactJson("199.90");
  const plans = plan("individual", { ...payment("s2", "yearly", 0), price });
  const now = { planId: "s", planPayment: "s2", type: "individual" as const };
  expect(followPlan(now, plans, {}).amount).toBe(199.9);
});

test("an account's payment is found by its id, or by the payment itself; a plan may have none", () => {
  expect(paymentOf(small, "s2")?.price).toBe(199);
  expect(paymentOf(small, { id: "s2", name: "Anual" })?.price).toBe(199);
  expect([paymentOf(small, undefined), paymentOf(small, null)]).toEqual([undefined, undefined]);
  const empty = { accountType: "individual", planPayments: null } as unknown as Plan;
  expect(paymentOf(empty, "s2")).toBeUndefined();
  expect(followPlan({ planId: "e", amount: 5, type: "business" }, empty, {}).amount).toBe(5);
});

test("a payment that was chosen of the plan brings its price", () => {
  const now = { planId: "s", planPayment: "s2", amount: 19.9, type: "individual" as const };
  expect(followPlan(now, small, { plan: small, payment: "s1" }).amount).toBe(199);
});

test("a plan without a payment leaves the amount as it is", () => {
  const now = { planId: "x", amount: 5, type: "individual" as const };
  expect(followPlan(now, plan("business"), {})).toEqual({ planId: "x", amount: 5, type: "business" });
});
