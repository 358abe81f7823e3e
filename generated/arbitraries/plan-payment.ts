// @generated from schema/entities/plan-payment.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import { type Arbitrary, record } from "fast-check";
import type { PlanPayment } from "../../schema/entities/plan-payment.ts";
import type { Draw } from "entity-console/arbitraries";
import type { PlanPaymentBody } from "../bodies.ts";

/** A random valid record as responses contain it. */
export function drawPlanPayment(draw: Draw): Arbitrary<PlanPayment> {
  return record(
    {
      id: draw.id("planPayment"),
      name: draw.text({ minLength: 1, maxLength: 120 }),
      description: draw.text({ maxLength: 500 }),
      status: draw.choice(["active", "inactive", "pending", "suspended"], "active"),
      periodicity: draw.choice(["on-demand", "monthly", "yearly"], "monthly"),
      price: draw.number({ minimum: 0, maximum: 9999999999999.99, multipleOf: 0.01 }),
      currency: draw.text({ pattern: "^[A-Z]{3}$" }),
      planId: draw.id("plan"),
    },
    { requiredKeys: ["id", "name", "status", "periodicity", "price", "currency", "planId"] },
  );
}

/** A random valid request body. */
export function drawPlanPaymentBody(draw: Draw): Arbitrary<PlanPaymentBody> {
  return record(
    {
      name: draw.text({ minLength: 1, maxLength: 120 }),
      description: draw.text({ maxLength: 500 }),
      status: draw.choice(["active", "inactive", "pending", "suspended"], "active"),
      periodicity: draw.choice(["on-demand", "monthly", "yearly"], "monthly"),
      price: draw.number({ minimum: 0, maximum: 9999999999999.99, multipleOf: 0.01 }),
      currency: draw.text({ pattern: "^[A-Z]{3}$" }),
    },
    { requiredKeys: ["name", "status", "periodicity", "price", "currency"] },
  );
}
