import { parseExactJson } from "entity-console/console";
import { expect, test } from "vitest";
import type { Plan } from "../../../../schema/entities/plan.ts";
import { priceGap } from "./price-gap.ts";

const plan = { planPayments: [{ id: "m1", price: 29.9, currency: "EUR" }] } as unknown as Plan;

test.each([
  [{ amount: 29.9, planPayment: "m1" }, 0],
  [{ amount: 19.8, planPayment: "m1" }, -10.1],
  [{ amount: 40, planPayment: "m1" }, 10.1],
  [{ amount: parseExactJson("29.90") as number, planPayment: "m1" }, 0],
  [{ planPayment: "m1" }, null],
  [{ amount: 29.9, planPayment: "m9" }, null],
  [{ amount: 29.9 }, null],
])("an account with %j is that far off its plan's price: %s", (account, apart) => {
  expect(priceGap(account, plan).apart).toBe(apart);
});

test("a price is in its payment's currency", () => {
  expect(priceGap({ planPayment: "m1" }, plan)).toEqual({ paid: null, price: 29.9, apart: null, currency: "EUR" });
  expect(priceGap({ amount: 1 }, undefined)).toEqual({ paid: 1, price: null, apart: null, currency: "BRL" });
});
