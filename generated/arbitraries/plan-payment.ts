// @generated from schema/entities/plan-payment.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import { type Arbitrary, record } from "fast-check";
import type { PlanPayment } from "../../schema/entities/plan-payment.ts";
import type { Arbitraries } from "entity-console/arbitraries";
import type { PlanPaymentBody } from "../bodies.ts";

/** A random valid record as responses contain it. */
export function arbitraryPlanPayment(arbitrary: Arbitraries): Arbitrary<PlanPayment> {
  return record(
    {
      id: arbitrary.id("planPayment"),
      name: arbitrary.text({ minLength: 1, maxLength: 120 }),
      description: arbitrary.text({ maxLength: 500 }),
      status: arbitrary.choice(["active", "inactive", "pending", "suspended"], "active"),
      periodicity: arbitrary.choice(["on-demand", "monthly", "yearly"], "monthly"),
      price: arbitrary.number({ minimum: 0, maximum: 9999999999999.99, multipleOf: 0.01 }),
      currency: arbitrary.text({ pattern: "^[A-Z]{3}$" }),
      planId: arbitrary.id("plan"),
    },
    { requiredKeys: ["id", "name", "status", "periodicity", "price", "currency", "planId"] },
  );
}

/** A random valid request body. */
export function arbitraryPlanPaymentBody(arbitrary: Arbitraries): Arbitrary<PlanPaymentBody> {
  return record(
    {
      name: arbitrary.text({ minLength: 1, maxLength: 120 }),
      description: arbitrary.text({ maxLength: 500 }),
      status: arbitrary.choice(["active", "inactive", "pending", "suspended"], "active"),
      periodicity: arbitrary.choice(["on-demand", "monthly", "yearly"], "monthly"),
      price: arbitrary.number({ minimum: 0, maximum: 9999999999999.99, multipleOf: 0.01 }),
      currency: arbitrary.text({ pattern: "^[A-Z]{3}$" }),
    },
    { requiredKeys: ["name", "status", "periodicity", "price", "currency"] },
  );
}
