// @generated from schema/entities/plan.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import { describe } from "vitest";
import { testAddresses, testCalls, testCheck } from "entity-console/generated/testing";
import { planApi } from "../api/plan.ts";
import { arbitraryPlanBody } from "../arbitraries/plan.ts";
import { planCreateSchema } from "../schemas/plan.ts";
import { planScreens } from "../screens/plan.ts";
import { validatePlanCreate, validatePlanUpdate } from "../validators/plan.js";

describe("validatePlanCreate", () => {
  testCheck(validatePlanCreate, arbitraryPlanBody, planCreateSchema);
});

describe("validatePlanUpdate", () => {
  testCheck(validatePlanUpdate, arbitraryPlanBody, planCreateSchema);
});

describe("planApi", () => {
  testCalls(arbitraryPlanBody, [
    ["GET /plans", (transport, { query }) => planApi(transport).list(query)],
    ["GET /plans/{id}", (transport, { id }) => planApi(transport).get(id)],
    ["POST /plans", (transport, { body }) => planApi(transport).create(body)],
    ["PUT /plans/{id}", (transport, { id, body }) => planApi(transport).update(id, body)],
    ["DELETE /plans/{id}", (transport, { id }) => planApi(transport).delete(id)],
    ["GET /plans/enabled", (transport, { query }) => planApi(transport).enabled(query)],
  ]);
});

describe("URLs of plan", () => {
  testAddresses(planScreens);
});
