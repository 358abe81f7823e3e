// @generated from schema/entities/plan.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import { type Arbitrary, record } from "fast-check";
import type { Plan } from "../../schema/entities/plan.ts";
import type { Draw } from "entity-console/arbitraries";
import type { PlanBody } from "../bodies.ts";
import { drawPlanPayment, drawPlanPaymentBody } from "./plan-payment.ts";

/** A random valid record as responses contain it. */
export function drawPlan(draw: Draw): Arbitrary<Plan> {
  return record(
    {
      id: draw.id("plan"),
      name: draw.text({ minLength: 1, maxLength: 120 }),
      description: draw.text({ maxLength: 2000 }),
      status: draw.choice(["active", "inactive", "pending", "suspended"], "active"),
      recommended: draw.boolean(false),
      defaultPlan: draw.boolean(false),
      presentationOrder: draw.integer({ minimum: 0, maximum: 9999 }),
      accountType: draw.choice(["individual", "business"], "individual"),
      hasTeacher: draw.boolean(false),
      hasAdministrator: draw.boolean(false),
      costSubjective: draw.integer({ minimum: 0, maximum: 1000000 }),
      costMultipleChoice: draw.integer({ minimum: 0, maximum: 1000000 }),
      costTrueOrFalse: draw.integer({ minimum: 0, maximum: 1000000 }),
      costEssay: draw.integer({ minimum: 0, maximum: 1000000 }),
      costExplanation: draw.integer({ minimum: 0, maximum: 1000000 }),
      costResume: draw.integer({ minimum: 0, maximum: 1000000 }),
      costInlineDocument: draw.integer({ minimum: 0, maximum: 1000000 }),
      features: draw.list(draw.id("feature"), { uniqueItems: true }),
      initialCredits: draw.integer({ minimum: 0, maximum: 1000000000 }),
      creditRecharge: draw.integer({ minimum: 0, maximum: 1000000000 }),
      rechargePeriodicity: draw.choice(["on-demand", "monthly", "yearly"], "monthly"),
      planPayments: draw.list(drawPlanPayment(draw), { maxItems: 50 }),
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
export function drawPlanBody(draw: Draw): Arbitrary<PlanBody> {
  return record(
    {
      name: draw.text({ minLength: 1, maxLength: 120 }),
      description: draw.text({ maxLength: 2000 }),
      status: draw.choice(["active", "inactive", "pending", "suspended"], "active"),
      recommended: draw.boolean(false),
      defaultPlan: draw.boolean(false),
      presentationOrder: draw.integer({ minimum: 0, maximum: 9999 }),
      accountType: draw.choice(["individual", "business"], "individual"),
      hasTeacher: draw.boolean(false),
      hasAdministrator: draw.boolean(false),
      costSubjective: draw.integer({ minimum: 0, maximum: 1000000 }),
      costMultipleChoice: draw.integer({ minimum: 0, maximum: 1000000 }),
      costTrueOrFalse: draw.integer({ minimum: 0, maximum: 1000000 }),
      costEssay: draw.integer({ minimum: 0, maximum: 1000000 }),
      costExplanation: draw.integer({ minimum: 0, maximum: 1000000 }),
      costResume: draw.integer({ minimum: 0, maximum: 1000000 }),
      costInlineDocument: draw.integer({ minimum: 0, maximum: 1000000 }),
      features: draw.list(draw.id("feature"), { uniqueItems: true }),
      initialCredits: draw.integer({ minimum: 0, maximum: 1000000000 }),
      creditRecharge: draw.integer({ minimum: 0, maximum: 1000000000 }),
      rechargePeriodicity: draw.choice(["on-demand", "monthly", "yearly"], "monthly"),
      planPayments: draw.list(drawPlanPaymentBody(draw), { maxItems: 50 }),
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
