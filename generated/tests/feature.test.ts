// @generated from schema/entities/feature.ts by `npm run codegen`, which overwrites it: edit that file instead.
import { describe } from "vitest";
import { testAddresses } from "#console/testing/generated-tests/test-addresses.ts";
import { testCalls } from "#console/testing/generated-tests/test-calls.ts";
import { testCheck } from "#console/testing/generated-tests/test-check.ts";
import type { CheckRule } from "#console/testing/generated-tests/trials.ts";
import { featureApi } from "../api/feature.ts";
import { drawFeatureBody } from "../arbitraries/feature.ts";
import { featureScreens } from "../screens/feature.ts";
import { validateFeatureCreate, validateFeatureUpdate } from "../validators/feature.js";

/** Each rule of what a form sends. */
const rules: readonly CheckRule[] = [
  { field: "", keyword: "additionalProperties" },
  { field: "name", keyword: "required" },
  { field: "code", keyword: "required" },
  { field: "active", keyword: "required" },
  { field: "name", keyword: "type", limit: "string" },
  { field: "name", keyword: "minLength", limit: 1 },
  { field: "name", keyword: "maxLength", limit: 120 },
  { field: "description", keyword: "type", limit: "string" },
  { field: "description", keyword: "maxLength", limit: 2000 },
  { field: "code", keyword: "type", limit: "string" },
  {
    field: "code",
    keyword: "enum",
    limit: [
      "question-generate",
      "question-correction",
      "essay",
      "hosted-documents",
      "inline-documents",
      "student-module",
      "question-database",
      "presentation-creation",
    ],
  },
  { field: "active", keyword: "type", limit: "boolean" },
];

describe("validateFeatureCreate", () => {
  testCheck(validateFeatureCreate, drawFeatureBody, rules);
});

describe("validateFeatureUpdate", () => {
  testCheck(validateFeatureUpdate, drawFeatureBody, rules);
});

describe("featureApi", () => {
  testCalls(drawFeatureBody, [
    ["GET /features", (transport, { query }) => featureApi(transport).list(query)],
    ["GET /features/{id}", (transport, { id }) => featureApi(transport).get(id)],
    ["POST /features", (transport, { body }) => featureApi(transport).create(body)],
    ["PUT /features/{id}", (transport, { id, body }) => featureApi(transport).update(id, body)],
    ["DELETE /features/{id}", (transport, { id }) => featureApi(transport).delete(id)],
  ]);
});

describe("addresses of feature", () => {
  testAddresses(featureScreens);
});
