// @generated from schema/entities/plan.ts by `npm run codegen`, which overwrites it: edit that file instead.
import { describe } from "vitest";
import { testAddresses } from "#console/testing/generated-tests/test-addresses.ts";
import { testCalls } from "#console/testing/generated-tests/test-calls.ts";
import { testCheck } from "#console/testing/generated-tests/test-check.ts";
import type { CheckRule } from "#console/testing/generated-tests/trials.ts";
import { planApi } from "../api/plan.ts";
import { drawPlanBody } from "../arbitraries/plan.ts";
import { planScreens } from "../screens/plan.ts";
import { validatePlanCreate, validatePlanUpdate } from "../validators/plan.js";

/** Each rule of what a form sends. */
const rules: readonly CheckRule[] = [
  { field: "", keyword: "additionalProperties" },
  { field: "name", keyword: "required" },
  { field: "status", keyword: "required" },
  { field: "recommended", keyword: "required" },
  { field: "defaultPlan", keyword: "required" },
  { field: "presentationOrder", keyword: "required" },
  { field: "accountType", keyword: "required" },
  { field: "hasTeacher", keyword: "required" },
  { field: "hasAdministrator", keyword: "required" },
  { field: "costSubjective", keyword: "required" },
  { field: "costMultipleChoice", keyword: "required" },
  { field: "costTrueOrFalse", keyword: "required" },
  { field: "costEssay", keyword: "required" },
  { field: "costExplanation", keyword: "required" },
  { field: "costResume", keyword: "required" },
  { field: "costInlineDocument", keyword: "required" },
  { field: "features", keyword: "required" },
  { field: "initialCredits", keyword: "required" },
  { field: "creditRecharge", keyword: "required" },
  { field: "rechargePeriodicity", keyword: "required" },
  { field: "planPayments", keyword: "required" },
  { field: "name", keyword: "type", limit: "string" },
  { field: "name", keyword: "minLength", limit: 1 },
  { field: "name", keyword: "maxLength", limit: 120 },
  { field: "description", keyword: "type", limit: "string" },
  { field: "description", keyword: "maxLength", limit: 2000 },
  { field: "status", keyword: "type", limit: "string" },
  { field: "status", keyword: "enum", limit: ["active", "inactive", "pending", "suspended"] },
  { field: "recommended", keyword: "type", limit: "boolean" },
  { field: "defaultPlan", keyword: "type", limit: "boolean" },
  { field: "presentationOrder", keyword: "type", limit: "integer" },
  { field: "presentationOrder", keyword: "minimum", limit: 0 },
  { field: "presentationOrder", keyword: "maximum", limit: 9999 },
  { field: "accountType", keyword: "type", limit: "string" },
  { field: "accountType", keyword: "enum", limit: ["individual", "business"] },
  { field: "hasTeacher", keyword: "type", limit: "boolean" },
  { field: "hasAdministrator", keyword: "type", limit: "boolean" },
  { field: "costSubjective", keyword: "type", limit: "integer" },
  { field: "costSubjective", keyword: "minimum", limit: 0 },
  { field: "costSubjective", keyword: "maximum", limit: 1000000 },
  { field: "costMultipleChoice", keyword: "type", limit: "integer" },
  { field: "costMultipleChoice", keyword: "minimum", limit: 0 },
  { field: "costMultipleChoice", keyword: "maximum", limit: 1000000 },
  { field: "costTrueOrFalse", keyword: "type", limit: "integer" },
  { field: "costTrueOrFalse", keyword: "minimum", limit: 0 },
  { field: "costTrueOrFalse", keyword: "maximum", limit: 1000000 },
  { field: "costEssay", keyword: "type", limit: "integer" },
  { field: "costEssay", keyword: "minimum", limit: 0 },
  { field: "costEssay", keyword: "maximum", limit: 1000000 },
  { field: "costExplanation", keyword: "type", limit: "integer" },
  { field: "costExplanation", keyword: "minimum", limit: 0 },
  { field: "costExplanation", keyword: "maximum", limit: 1000000 },
  { field: "costResume", keyword: "type", limit: "integer" },
  { field: "costResume", keyword: "minimum", limit: 0 },
  { field: "costResume", keyword: "maximum", limit: 1000000 },
  { field: "costInlineDocument", keyword: "type", limit: "integer" },
  { field: "costInlineDocument", keyword: "minimum", limit: 0 },
  { field: "costInlineDocument", keyword: "maximum", limit: 1000000 },
  { field: "features", keyword: "type", limit: "array" },
  { field: "features", keyword: "uniqueItems" },
  { field: "features.0", keyword: "type", limit: "string" },
  { field: "initialCredits", keyword: "type", limit: "integer" },
  { field: "initialCredits", keyword: "minimum", limit: 0 },
  { field: "initialCredits", keyword: "maximum", limit: 1000000000 },
  { field: "creditRecharge", keyword: "type", limit: "integer" },
  { field: "creditRecharge", keyword: "minimum", limit: 0 },
  { field: "creditRecharge", keyword: "maximum", limit: 1000000000 },
  { field: "rechargePeriodicity", keyword: "type", limit: "string" },
  { field: "rechargePeriodicity", keyword: "enum", limit: ["on-demand", "monthly", "yearly"] },
  { field: "planPayments", keyword: "type", limit: "array" },
  { field: "planPayments", keyword: "maxItems", limit: 50 },
  { field: "planPayments.0", keyword: "additionalProperties" },
  { field: "planPayments.0.name", keyword: "required" },
  { field: "planPayments.0.status", keyword: "required" },
  { field: "planPayments.0.periodicity", keyword: "required" },
  { field: "planPayments.0.price", keyword: "required" },
  { field: "planPayments.0.currency", keyword: "required" },
  { field: "planPayments.0.id", keyword: "type", limit: "string" },
  { field: "planPayments.0.name", keyword: "type", limit: "string" },
  { field: "planPayments.0.name", keyword: "minLength", limit: 1 },
  { field: "planPayments.0.name", keyword: "maxLength", limit: 120 },
  { field: "planPayments.0.description", keyword: "type", limit: "string" },
  { field: "planPayments.0.description", keyword: "maxLength", limit: 500 },
  { field: "planPayments.0.status", keyword: "type", limit: "string" },
  { field: "planPayments.0.status", keyword: "enum", limit: ["active", "inactive", "pending", "suspended"] },
  { field: "planPayments.0.periodicity", keyword: "type", limit: "string" },
  { field: "planPayments.0.periodicity", keyword: "enum", limit: ["on-demand", "monthly", "yearly"] },
  { field: "planPayments.0.price", keyword: "type", limit: "number" },
  { field: "planPayments.0.price", keyword: "minimum", limit: 0 },
  { field: "planPayments.0.price", keyword: "maximum", limit: 9999999999999.99 },
  { field: "planPayments.0.price", keyword: "format", limit: "money" },
  { field: "planPayments.0.currency", keyword: "type", limit: "string" },
  { field: "planPayments.0.currency", keyword: "pattern", limit: "^[A-Z]{3}$" },
];

describe("validatePlanCreate", () => {
  testCheck(validatePlanCreate, drawPlanBody, rules);
});

describe("validatePlanUpdate", () => {
  testCheck(validatePlanUpdate, drawPlanBody, rules);
});

describe("planApi", () => {
  testCalls(drawPlanBody, [
    ["GET /plans", (transport, { query }) => planApi(transport).list(query)],
    ["GET /plans/{id}", (transport, { id }) => planApi(transport).get(id)],
    ["POST /plans", (transport, { body }) => planApi(transport).create(body)],
    ["PUT /plans/{id}", (transport, { id, body }) => planApi(transport).update(id, body)],
    ["DELETE /plans/{id}", (transport, { id }) => planApi(transport).delete(id)],
    ["GET /plans/enabled", (transport, { query }) => planApi(transport).enabled(query)],
  ]);
});

describe("addresses of plan", () => {
  testAddresses(planScreens);
});
