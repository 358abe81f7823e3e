// @generated from schema/entities/plan-payment.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import type { Arbitrary } from "fast-check";
import type { PlanPayment } from "../../schema/entities/plan-payment.ts";
import { type Arbitraries, arbitraryRecord } from "entity-console/arbitraries";
import type { PlanPaymentBody } from "../bodies.ts";

/** A random valid record as responses contain it. */
export function arbitraryPlanPayment(arbitrary: Arbitraries): Arbitrary<PlanPayment> {
  return arbitraryRecord(arbitrary, {
    required: ["id", "name", "status", "periodicity", "price", "currency", "planId"],
    fields: {
      id: arbitrary.id("planPayment"),
      name: { type: "string", minLength: 1, maxLength: 120 },
      description: { type: "string", maxLength: 500 },
      status: { type: "string", enum: ["active", "inactive", "pending", "suspended"], default: "active" },
      periodicity: { type: "string", enum: ["on-demand", "monthly", "yearly"], default: "monthly" },
      price: { type: "number", minimum: 0, maximum: 9999999999999.99, format: "money", multipleOf: 0.01 },
      currency: { type: "string", pattern: "^[A-Z]{3}$" },
      planId: arbitrary.id("plan"),
    },
  });
}

/** A random valid request body. */
export function arbitraryPlanPaymentBody(arbitrary: Arbitraries): Arbitrary<PlanPaymentBody> {
  return arbitraryRecord(arbitrary, {
    required: ["name", "status", "periodicity", "price", "currency"],
    fields: {
      name: { type: "string", minLength: 1, maxLength: 120 },
      description: { type: "string", maxLength: 500 },
      status: { type: "string", enum: ["active", "inactive", "pending", "suspended"], default: "active" },
      periodicity: { type: "string", enum: ["on-demand", "monthly", "yearly"], default: "monthly" },
      price: { type: "number", minimum: 0, maximum: 9999999999999.99, format: "money", multipleOf: 0.01 },
      currency: { type: "string", pattern: "^[A-Z]{3}$" },
    },
  });
}
