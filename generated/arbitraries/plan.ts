// @generated from schema/entities/plan.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import type { Arbitrary } from "fast-check";
import type { Plan } from "../../schema/entities/plan.ts";
import { type Arbitraries, arbitraryRecord } from "entity-console/arbitraries";
import type { PlanBody } from "../bodies.ts";
import { arbitraryPlanPayment, arbitraryPlanPaymentBody } from "./plan-payment.ts";

/** A random valid record as responses contain it. */
export function arbitraryPlan(arbitrary: Arbitraries): Arbitrary<Plan> {
  return arbitraryRecord(arbitrary, {
    required: [
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
    fields: {
      id: arbitrary.id("plan"),
      name: { type: "string", minLength: 1, maxLength: 120 },
      description: { type: "string", maxLength: 2000 },
      status: { type: "string", enum: ["active", "inactive", "pending", "suspended"], default: "active" },
      recommended: { type: "boolean", default: false },
      defaultPlan: { type: "boolean", default: false },
      presentationOrder: { type: "integer", minimum: 0, maximum: 9999 },
      accountType: { type: "string", enum: ["individual", "business"], default: "individual" },
      hasTeacher: { type: "boolean", default: false },
      hasAdministrator: { type: "boolean", default: false },
      costSubjective: { type: "integer", minimum: 0, maximum: 1000000 },
      costMultipleChoice: { type: "integer", minimum: 0, maximum: 1000000 },
      costTrueOrFalse: { type: "integer", minimum: 0, maximum: 1000000 },
      costEssay: { type: "integer", minimum: 0, maximum: 1000000 },
      costExplanation: { type: "integer", minimum: 0, maximum: 1000000 },
      costResume: { type: "integer", minimum: 0, maximum: 1000000 },
      costInlineDocument: { type: "integer", minimum: 0, maximum: 1000000 },
      features: arbitrary.list(arbitrary.id("feature"), { uniqueItems: true }),
      initialCredits: { type: "integer", minimum: 0, maximum: 1000000000 },
      creditRecharge: { type: "integer", minimum: 0, maximum: 1000000000 },
      rechargePeriodicity: { type: "string", enum: ["on-demand", "monthly", "yearly"], default: "monthly" },
      planPayments: arbitrary.list(arbitraryPlanPayment(arbitrary), { maxItems: 50 }),
    },
  });
}

/** A random valid request body. */
export function arbitraryPlanBody(arbitrary: Arbitraries): Arbitrary<PlanBody> {
  return arbitraryRecord(arbitrary, {
    required: [
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
    fields: {
      name: { type: "string", minLength: 1, maxLength: 120 },
      description: { type: "string", maxLength: 2000 },
      status: { type: "string", enum: ["active", "inactive", "pending", "suspended"], default: "active" },
      recommended: { type: "boolean", default: false },
      defaultPlan: { type: "boolean", default: false },
      presentationOrder: { type: "integer", minimum: 0, maximum: 9999 },
      accountType: { type: "string", enum: ["individual", "business"], default: "individual" },
      hasTeacher: { type: "boolean", default: false },
      hasAdministrator: { type: "boolean", default: false },
      costSubjective: { type: "integer", minimum: 0, maximum: 1000000 },
      costMultipleChoice: { type: "integer", minimum: 0, maximum: 1000000 },
      costTrueOrFalse: { type: "integer", minimum: 0, maximum: 1000000 },
      costEssay: { type: "integer", minimum: 0, maximum: 1000000 },
      costExplanation: { type: "integer", minimum: 0, maximum: 1000000 },
      costResume: { type: "integer", minimum: 0, maximum: 1000000 },
      costInlineDocument: { type: "integer", minimum: 0, maximum: 1000000 },
      features: arbitrary.list(arbitrary.id("feature"), { uniqueItems: true }),
      initialCredits: { type: "integer", minimum: 0, maximum: 1000000000 },
      creditRecharge: { type: "integer", minimum: 0, maximum: 1000000000 },
      rechargePeriodicity: { type: "string", enum: ["on-demand", "monthly", "yearly"], default: "monthly" },
      planPayments: arbitrary.list(arbitraryPlanPaymentBody(arbitrary), { maxItems: 50 }),
    },
  });
}
