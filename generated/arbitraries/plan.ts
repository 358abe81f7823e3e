// @generated from schema/entities/plan.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import { type Arbitrary, record } from "fast-check";
import type { Plan } from "../../schema/entities/plan.ts";
import type { Arbitraries } from "entity-console/arbitraries";
import type { PlanBody } from "../bodies.ts";
import { arbitraryPlanPayment, arbitraryPlanPaymentBody } from "./plan-payment.ts";

/** A random valid record as responses contain it. */
export function arbitraryPlan(arbitrary: Arbitraries): Arbitrary<Plan> {
  return record(
    {
      id: arbitrary.id("plan"),
      name: arbitrary.text({ minLength: 1, maxLength: 120 }),
      description: arbitrary.text({ maxLength: 2000 }),
      status: arbitrary.choice(["active", "inactive", "pending", "suspended"], "active"),
      recommended: arbitrary.boolean(false),
      defaultPlan: arbitrary.boolean(false),
      presentationOrder: arbitrary.integer({ minimum: 0, maximum: 9999 }),
      accountType: arbitrary.choice(["individual", "business"], "individual"),
      hasTeacher: arbitrary.boolean(false),
      hasAdministrator: arbitrary.boolean(false),
      costSubjective: arbitrary.integer({ minimum: 0, maximum: 1000000 }),
      costMultipleChoice: arbitrary.integer({ minimum: 0, maximum: 1000000 }),
      costTrueOrFalse: arbitrary.integer({ minimum: 0, maximum: 1000000 }),
      costEssay: arbitrary.integer({ minimum: 0, maximum: 1000000 }),
      costExplanation: arbitrary.integer({ minimum: 0, maximum: 1000000 }),
      costResume: arbitrary.integer({ minimum: 0, maximum: 1000000 }),
      costInlineDocument: arbitrary.integer({ minimum: 0, maximum: 1000000 }),
      features: arbitrary.list(arbitrary.id("feature"), { uniqueItems: true }),
      initialCredits: arbitrary.integer({ minimum: 0, maximum: 1000000000 }),
      creditRecharge: arbitrary.integer({ minimum: 0, maximum: 1000000000 }),
      rechargePeriodicity: arbitrary.choice(["on-demand", "monthly", "yearly"], "monthly"),
      planPayments: arbitrary.list(arbitraryPlanPayment(arbitrary), { maxItems: 50 }),
    },
    {
      requiredKeys: [
        "id",
        "name",
        "status",
        "recommended",
        "defaultPlan",
        "presentationOrder",
        "accountType",
        "hasTeacher",
        "hasAdministrator",
        "costSubjective",
        "costMultipleChoice",
        "costTrueOrFalse",
        "costEssay",
        "costExplanation",
        "costResume",
        "costInlineDocument",
        "features",
        "initialCredits",
        "creditRecharge",
        "rechargePeriodicity",
        "planPayments",
      ],
    },
  );
}

/** A random valid request body. */
export function arbitraryPlanBody(arbitrary: Arbitraries): Arbitrary<PlanBody> {
  return record(
    {
      name: arbitrary.text({ minLength: 1, maxLength: 120 }),
      description: arbitrary.text({ maxLength: 2000 }),
      status: arbitrary.choice(["active", "inactive", "pending", "suspended"], "active"),
      recommended: arbitrary.boolean(false),
      defaultPlan: arbitrary.boolean(false),
      presentationOrder: arbitrary.integer({ minimum: 0, maximum: 9999 }),
      accountType: arbitrary.choice(["individual", "business"], "individual"),
      hasTeacher: arbitrary.boolean(false),
      hasAdministrator: arbitrary.boolean(false),
      costSubjective: arbitrary.integer({ minimum: 0, maximum: 1000000 }),
      costMultipleChoice: arbitrary.integer({ minimum: 0, maximum: 1000000 }),
      costTrueOrFalse: arbitrary.integer({ minimum: 0, maximum: 1000000 }),
      costEssay: arbitrary.integer({ minimum: 0, maximum: 1000000 }),
      costExplanation: arbitrary.integer({ minimum: 0, maximum: 1000000 }),
      costResume: arbitrary.integer({ minimum: 0, maximum: 1000000 }),
      costInlineDocument: arbitrary.integer({ minimum: 0, maximum: 1000000 }),
      features: arbitrary.list(arbitrary.id("feature"), { uniqueItems: true }),
      initialCredits: arbitrary.integer({ minimum: 0, maximum: 1000000000 }),
      creditRecharge: arbitrary.integer({ minimum: 0, maximum: 1000000000 }),
      rechargePeriodicity: arbitrary.choice(["on-demand", "monthly", "yearly"], "monthly"),
      planPayments: arbitrary.list(arbitraryPlanPaymentBody(arbitrary), { maxItems: 50 }),
    },
    {
      requiredKeys: [
        "name",
        "status",
        "recommended",
        "defaultPlan",
        "presentationOrder",
        "accountType",
        "hasTeacher",
        "hasAdministrator",
        "costSubjective",
        "costMultipleChoice",
        "costTrueOrFalse",
        "costEssay",
        "costExplanation",
        "costResume",
        "costInlineDocument",
        "features",
        "initialCredits",
        "creditRecharge",
        "rechargePeriodicity",
        "planPayments",
      ],
    },
  );
}
