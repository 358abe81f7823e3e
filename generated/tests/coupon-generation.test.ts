// @generated from schema/entities/coupon-generation.ts by `npm run codegen`, which overwrites it: edit that file instead.
import { describe } from "vitest";
import { testCalls } from "#console/testing/generated-tests/test-calls.ts";
import { testCheck } from "#console/testing/generated-tests/test-check.ts";
import type { CheckRule } from "#console/testing/generated-tests/trials.ts";
import { couponGenerationApi } from "../api/coupon-generation.ts";
import { drawCouponGenerationBody } from "../arbitraries/coupon-generation.ts";
import { validateCouponGenerationCreate } from "../validators/coupon-generation.js";

/** Each rule of what a form sends. */
const rules: readonly CheckRule[] = [
  { field: "", keyword: "additionalProperties" },
  { field: "quantity", keyword: "required" },
  { field: "value", keyword: "required" },
  { field: "quantity", keyword: "type", limit: "integer" },
  { field: "quantity", keyword: "minimum", limit: 1 },
  { field: "quantity", keyword: "maximum", limit: 100000 },
  { field: "value", keyword: "type", limit: "number" },
  { field: "value", keyword: "minimum", limit: 0 },
  { field: "value", keyword: "maximum", limit: 1000000000 },
  { field: "prefix", keyword: "type", limit: "string" },
  { field: "prefix", keyword: "minLength", limit: 1 },
  { field: "prefix", keyword: "maxLength", limit: 20 },
  { field: "prefix", keyword: "pattern", limit: "^[A-Z0-9-]+$" },
  { field: "usageLimit", keyword: "type", limit: "integer" },
  { field: "usageLimit", keyword: "minimum", limit: 1 },
  { field: "usageLimit", keyword: "maximum", limit: 1000000000 },
  { field: "expirationDate", keyword: "type", limit: "string" },
  { field: "expirationDate", keyword: "format", limit: "date" },
];

describe("validateCouponGenerationCreate", () => {
  testCheck(validateCouponGenerationCreate, drawCouponGenerationBody, rules);
});

describe("couponGenerationApi", () => {
  testCalls(drawCouponGenerationBody, [
    ["POST /coupons/generate", (transport, { body }) => couponGenerationApi(transport).create(body)],
  ]);
});
